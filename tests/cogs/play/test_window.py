"""What happened lately, and no more of it than is needed."""

from cogs.play.window import Window


def test_times_are_recent_for_so_many_seconds_each_key_by_itself():
    window = Window(60)
    window.recent("a", 0).append(0)
    window.recent("a", 30).append(30)
    window.recent("b", 30).append(30)
    assert [*window.recent("a", 59)] == [0, 30]
    assert [*window.recent("a", 60)] == [*window.recent("b", 60)] == [30]


def test_who_has_no_recent_time_is_forgotten_once_there_are_many(monkeypatch):
    monkeypatch.setattr("cogs.play.window.MOST", 2)
    window = Window(60)
    window.recent("a", 0).append(0)
    window.recent("b", 30).append(30)
    window.forget(60)
    assert len(window) == 2
    window.recent("c", 60).append(60)
    window.forget(60)
    assert len(window) == 2
    assert [*window.recent("b", 60)] == [30]
