"""A position of The Seven Sages in words: what stands in for its picture."""

from engine import HIDDEN, Result
from engine.games.seven_sages import actions, card_moves, data as d, state as m
from render.look import Look
from render.words import Text, listing, say, sentence, turn_narration
from . import names, turn_summary
from .names import KEY

PHASES = {
    m.ROLES_PHASE: "roles",
    m.NEGOTIATE: "negotiate",
    m.JOIN: "join",
    m.PLACE: "place",
    m.TRIO: "trio",
    m.EXCHANGE: "exchange",
    m.COMBAT: "combat",
    m.OVER: "over",
}
"""The words for phases in message ids."""


def describe(view: m.State, seat: int | None, look: Look) -> Text:
    """Return the position as the description of its picture and in full.

    Only what the view holds is said: the seat's own hand, nobody else's.
    """
    return Text(" ".join(_brief(view, seat, look)), "\n".join(_full(view, seat, look)))


def phase(view: m.State, look: Look) -> str:
    """Return what the round is at, in words."""
    name = PHASES[view.phase]
    if view.phase == m.COMBAT and view.chooser != d.NONE:
        name = "reward"
    elif view.phase == m.COMBAT and view.giving != d.NONE:
        name = "gift"
    return look.say(f"{KEY}-phase-{name}")


_LEAST, _MOST = 6, 11
"""The rounds of the shortest match and of the longest [S3] [R7]."""


def around(view: m.State, look: Look) -> str:
    """Return the round, of how many, and what it is at where no task below says that."""
    least, most = max(_LEAST, view.round + 1), _MOST
    if view.last and view.phase == m.COMBAT and view.leader != d.NONE and not view.taking:
        least = most = view.round + 1  # the pawn has moved already, for the last round
    elif view.last or view.ending:
        least = most = view.round
    elif d.FINITUM in view.slots:
        least, most = view.round, view.round + 1  # [R7] it ends after this combat or the next
    least, most = min(least, _MOST), min(most, _MOST)
    rounds = str(most) if least == most else f"{least}–{most}"
    told = look.say(f"{KEY}-board-round", n=view.round, rounds=rounds)
    if look.to_act and not look.past:
        return told
    return look.say(f"{KEY}-board-round-at", round=told, phase=phase(view, look))


def piles(view: m.State, look: Look) -> str:
    """Return what is left to be drawn, and what was used, in one line."""
    return look.say(
        f"{KEY}-board-piles",
        deck=len(view.deck),
        discards=len(view.discards),
        spells=len(view.spell_deck),
        used=len(view.spell_discards),
        tiles=len(view.tiles),
    )


def lead(view: m.State, look: Look) -> str:
    """Return which alliance leads by how much."""
    if not view.marker:
        return look.say(f"{KEY}-level")
    side = names.side(look.locale, int(view.marker < 0))
    return look.say(f"{KEY}-leads", side=side, n=abs(view.marker))


def _sum(view: m.State, side: int, look: Look) -> str:
    """Say of what the points of an alliance are made up."""
    points, bonus = alliance_points(view, side)
    sign = names.side(look.locale, side)
    key = "text-sum-bonus" if bonus else "text-sum"
    return sentence(look.say(f"{KEY}-{key}", side=sign, n=points, bonus=bonus))


def alliance_points(view: m.State, side: int) -> tuple[int, int]:
    """Return what the cards of an alliance on the table count, and the bonus of a lonely player.

    The marker stands at the difference of what both have [4.1] [4.3].
    """
    return card_moves.score(view, side), max(0, -view.bonus if side else view.bonus)


def _brief(view: m.State, seat: int | None, look: Look) -> list[str]:
    lines = [look.say(f"{KEY}-text-head", n=view.round, phase=phase(view, look))]
    if look.to_act:
        lines.append(look.say(f"{KEY}-text-waiting", names=look.named(look.to_act)))
    lines += _result(look)
    if view.phase == m.COMBAT:
        lines.append(look.say(f"{KEY}-text-lead", lead=lead(view, look)))
    lines += [_clearing(view, slot, look) for slot in range(3) if view.slots[slot] != d.NONE]
    lines += [standing(view, each, look) for each in range(len(view.side))]
    if told := turn_narration.foot(turn_summary.summary, look):
        lines.append(look.say(f"{KEY}-text-changed", story=" ".join(told)))
    if seat is not None and view.phase != m.OVER:
        lines.append(_hand(view, seat, look))
    return lines


def _full(view: m.State, seat: int | None, look: Look) -> list[str]:
    lines = [f"**{look.say(f'{KEY}-text-head', n=view.round, phase=phase(view, look))}**"]
    if look.to_act:
        lines.append(look.say(f"{KEY}-text-waiting", names=look.named(look.to_act)))
    lines += [f"**{line}**" for line in _result(look)]
    lines += [f"- {line}" for line in turn_narration.foot(turn_summary.summary, look)]
    for slot in range(3):
        if view.slots[slot] != d.NONE:
            lines.append(f"**{_clearing(view, slot, look)}**")
            if view.slots[slot] != d.FINITUM:
                lines.append(f"- {_ladder(view, slot, look)}")
    if view.phase == m.COMBAT:
        lines.append(f"**{look.say(f'{KEY}-text-lead', lead=lead(view, look))}**")
        if d.NONE not in view.side:
            lines += [f"- {_sum(view, side, look)}" for side in (0, 1)]
        lines += [f"- {_laid(view, each, look)}" for each in view.order]
    lines += [standing(view, each, look) for each in range(len(view.side))]
    lines.append(_piles(view, look))
    if seat is not None and view.phase != m.OVER:
        lines.append(_hand(view, seat, look))
        lines += [f"- {line}" for line in filed(view, seat, look)]
    return lines


def _result(look: Look) -> list[str]:
    """Return who has won with which score, and the score of the others; [] before the end."""
    if not isinstance(look.result, Result):
        return []
    ranks = look.result.ranks
    totals = next((row.values for row in look.result.score if row.label == "total"), ())
    order = sorted(range(len(totals)), key=lambda seat: (ranks[seat], seat))
    scores = [look.say(f"{KEY}-text-score", name=look.name(s), n=totals[s] or 0) for s in order]
    won = look.result.winners
    told = look.say("end-wins", n=len(won), names=look.named(won))
    return [look.say(f"{KEY}-text-result", told=told, scores=listing(look.locale, scores))]


def _clearing(view: m.State, slot: int, look: Look) -> str:
    crystals = names.crystals(look.locale, view.crystals[slot])
    place = names.place(look.locale, view, slot)
    key = "pawn" if slot == view.pawn else "clearing"
    return look.say(f"{KEY}-text-{key}", place=place, crystals=crystals)


def _ladder(view: m.State, slot: int, look: Look) -> str:
    order = [role for role in d.HIERARCHY[view.slots[slot]] if role in view.roles]
    return look.say(
        f"{KEY}-text-ladder",
        roles=listing(look.locale, [names.role(look.locale, r) for r in order]),
    )


def standing(view: m.State, seat: int, look: Look) -> str:
    """Say how a seat stands."""
    parts = []
    if view.token[seat] != d.NONE:
        parts.append(names.role(look.locale, view.token[seat]))
        if view.card[seat] != view.token[seat]:
            worn = names.role(look.locale, view.card[seat])
            parts.append(look.say(f"{KEY}-text-plays", role=worn))
        if view.second[seat] != d.NONE:
            second = names.role(look.locale, view.second[seat])
            parts.append(look.say(f"{KEY}-text-second", role=second))
    if view.side[seat] != d.NONE:
        parts.append(names.side(look.locale, view.side[seat]))
    if seat in view.out:
        parts.append(look.say("board-passed"))
    parts.append(look.say(f"{KEY}-text-cards", n=len(view.hands[seat])))
    parts.append(look.say(f"{KEY}-text-spells", n=len(view.spells[seat])))
    parts.append(look.say(f"{KEY}-text-crystals", n=len(view.won[seat])))
    return look.say(f"{KEY}-text-player", name=look.name(seat), facts=", ".join(parts))


def _laid(view: m.State, seat: int, look: Look) -> str:
    cards = [names.card(look.locale, code & 63) for code in view.laid if code >> 6 == seat]
    if not cards:
        return look.say(f"{KEY}-text-laid-none", name=look.name(seat))
    return look.say(f"{KEY}-text-laid", name=look.name(seat), cards=listing(look.locale, cards))


def _piles(view: m.State, look: Look) -> str:
    return look.say(
        f"{KEY}-text-piles",
        deck=len(view.deck),
        discards=len(view.discards),
        spells=len(view.spell_deck),
        used=len(view.spell_discards),
        tiles=len(view.tiles),
    )


def _hand(view: m.State, seat: int, look: Look) -> str:
    held = [*view.hands[seat], *(d.FIRST_SPELL + spell for spell in view.spells[seat])]
    cards = names.cards(look.locale, held) or look.say(f"{KEY}-no-cards")
    crystals = names.crystals(look.locale, view.won[seat])
    return look.say(f"{KEY}-text-hand", cards=cards, crystals=crystals)


def filed(view: m.State, seat: int, look: Look) -> list[str]:
    """Return what a seat knows that others do not: its orders, offers, and cards it has seen."""
    locale, found = look.locale, []

    def note(key: str, **args: str) -> None:
        found.append(look.say(f"{KEY}-note-{key}", **args))

    if view.picks[seat]:
        note("picks", cards=names.cards(locale, view.picks[seat]))
    for ally, cards in sorted(view.offers[seat].items()):
        note("offer", name=look.name(ally), cards=names.cards(locale, cards))
    for slot in range(3):
        wished = [wish & 7 for wish in view.prefers[seat] if wish >> 3 == slot]
        if wished:
            roles = listing(locale, [names.role(locale, role) for role in wished])
            note("prefer", place=names.place(locale, view, slot), roles=roles)
    if view.wishes[seat]:
        told = [
            say(locale, f"{KEY}-do-wish-{actions.WISHES[wish & 1]}", who=look.name(wish >> 1))
            for wish in view.wishes[seat]
        ]
        note("wishes", wishes=listing(locale, told))
    for how in view.plans[seat]:
        note("plan", answer=say(locale, f"{KEY}-answer-{actions.ANSWERS[how]}"))
    for what in view.standing[seat]:
        head, _, number = actions.STANDINGS[what].partition("_")
        key = f"{KEY}-standing-{head}"
        note("standing", what=say(locale, key, n=int(number or 0)))
    if view.playing[seat] != d.NONE:
        note("playing", card=names.card(locale, view.playing[seat]))
    for whom, cards in sorted(view.filed[seat].items()):
        name = look.name(whom) if whom < 5 else say(locale, f"{KEY}-leave_for-{_GROUPS[whom - 5]}")
        note("leave", whom=name, cards=names.cards(locale, cards))
    if view.gift[seat]:
        note("gift", cards=names.cards(locale, view.gift[seat]))
    for other in range(len(view.side)):
        found += _known(view, seat, other, look)
        if other != seat and view.phase == m.NEGOTIATE:
            found += _invitations(view, seat, other, look)
    return found


def _known(view: m.State, seat: int, other: int, look: Look) -> list[str]:
    """Return which cards of another seat one has seen."""
    seen = [code & 63 for code in view.known[seat] if code >> 6 == other]
    if not seen:
        return []
    cards = names.cards(look.locale, seen)
    return [look.say(f"{KEY}-note-known", name=look.name(other), cards=cards)]


def _invitations(view: m.State, seat: int, other: int, look: Look) -> list[str]:
    mine, theirs = view.invited[seat][other], view.invited[other][seat]
    return [
        look.say(f"{KEY}-note-{key}", name=look.name(other))
        for key, cell in (("invited", mine), ("invites-you", theirs))
        if cell is not HIDDEN and cell == 1
    ]


_GROUPS = ("allies", "foes", "all")
