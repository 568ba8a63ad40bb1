"""What the transcripts of Magus must show; the laws replay them."""

import re

from engine.games.magus import game
from tests import transcripts

TEXTS = [path.read_text(encoding="utf-8") for path in transcripts.files(game)]


def test_every_verb_and_nearly_every_event_is_in_a_transcript():
    text = "".join(TEXTS)
    verbs, events = (re.findall(p, text, re.MULTILINE) for p in (r"^\d+ \d (\w+)", r"^    (\w+) "))
    assert set(verbs) == {action.verb for action in game.actions} - {"prefer", "forget"}
    assert set(events) == {event.__name__ for event in game.events} - {"Preferred"}


def test_there_is_one_for_each_number_of_seats_and_each_end():
    seats = {re.search(r"^seats (\d)", text, re.MULTILINE)[1] for text in TEXTS}
    assert seats == {"2", "3", "4", "5"}
    assert {transcripts.reason(text) for text in TEXTS} == set(game.reasons)
