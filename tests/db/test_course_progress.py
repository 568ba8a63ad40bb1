"""How far somebody is in a course is kept, game by game."""

import asyncio

from db import Store
from db.course_progress import Course

ANN, BEN = "ann", "ben"


async def test_who_has_learned_nothing_has_no_courses(store: Store) -> None:
    assert await store.courses.of(ANN) == {}


async def test_a_course_is_kept_as_it_was_left_last(store: Store) -> None:
    await store.courses.save(
        ANN, "magnate", Course("build", ("> build castle harvest",), ("goal",))
    )
    await store.courses.save(ANN, "magus", Course(done=("goal",)))
    later = Course("deed", (), ("goal", "build"))
    await store.courses.save(ANN, "magnate", later)
    await store.courses.save(BEN, "magnate", Course("goal"))
    assert await store.courses.of(ANN) == {"magnate": later, "magus": Course(done=("goal",))}


async def test_a_course_that_is_begun_twice_at_once_is_kept_once(store: Store) -> None:
    at_once = [store.courses.save(ANN, "magnate", Course("goal")) for _ in range(4)]
    await asyncio.gather(*at_once)
    assert await store.courses.of(ANN) == {"magnate": Course("goal")}


async def test_of_who_is_forgotten_no_course_is_left(store: Store) -> None:
    await store.courses.save(ANN, "magnate", Course("goal"))
    await store.people.forget(ANN)
    assert await store.courses.of(ANN) == {}
