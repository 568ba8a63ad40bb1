"""A position of Pangea in words: what stands in for its picture."""

from collections import Counter

from engine.games.pangea import crowds_and_prices, data as d, state_actions_and_events as m
from render.look import Look
from render.words import Text, sentence, turn_narration
from . import names, turn_summary


def describe(view: m.State, seat: int | None, look: Look) -> Text:
    """Return the position as the description of its picture and in full."""
    return Text(_brief(view, look), _full(view, look))


def _head(view: m.State, look: Look) -> str:
    return look.say("pangea-text-head", round=view.round)


def _turn(view: m.State, look: Look) -> str:
    if look.result is None and look.to_act:
        phase = names.phase(look.locale, view.phase)
        return look.say("pangea-text-move", name=look.named(look.to_act), phase=phase)
    winners = look.winners
    if len(winners) == 1:
        return look.say("pangea-text-result", name=look.name(winners[0]))
    if winners:
        return look.say("pangea-text-shared", names=look.named(winners))
    return look.say("pangea-line-over")


def _brief(view: m.State, look: Look) -> str:
    """Tell whose turn it is, the standing, what changed, and where towers and protections are."""
    parts = [_head(view, look) + ".", _turn(view, look)]
    parts += [standing(view, seat, look) for seat in range(len(view.peoples))]
    if view.leader != d.NONE:
        parts.append(look.say("pangea-text-lap", name=look.name(view.leader)))
    if told := turn_narration.foot(turn_summary.summary, look, view):
        parts.append(look.say("pangea-text-changed", story=" ".join(told)))
    for seat, people in enumerate(view.peoples):
        facts = _facts(view, seat, people, look)
        parts.append(look.say("pangea-text-facts", name=look.name(seat), list=" · ".join(facts)))
    return " ".join(parts)


def standing(view: m.State, seat: int, look: Look) -> str:
    """Say how a seat stands."""
    people = view.peoples[seat]
    return look.say(
        "pangea-text-player",
        name=look.name(seat),
        people=names.people(look.locale, people),
        count=len(view.amulets[people]),
        wealth=view.wealth[people],
    )


def _facts(view: m.State, seat: int, people: int, look: Look) -> list[str]:
    """Return amulets, tower, bag and protection of a seat, in short."""
    locale = look.locale
    carried = [view.load[c] for c in d.OF[people] if view.load[c] != d.NONE]
    facts = [
        look.say("pangea-text-amulets", amulets=names.amulets(locale, view.amulets[people])),
        look.say("pangea-text-carried", amulets=names.amulets(locale, carried)),
        _tower(view, people, look),
        look.say("pangea-text-bag", list=names.counted(locale, names.kinds(view, people, d.BAG))),
    ]
    if view.towers[people] == d.NONE:
        held = names.counted(locale, names.kinds(view, people, d.HELD))
        facts[2] = look.say("pangea-text-held", list=held)
    if view.wards[seat] != d.NONE:
        facts.append(look.say("pangea-text-ward", cell=_ward(view, view.wards[seat], look)))
    return facts


def _ward(view: m.State, cell: int, look: Look) -> str:
    """Return what is protected: the tile on a cell, or the sea there."""
    if view.cells[cell] != d.SEA:
        return names.tile_of(look.locale, view, view.cells[cell])
    return look.say("pangea-story-cell", cell=names.cell(cell))


def _tower(view: m.State, people: int, look: Look) -> str:
    tile = view.towers[people]
    if tile == d.NONE:
        return ""
    return look.say("pangea-text-tower", tile=names.tile_of(look.locale, view, tile))


def _full(view: m.State, look: Look) -> str:
    lines = [f"**{_head(view, look)}** · {_turn(view, look)}"]
    if view.leader != d.NONE:
        lines.append(look.say("pangea-text-lap", name=look.name(view.leader)))
    lines += [f"- {text}" for text in turn_narration.foot(turn_summary.summary, look, view)]
    for seat, people in enumerate(view.peoples):
        lines.append(f"**{standing(view, seat, look)}**")
        lines += [f"- {fact}" for fact in _facts(view, seat, people, look)]
    for people in crowds_and_prices.neutral(view.peoples):
        name = names.people(look.locale, people)
        lines.append(f"**{look.say('pangea-text-neutral', people=name)}**")
        bag = names.counted(look.locale, names.kinds(view, people, d.BAG))
        lines.append(f"- {_tower(view, people, look)}")
        lines.append(f"- {look.say('pangea-text-bag', list=bag)}")
    lines += [_land(view, tile, look) for tile in view.cells if tile != d.SEA]
    sea = [names.cell(cell) for cell, tile in enumerate(view.cells) if tile == d.SEA]
    lines.append(look.say("pangea-text-sea", cells=", ".join(sea)))
    return "\n".join(lines)


def _land(view: m.State, tile: int, look: Look) -> str:
    """Return a tile with its tower and its characters."""
    locale, up = look.locale, crowds_and_prices.faces(view)
    towers = (people for people in range(len(d.PEOPLES)) if view.towers[people] == tile)
    here = [names.tower(locale, people) for people in towers]
    crowd = Counter(
        (d.PEOPLE_OF[c], d.HOME_OF[c], view.load[c], up[c])
        for c, place in enumerate(view.at)
        if place == tile
    )
    for (people, home, load, faces_up), count in crowd.items():
        message = "pangea-text-up" if faces_up else "pangea-text-down"
        who = names.who(locale, home, load)
        text = look.say(message, people=names.people(locale, people), who=who)
        here.append(look.say("pangea-text-kinds", n=count, home=text) if count > 1 else text)
    if crowds_and_prices.crowds(view)[tile] > d.LIMIT_OF[tile]:
        here.append(look.say("pangea-text-full"))
    what = ", ".join(here) or look.say("pangea-text-none")
    line = look.say("pangea-text-land", tile=names.tile_of(locale, view, tile), list=what)
    return f"- {sentence(line)}"
