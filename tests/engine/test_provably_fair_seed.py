"""Chance comes from a secret that was sealed before, and from what players added since."""

from dataclasses import replace

import pytest

from engine import lobby, provably_fair_seed, registry, substitutes
from engine.errors import MatchClosed, NotHost, TooFewSeats
from engine.match import Match
from engine.match_record import Kind, Record, dump, load, verify
from tests.harbours import game as harbours

NOW = 1_000_000
IDS = ("ann", "ben", "cleo")
WORDS = ("pelican", "1444000111222333", "")


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_guests", {})
    registry.welcome(harbours)


def begun(secret: str = "5e" * 32, words: tuple[str, str, str] = WORDS) -> Match:
    match = lobby.open_match("m1", "harbours", "ann", secret, NOW)
    lobby.join(match, "ben", NOW, added=words[1])
    lobby.join(match, "cleo", NOW, added=words[2])
    lobby.start(match, "ann", NOW, words[0])
    return match


def ended(words: tuple[str, str, str] = WORDS) -> Record:
    match = begun(words=words)
    while match.to_act():
        match.fall_back(match.to_act()[0], NOW)
    return match.record()


def test_without_anything_added_seats_and_seed_are_those_of_before() -> None:
    assert provably_fair_seed.seating("s", IDS, ("", "", "")) == provably_fair_seed.seating(
        "s", IDS
    )
    assert provably_fair_seed.seed("s", IDS, ("", "", "")) == provably_fair_seed.seed("s", IDS)
    assert provably_fair_seed.seed("s", IDS) == (
        "ceec95e3ce7f2d55716f5bb6855e8e3e589f4491aa0907b2a0faea3400b88c60"
    )


def test_a_secret_that_was_sought_for_a_seat_gives_any_seat_once_somebody_adds() -> None:
    sought = next(
        secret
        for n in range(1000)
        if provably_fair_seed.seating(secret := f"{n:064x}", IDS)[0] == "ann"
        and provably_fair_seed.chance(
            provably_fair_seed.seed(secret, provably_fair_seed.seating(secret, IDS)), 0
        ).index(6)
        == 5
    )
    firsts = {provably_fair_seed.seating(sought, IDS, (str(n), "", ""))[0] for n in range(30)}
    rolls = {
        provably_fair_seed.chance(provably_fair_seed.seed(sought, IDS, (str(n), "", "")), 0).index(
            6
        )
        for n in range(60)
    }
    assert firsts == set(IDS)
    assert rolls == set(range(6))


def test_each_player_s_word_counts_and_where_one_ends() -> None:
    seeds = {
        provably_fair_seed.seed("s", IDS, words)
        for words in (
            ("a", "b", ""),
            ("b", "a", ""),
            ("a|b", "", ""),
            ("a", "", "b"),
            ("", "a", "b"),
            ("ab", "", ""),
        )
    }
    assert len(seeds) == 6


def test_the_seats_and_the_chance_of_a_match_come_from_what_its_players_added() -> None:
    match = begun()
    assert match.added == WORDS
    assert match.seated == tuple(provably_fair_seed.seating("5e" * 32, IDS, WORDS))
    assert match.seed == provably_fair_seed.seed("5e" * 32, match.seated, WORDS)
    assert begun(words=("pelicans", *WORDS[1:])).seed != match.seed


def test_what_was_added_stays_with_the_seat_whoever_sits_there() -> None:
    match = begun()
    seed = match.seed
    substitutes.offer(match, 0, NOW)
    substitutes.replace(match, 0, "dora", NOW)
    assert (match.added, match.seed) == (WORDS, seed)


def test_a_word_of_who_leaves_before_the_start_does_not_count() -> None:
    match = lobby.open_match("m1", "harbours", "ann", "5e" * 32, NOW)
    lobby.join(match, "ben", NOW, added="x")
    lobby.leave(match, "ben", NOW)
    lobby.join(match, "cleo", NOW, added="y")
    lobby.start(match, "ann", NOW, "z")
    assert match.added == ("z", "y")


def test_what_a_host_adds_to_a_start_stands_however_often_they_start() -> None:
    match = lobby.open_match("m1", "harbours", "ann", "5e" * 32, NOW)
    with pytest.raises(TooFewSeats):
        lobby.ask_start(match, "ann", "early", NOW)
    lobby.join(match, "ben", NOW, added="x")
    with pytest.raises(NotHost):
        lobby.ask_start(match, "ben", "mine", NOW)
    for added in ("first", "second"):
        lobby.ask_start(match, "ann", added, NOW)
    assert (match.asked, match.entries[-1].kind) == ("first", Kind.READY)
    assert [entry.kind for entry in match.entries].count(Kind.READY) == 1
    lobby.start(match, "ann", NOW, "third")
    assert (match.added, match.asked) == (("first", "x"), "")
    with pytest.raises(MatchClosed):
        lobby.ask_start(match, "ann", "late", NOW)


@pytest.mark.parametrize("change", ["join", "computer", "leave", "kick", "host"])
def test_what_was_added_to_a_start_ends_with_the_round_it_was_added_to(change: str) -> None:
    match = lobby.open_match("m1", "harbours", "ann", "5e" * 32, NOW)
    lobby.join(match, "ben", NOW)
    lobby.join(match, "cleo", NOW)
    lobby.ask_start(match, "ann", "first", NOW)
    if change == "join":
        lobby.join(match, "dora", NOW)
    elif change == "computer":
        lobby.join_computer(match, "easy", NOW)
    elif change == "leave":
        lobby.leave(match, "cleo", NOW)
    elif change == "kick":
        lobby.kick(match, "ann", "cleo", NOW)
    else:
        lobby.hand_over(match, "ann", "ben", NOW)
    assert match.asked == ""
    lobby.start(match, match.host, NOW, "second")
    assert "second" in match.added


def test_an_export_has_what_was_added_and_verifies() -> None:
    record = load(dump(ended()))
    assert record.added == WORDS
    assert verify(record) == []


@pytest.mark.parametrize("words", [("toucan", *WORDS[1:]), (), ("pelican",)])
def test_an_export_in_which_it_was_changed_does_not_verify(words: tuple[str, ...]) -> None:
    assert verify(replace(ended(), added=words)) != []


def test_an_export_of_before_anybody_could_add_still_verifies() -> None:
    data = dump(ended(("", "", "")))
    del data["added"]
    assert verify(load(data)) == []
