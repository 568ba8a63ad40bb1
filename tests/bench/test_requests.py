"""What is counted of a turn, and a home that takes more than a thread."""

from collections import Counter

from bench.requests_per_turn import Counted, figures


def test_a_home_that_takes_more_than_a_thread_is_found_and_steps_do_not_count() -> None:
    thread = Counted(2, 2, Counter({"POST /interactions": 6, "PATCH /webhooks": 6}))
    busy = Counted(2, 5, Counter({"POST /interactions": 10, "PATCH /webhooks": 10}))
    by_home = {"thread": {"magnate": thread}, "letters": {"magnate": busy}}
    assert [one.reached for one in figures(by_home)] == [None, False, False]
    assert [one.value for one in figures(by_home)] == [6.0, 7.0, 7.0]


def test_cards_that_take_more_than_threads_are_found_alone_and_together_with_letters() -> None:
    def took(requests: int) -> dict[str, Counted]:
        return {"magnate": Counted(1, 1, Counter({"POST": requests}))}

    by_home = {"thread": took(6), "letters": took(4), "group": took(8)}
    assert [one.reached for one in figures(by_home)] == [None, True, False, True]
    by_home["group"] = took(9)
    assert [one.reached for one in figures(by_home)] == [None, True, False, False]
