"""A position of Magus in words: what stands in for its picture."""

from engine.games.magus import data as d, majorities_and_mana, state_and_actions as m
from engine.visibility import HIDDEN
from render.look import Look
from render.words import Text, listing, turn_narration
from . import names, turn_summary


def describe(view: m.State, seat: int | None, look: Look) -> Text:
    """Return the position as the description of its picture and in full."""
    return Text(_brief(view, look), _full(view, seat, look))


def potions(view: m.State, seat: int | None, look: Look) -> Text:
    """Return the potions on offer, and those of a seat, with their whole text."""
    owned = view.potions[seat] if seat is not None else []
    lines = [f"**{look.say('magus-board-potions')}**"]
    lines += [f"- {_card(card, look, long=True)}" for card in view.row]
    if seat is not None and owned:
        lines.append(f"**{look.say('magus-board-owned', name=look.name(seat))}**")
        lines += [f"- {_card(card, look, long=True)}" for card in owned]
    told = [names.potions(look.locale, cards) for cards in (view.row, owned) if cards]
    short = look.say("pair", label=look.say("magus-board-potions"), text=" · ".join(told))
    return Text(short, "\n".join(lines))


def _turn(look: Look) -> str:
    winners = look.winners
    if winners:
        message = "magus-text-result" if len(winners) == 1 else "magus-text-shared"
        return look.say(message, name=look.named(winners), names=look.named(winners))
    if look.to_act:
        return look.say("magus-text-move", name=look.named(look.to_act))
    return look.say("magus-line-over")


def standing(view: m.State, seat: int, look: Look) -> str:
    """Say how a seat stands."""
    return look.say(
        "magus-text-standing",
        name=look.name(seat),
        glory=sum(view.glory[seat]),
        magic=majorities_and_mana.magic(view.pieces[seat]),
    )


def _dice(view: m.State, look: Look) -> str:
    none = look.say("magus-text-none")
    free, spent = names.dice(view.free) or none, names.dice(view.spent) or none
    return look.say("magus-text-dice", free=free, spent=spent)


def _brief(view: m.State, look: Look) -> str:
    """Tell whose turn it is, the standing, what changed, the sources and what is on offer."""
    parts = [look.say("magus-text-head", round=view.round) + ".", _turn(look)]
    parts += [standing(view, seat, look) for seat in range(len(view.pieces))]
    if told := turn_narration.foot(turn_summary.summary, look):
        parts.append(look.say("magus-text-changed", story=" ".join(told)))
    parts.append(_dice(view, look))
    for source in view.circle:
        there = _there(view, source, look)
        named = names.source(look.locale, source)
        parts.append(look.say("magus-text-beside", source=named, there=there))
    parts.append(look.say("magus-text-offer", potions=names.potions(look.locale, view.row)) + ".")
    return " ".join(parts)


def _there(view: m.State, source: int, look: Look) -> str:
    parts = []
    for seat, pieces in enumerate(view.pieces):
        if own := majorities_and_mana.level(pieces, source):
            crowd = names.crowd(look.locale, majorities_and_mana.sorcerers(pieces, source))
            name = look.name(seat)
            parts.append(look.say("magus-text-there", name=name, pieces=crowd, level=own))
    return listing(look.locale, parts) or look.say("magus-text-empty")


def _full(view: m.State, seat: int | None, look: Look) -> str:
    locale = look.locale
    lines = [f"**{look.say('magus-text-head', round=view.round)}** · {_turn(look)}"]
    lines += [f"- {text}" for text in turn_narration.foot(turn_summary.summary, look)]
    lines += [_dice(view, look)]
    lines += [look.say("magus-text-circle", sources=names.sources(locale, view.circle))]
    for source in view.circle:
        ring = view.rings[source]
        figures = "/".join(map(str, d.RINGS[ring]))
        kind = "magus-text-ring-power" if ring == d.POWER_RING else "magus-text-ring"
        title = look.say(
            "magus-text-source",
            source=names.source(locale, source),
            ring=look.say(kind, figures=figures),
        )
        there = _there(view, source, look)
        lines.append(f"- {look.say('pair', label=f'**{title}**', text=there)}")
    for each in range(len(view.pieces)):
        lines += _player(view, each, look)
    if seat is not None and view.rankings[seat] is not HIDDEN and view.rankings[seat]:
        tracks = names.dice(track + 1 for track in view.rankings[seat])
        lines.append(look.say("magus-text-ranking", tracks=tracks))
    lines.append(look.say("magus-text-deck", n=len(view.deck)))
    lines += [f"- {_card(card, look)}" for card in view.row]
    return "\n".join(lines)


def _card(card: int, look: Look, *, long: bool = False) -> str:
    return look.say(
        "magus-text-card",
        potion=names.potion(look.locale, card),
        cost=names.cost(look.locale, card),
        figures=names.figures(card),
        use=names.use(look.locale, card),
        effect=names.effect(look.locale, card, long=long),
    )


def _player(view: m.State, seat: int, look: Look) -> list[str]:
    locale = look.locale
    owned = [
        look.say("magus-text-tilted", potion=names.potion(locale, card))
        if card in view.tilted[seat]
        else names.potion(locale, card)
        for card in view.potions[seat]
    ]
    lines = [
        f"**{standing(view, seat, look)}**",
        "- " + look.say("magus-text-powers", levels=names.dice(view.powers[seat])),
        "- " + look.say("magus-text-mana", mana=names.purse(locale, view.mana[seat])),
        "- " + look.say("magus-text-reserve", pieces=names.crowd(locale, view.reserve[seat])),
    ]
    if owned:
        lines.append("- " + look.say("magus-text-potions", potions=", ".join(owned)))
    return lines
