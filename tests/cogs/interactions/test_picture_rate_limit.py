"""So many answers with pictures in a minute, for each person."""

from cogs.interactions.picture_rate_limit import SPAN, Brake


def test_so_many_are_spared_and_no_more_until_the_first_is_a_minute_old():
    brake = Brake()
    assert [brake.spares("a", 2, now) for now in (0, 10, 20)] == [True, True, False]
    assert brake.spares("b", 2, 20)
    assert brake.spares("a", 2, SPAN)
    assert not brake.spares("a", 2, SPAN + 5)
    assert brake.spares("a", 2, SPAN + 10)
