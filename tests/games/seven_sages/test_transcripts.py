"""What the transcripts of The Seven Sages must show; the laws replay them."""

import re

from engine.games.seven_sages import game
from tests import transcripts

TEXTS = [path.read_text(encoding="utf-8") for path in transcripts.files(game)]


def test_each_number_of_seats_is_played_by_random_and_by_greedy():
    seats = [re.search(r"^seats (\d)", text, re.MULTILINE)[1] for text in TEXTS]
    assert sorted(seats) == [*"334455"]


def test_nearly_every_verb_and_event_is_in_a_transcript():
    text = "".join(TEXTS)
    verbs, events = (
        set(re.findall(p, text, re.MULTILINE)) for p in (r"^\S+ \d (\w+)", r"^    (\w+) ")
    )
    unasked = {"show", "plan", "play_next", "leave_for"}  # no computer shows or files these
    assert {action.verb for action in game.actions} - verbs <= unasked
    assert {event.__name__ for event in game.events} - events <= {
        "Shown",
        "NoAlliance",
        "Cancelled",
    }


def test_a_seat_has_left_in_one():
    assert any(re.search(r"^x \d leave", text, re.MULTILINE) for text in TEXTS)
