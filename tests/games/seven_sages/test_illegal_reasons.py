"""Every refusal: what is wrong, and which clause says so."""

import re
from pathlib import Path

import pytest

from engine.games.seven_sages.illegal_reasons import WHY
from tests.games.seven_sages.positions import do, position, settled, why
from tests.games.seven_sages.test_6_reward import count, fought

CLAUSES = {key: number for key, number, _ in WHY}
FIGHTERS = ("witch", "alchemist", "healer", "magician", "priestess")
HAND = "witch 1 witch 2 seer 3 seer 4 owl 4"


def roles():
    return position(phase="roles", hands=(HAND,), active=0)


def talk(seats: int = 4):
    return position(seats, "negotiate", roles=FIGHTERS[:seats], hands=(HAND,))


def joining():
    return do(talk(5), "3 invite 4", "4 accept 3")


def placing():
    return do(talk(), *(f"{seat} answer no_deal" for seat in range(4)))


def trio():
    return position(3, "trio", roles=FIGHTERS[:3])


def exchange():
    return position(phase="exchange", hands=(HAND,), sides=(0, 1, 0, 1))


def fight(**more):
    return position(roles=FIGHTERS[:4], hands=(HAND, "owl 3"), active=0, **more)


def casting(spell: str):
    laid = ((1, "owl 4 alchemist 5"), (2, "owl 5"))
    s = position(roles=FIGHTERS[:4], hands=(HAND,), spells=(spell,), active=0, laid=laid)
    return do(s, f"0 cast {spell} nothing")


def passed():
    return do(fight(), "0 pass for_good")


def crystals():
    return fought(crystals=((3, 6), (2, 2), (2, 2)))


def last_round():
    s = fought(tiles=(0, 11, 2), crystals=((2, 3), (), (5, 6)))
    return do(settled(do(s, "0 take 3")), "3 move right")


def picked(s, number: int = 3):
    cards = ("witch 1", "witch 2", "seer 3")[:number]
    return do(s, *(f"0 pick {card}" for card in cards))


# fmt: off
CASES = (
    (lambda: count(("", "", "", "")),              0, "pass for_good",           "over"),
    (fight,                                        1, "play owl 3",              "turn"),
    (placing,                                      2, "answer first",            "turn"),
    (roles,                                        0, "invite 1",                "roles-first"),
    (talk,                                         0, "become witch",            "roles-over"),
    (fight,                                        0, "invite 1",                "talk-over"),
    (talk,                                         0, "invite 0",                "self"),
    (talk,                                         0, "invite 4",                "nobody"),
    (lambda: do(talk(), "0 answer no_deal"),       0, "answer no_deal",          "answered"),
    (talk,                                         0, "answer first",            "answer-wrong"),
    (joining,                                      0, "answer no_deal",          "join-answers"),
    (joining,                                      3, "answer enter",            "in-alliance"),
    (lambda: do(joining(), "1 answer enter"),      1, "answer stay_out",         "answered"),
    (placing,                                      1, "answer enter",            "place-answers"),
    (trio,                                         0, "answer join",             "three-answers"),
    (talk,                                         0, "ready done",              "no-exchange"),
    (lambda: do(exchange(), "0 ready done"),       0, "ready done",              "ready"),
    (exchange,                                     0, "ready nothing",           "nothing-down"),
    (talk,                                         0, "pass for_good",           "no-combat"),
    (passed,                                       0, "pass for_good",           "gift-first"),
    (fight,                                        0, "play owl 7",              "no-card"),
    (fight,                                        0, "play spell moventi",      "spells-cast"),
    (fight,                                        0, "target 1 owl 4",          "no-target"),
    (fight,                                        0, "swap left 2 right 2",     "no-swap"),
    (fight,                                        0, "hand_on witch 1",         "no-gift"),
    (passed,                                       0, "hand_on druid 7",         "gift-card"),
    (lambda: do(passed(), "0 hand_on witch 1"),    0, "gift least",              "gift-begun"),
    (fight,                                        0, "take 3",                  "no-crystal"),
    (crystals,                                     0, "take 5",                  "crystal-value"),
    (crystals,                                     2, "move left",               "no-pawn"),
    (crystals,                                     0, "move left",               "crystals-first"),
    (last_round,                                   0, "prefer bottom witch",     "prefer-slot"),
    (lambda: do(talk(), "0 prefer left seer"),     0, "prefer left seer",        "prefer-role"),
    (roles,                                        0, "wish with 1",             "wish-when"),
    (fight,                                        0, "wish with 1",             "wish-when"),
    (trio,                                         0, "wish with 1",             "wish-three"),
    (exchange,                                     0, "wish with 1",             "wish-side"),
    (talk,                                         0, "wish with 0",             "wish-who"),
    (talk,                                         0, "plan speak",              "plan-when"),
    (trio,                                         0, "plan join",               "plan-what"),
    (roles,                                        0, "pick witch 1",            "pick-when"),
    (talk,                                         0, "pick druid 7",            "pick-card"),
    (lambda: fight(spells=("moventi",)),           0, "pick spell moventi",      "pick-spell"),
    (lambda: fight(out=(0, 1)),                    0, "pick witch 1",            "pick-passed"),
    (lambda: picked(talk(), 1),                    0, "show 0",                  "show-self"),
    (lambda: picked(fight()),                      0, "pick owl 4",              "pick-three"),
    (fight,                                        0, "put 2",                   "put-when"),
    (talk,                                         0, "put 2",                   "put-pick"),
    (roles,                                        0, "standing pass",           "standing-pass"),
    (fight,                                        0, "standing ready",          "standing-ready"),
    (lambda: do(fight(), "0 standing pass"),       0, "standing pass",           "standing-same"),
    (talk,                                         0, "play_next witch 1",       "next-when"),
    (lambda: do(fight(), "0 play_next witch 1"),   0, "play_next witch 1",       "next-same"),
    (talk,                                         0, "leave_for all",           "leave-when"),
    (lambda: picked(fight(), 2),                   0, "leave_for all",           "leave-pick"),
    (lambda: picked(fight()),                      0, "leave_for 0",             "leave-who"),
    (lambda: casting("anulensa"),                  0, "swap left 2 right 2",     "no-swap"),
    (lambda: casting("anulensa"),                  0, "target 1 spell moventi",  "target-power"),
)
# fmt: on
"""A position, a seat, what it tries, and the message that answers."""


@pytest.mark.parametrize(("made", "seat", "line", "key"), CASES)
def test_a_refusal_names_its_clause(made, seat, line, key):
    assert why(made(), seat, line) == (CLAUSES[key], key)


def test_a_place_without_a_clearing_takes_no_pawn():
    s = fought(tiles=(0, 11, -1), crystals=((2, 3), (), ()))
    s = settled(do(s, "0 take 3"))
    assert why(s, 3, "move right") == ("6.8", "pawn-empty")


def test_every_refusal_is_tried_somewhere():
    text = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("*.py"))
    tried = set(re.findall(r'"([a-z-]+)"\)', text))
    assert set(CLAUSES) <= tried
