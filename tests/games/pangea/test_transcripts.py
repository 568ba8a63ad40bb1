"""What the transcripts of Pangea must show; the laws replay them."""

import re

from engine.games.pangea import game
from tests import transcripts

TEXTS = [path.read_text(encoding="utf-8") for path in transcripts.files(game)]


def test_every_verb_and_every_event_is_in_a_transcript():
    text = "".join(TEXTS)
    verbs, events = (re.findall(p, text, re.MULTILINE) for p in (r"^\S+ \d (\w+)", r"^    (\w+) "))
    assert set(verbs) == {action.verb for action in game.actions} | {"leave"}
    assert set(events) == {event.__name__ for event in game.events}


def test_every_number_of_seats_and_every_end_is_there():
    heads = {
        (re.search(r"^seats (\d)", text, re.MULTILINE)[1], transcripts.reason(text))
        for text in TEXTS
    }
    assert {seats for seats, _ in heads} == {"2", "3", "4"}
    assert {reason for _, reason in heads} == set(game.reasons)
