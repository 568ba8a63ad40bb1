"""A position in words: what a picture says, for those who do not see it."""

from engine.games.magus_wargame import battle_totals, final_ranking, seat_knowledge, state as m
from engine.games.magus_wargame.data import NONE
from engine.games.magus_wargame.decks_and_eliminations import most
from render.look import Look
from render.words import Text, listing, turn_narration
from . import names, turn_summary

_ID = "magus-wargame-text"


def describe(view: m.State, seat: int | None, look: Look) -> Text:
    """Return the alt text of a board and its whole position in words."""
    head = [_head(view, look), _waiting(look)]
    stand = [standing(view, other, look) for other in view.order]
    alt = " ".join([*head, *(f"{line}." for line in stand)])
    fight = _battle(view, look)
    told = turn_narration.foot(turn_summary.summary, look)
    if told:
        changed = look.say(f"{_ID}-changed", story=" ".join(told))
        alt = f"{alt} {changed}"
    lines = [" ".join(head), *([fight] if fight else []), *_table(view, look)]
    for other in view.order:
        lines.append(f"**{standing(view, other, look)}**")
        lines += [f"- {line}" for line in _seat(view, other, seat, look)]
    if seat is not None and not view.out[seat]:
        hand = names.cards(look.locale, view.hands[seat])
        lines.append(look.say(f"{_ID}-hand", list=hand))
    return Text(alt, "\n".join(lines))


def phase(view: m.State, look: Look) -> str:
    """Return the round in words."""
    if view.limit:
        return look.say("magus-wargame-board-round", n=view.round, limit=view.limit)
    return look.say("magus-wargame-board-round-open", n=view.round)


def ending(view: m.State, look: Look) -> tuple[str, ...]:
    """Return what wins in words; and what does once so many rounds are over, if that can be."""
    goal = look.say("magus-wargame-board-goal")
    if not view.limit:
        return (goal,)
    return goal, look.say("magus-wargame-board-goal-limit", n=view.limit - view.round)


def _head(view: m.State, look: Look) -> str:
    now = look.say(f"magus-wargame-board-phase-{view.phase}")
    return look.say(f"{_ID}-head", round=phase(view, look), phase=now) + "."


def _waiting(look: Look) -> str:
    winners = look.winners
    if winners:
        return look.say(f"{_ID}-result", names=look.named(winners))
    if not look.to_act:
        return look.say("magus-wargame-line-over")
    return look.say("magus-wargame-line-wait", name=look.named(look.to_act))


def standing(view: m.State, seat: int, look: Look) -> str:
    """Say how a seat stands."""
    if view.out[seat]:
        return look.say(f"{_ID}-out", name=look.name(seat))
    return look.say(
        f"{_ID}-seat",
        name=look.name(seat),
        towers=final_ranking.towers(view, seat),
        armies=final_ranking.armies(view, seat),
        cards=len(view.hands[seat]),
    )


def _table(view: m.State, look: Look) -> list[str]:
    decks = []
    for colour, deck in enumerate(view.decks):
        name = names.colour(look.locale, colour)
        if deck:
            unit = names.unit(look.locale, deck[-1])
            decks.append(look.say(f"{_ID}-deck", colour=name, unit=unit, n=len(deck)))
        else:
            decks.append(look.say(f"{_ID}-deck-empty", colour=name))
    lines = [look.say(f"{_ID}-decks", list=listing(look.locale, decks))]
    spent = names.cards(look.locale, view.spent)
    lines.append(look.say(f"{_ID}-magic", n=len(view.magic), list=spent))
    if view.dice:
        dice = listing(look.locale, [str(die) for die in view.dice])
        lines.append(look.say(f"{_ID}-dice", dice=dice))
    return lines


def _seat(view: m.State, other: int, seat: int | None, look: Look) -> list[str]:
    lines = []
    if view.artifacts[other]:
        owned = names.artifacts(look.locale, view.artifacts[other])
        lines.append(look.say(f"{_ID}-artifacts", list=owned))
    if view.owed[other]:
        lines.append(look.say(f"{_ID}-owed", n=view.owed[other]))
    for token, space in enumerate(view.at[other]):
        if space == NONE:
            continue
        where = names.space(look.locale, space)
        army = view.armies[other][token]
        if other == seat:
            own = names.units(look.locale, army)
            lines.append(look.say(f"{_ID}-army-known", space=where, list=own))
            continue
        lines.append(look.say(f"{_ID}-army", space=where, n=len(army)))
        learned = known(view, other, token, seat)
        if learned:
            found = names.units(look.locale, learned)
            name = look.name(other)
            lines.append(look.say(f"{_ID}-learned", name=name, space=where, list=found))
    return lines


def known(view: m.State, owner: int, token: int, seat: int | None) -> list[int]:
    """Return the creatures that a viewer knows to be in another's army."""
    row = view.notes[-1 if seat is None else seat]
    found = []
    for code in row:
        whose, what, mask = seat_knowledge.parts(code)
        if whose == owner and mask == 1 << token and seat_knowledge.exact(what):
            found.append(what)
    return sorted(found)


def _battle(view: m.State, look: Look) -> str:
    b = view.battle
    if b is None:
        return ""
    out = battle_totals.judge(
        b,
        [view.artifacts[x] for x in b.seats],
        [most(view, x) for x in b.seats],
    )
    return look.say(
        f"{_ID}-battle",
        space=names.space(look.locale, b.space),
        one=look.name(b.seats[0]),
        ones=names.units(look.locale, b.units[0]),
        a=out.totals[0],
        other=look.name(b.seats[1]),
        others=names.units(look.locale, b.units[1]),
        b=out.totals[1],
    )
