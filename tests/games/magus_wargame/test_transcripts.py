"""What the transcripts must show; the laws replay them."""

import re

from engine.games.magus_wargame import game
from tests import transcripts

TEXTS = [path.read_text(encoding="utf-8") for path in transcripts.files(game)]


def test_every_verb_and_every_event_is_in_a_transcript():
    text = "".join(TEXTS)
    verbs, events = (re.findall(p, text, re.MULTILINE) for p in (r"^\S+ \d (\w+)", r"^    (\w+) "))
    assert set(verbs) - {"leave"} >= {action.verb for action in game.actions} - ORDERS
    assert set(events) == {event.__name__ for event in game.events}


ORDERS = {"blast", "list", "stance", "plan"}
"""Computers file few of these; the tests of chapter 9 do."""


def test_every_end_and_every_number_of_seats_is_in_a_transcript():
    assert {transcripts.reason(text) for text in TEXTS} == set(game.reasons)
    assert {re.search(r"^seats (\d)", text, re.MULTILINE)[1] for text in TEXTS} == {*"234"}
