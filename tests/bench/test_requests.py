"""What is counted of a turn, and a home that takes more than a thread."""

from collections import Counter

from bench.requests_per_turn import Counted, figures


def test_a_home_that_takes_more_than_a_thread_is_found_and_steps_do_not_count() -> None:
    thread = Counted(2, 2, Counter({"POST /interactions": 6, "PATCH /webhooks": 6}))
    busy = Counted(2, 5, Counter({"POST /interactions": 10, "PATCH /webhooks": 10}))
    more = Counted(2, 2, Counter({"POST /interactions": 13}))
    by_home = {"thread": {"magnate": thread}, "letters": {"magnate": busy}}
    assert [one.reached for one in figures(by_home)] == [None, False]
    assert [one.value for one in figures(by_home)] == [6.0, 7.0]
    by_home |= {
        "letters": {"magnate": Counted(2, 5, Counter({"POST": 18}))},
        "group": {"magnate": more},
    }
    assert [one.reached for one in figures(by_home)] == [None, True, False]
