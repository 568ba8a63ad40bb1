"""What the transcripts of Magnate must show; the laws replay them."""

import re

from engine.games.magnate import game
from tests import transcripts

TEXTS = [path.read_text(encoding="utf-8") for path in transcripts.files(game)]


def test_every_verb_and_every_event_is_in_a_transcript():
    text = "".join(TEXTS)
    verbs, events = (re.findall(p, text, re.MULTILINE) for p in (r"^\S+ \d (\w+)", r"^    (\w+) "))
    assert set(verbs) == {action.verb for action in game.actions}
    assert set(events) == {event.__name__ for event in game.events}


def test_both_seats_win_and_nobody_does_with_and_without_courts():
    ends = {re.search(r"^end (\w+) ranks (\d \d)", text, re.MULTILINE).groups() for text in TEXTS}
    assert ends == {("pile", "1 2"), ("pile", "2 1"), ("pile", "1 1")}
    assert {re.search(r'"courts": "(\w+)"', text)[1] for text in TEXTS} == {"off", "on"}
