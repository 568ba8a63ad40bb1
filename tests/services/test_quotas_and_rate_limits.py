"""What happened lately, and no more of it than is needed."""

from services.quotas_and_rate_limits import PICTURE_SPAN, MovingWindow


def test_times_are_recent_for_so_many_seconds_each_key_by_itself():
    lately = MovingWindow(60)
    lately.recent("a", 0).append(0)
    lately.recent("a", 30).append(30)
    lately.recent("b", 30).append(30)
    assert [*lately.recent("a", 59)] == [0, 30]
    assert [*lately.recent("a", 60)] == [*lately.recent("b", 60)] == [30]


def test_who_has_no_recent_time_is_forgotten_once_there_are_many(monkeypatch):
    monkeypatch.setattr("services.quotas_and_rate_limits.MOST", 2)
    lately = MovingWindow(60)
    lately.recent("a", 0).append(0)
    lately.recent("b", 30).append(30)
    lately.forget(60)
    assert len(lately) == 2
    lately.recent("c", 60).append(60)
    lately.forget(60)
    assert len(lately) == 2
    assert [*lately.recent("b", 60)] == [30]


def test_so_many_are_spared_and_no_more_until_the_first_is_a_minute_old():
    limit = MovingWindow[str](PICTURE_SPAN)
    assert [limit.allows("a", 2, now) for now in (0, 10, 20)] == [True, True, False]
    assert limit.allows("b", 2, 20)
    assert limit.allows("a", 2, PICTURE_SPAN)
    assert not limit.allows("a", 2, PICTURE_SPAN + 5)
    assert limit.allows("a", 2, PICTURE_SPAN + 10)
