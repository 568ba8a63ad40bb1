"""The turn panel of Magnate: a row per card, then develop, trade and the end of the turn.

A plain turn is a card, its province and payment where there is a choice, and the end: two to four
taps.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.game import Action
from engine.games.magnate import data as d, final_ranking, state_actions_and_events as m
from engine.notation import matching, words
from render.look import Look
from render.words import sentence, turn_panel, turn_panel_inputs
from . import names

_CARD_VERBS = (m.Build, m.Deed, m.Sell)
_STYLES = {"build": turn_panel.Style.GOOD}

_PanelInputs = turn_panel_inputs.PanelInputs[m.State]


def panel(
    view: m.State,
    seat: int,
    look: Look,
    legal: Sequence[Action],
    orders: Sequence[Action],
    focus: Sequence[str],
    labels: turn_panel.PanelLabels,
) -> turn_panel.Panel:
    """Return the controls of a seat for what is legal, narrowed to `focus`, and what they mean."""
    desk = turn_panel_inputs.PanelInputs(view, seat, look, tuple(legal), tuple(orders), labels)
    if not legal:
        return _preferences(desk, ()) if orders else turn_panel.Panel((_waiting(view, look),), ())
    if view.owed:
        return _collect(desk)
    if view.bill >= 0:
        return _pay(desk, tuple(focus))
    narrowed = _FOCUSED.get(focus[0]) if focus else None
    if narrowed and matching((*legal, *orders), focus):
        return narrowed(desk, tuple(focus))
    return _turn(desk)


def _waiting(view: m.State, look: Look) -> str:
    if not view.last or look.result is not None:
        return look.say("magnate-line-over")
    return look.say("magnate-line-wait", name=look.name(view.active))


# What must be answered first.


def _collect(desk: _PanelInputs) -> turn_panel.Panel:
    """[2.7] The suits that a deed can pay."""
    view, locale = desk.view, desk.look.locale
    province = view.owed[0]
    card = view.columns[desk.seat][province][-1]
    buttons = tuple(
        turn_panel.Do(
            names.token(locale, action.suit, 1), " ".join(words(action)), turn_panel.Style.MAIN
        )
        for action in desk.legal
        if isinstance(action, m.Collect)
    )
    line = desk.look.say(
        "magnate-line-collect",
        card=names.the_card(locale, card),
        province=names.the_province(locale, province),
    )
    return turn_panel.Panel((line, _reserve(desk)), (buttons,))


def _pay(desk: _PanelInputs, focus: tuple[str, ...]) -> turn_panel.Panel:
    """[3.3] The splits of a payment: buttons for a few, a menu for more, a menu of parts."""
    locale, card = desk.look.locale, desk.view.bill
    line = desk.look.say("magnate-line-pay", card=names.the_card(locale, card), cost=d.COST[card])
    lines = (line, _reserve(desk))
    ways = [a for a in matching(desk.legal, focus) if isinstance(a, m.Pay)]
    if not ways:
        ways, focus = [a for a in desk.legal if isinstance(a, m.Pay)], ()
    if len(ways) > turn_panel.MOST_OPTIONS:
        return turn_panel.Panel(
            lines, turn_panel.plain(ways, focus or ("pay",), desk.labels).rows, focus
        )
    controls = tuple(_way(desk, way) for way in ways)
    if len(controls) <= turn_panel.MOST_BUTTONS:
        return turn_panel.Panel(lines, (controls,), focus)
    title = desk.look.say("magnate-panel-pay", cost=d.COST[card], card=names.the_card(locale, card))
    return turn_panel.Panel(lines, (turn_panel.Menu(title, controls),), focus)


def _way(desk: _PanelInputs, way: m.Pay) -> turn_panel.Do:
    """Return one way to pay, with what would be left of the card's suits."""
    locale, card, stock = desk.look.locale, desk.view.bill, desk.view.tokens[desk.seat]
    paid = names.paid(card, (way.first, way.second, way.third))
    left = [stock[i] - paid[i] if i in d.SUITS_OF[card] else 0 for i in range(len(d.SUITS))]
    hint = desk.look.say("magnate-panel-pay-hint", tokens=names.tokens(locale, left))
    return turn_panel.Do(sentence(names.tokens(locale, paid)), " ".join(words(way)), hint=hint)


# The turn.


def _turn(desk: _PanelInputs) -> turn_panel.Panel:
    rows: list[turn_panel.Row] = [_card(desk, actions) for actions in _by_card(desk)]
    develop, trade = _develop(desk, desk.of(m.Develop)), _trade(desk, desk.of(m.Trade))
    rows += _ended(desk, develop) + trade
    if last := _last(desk):
        rows.append(last)
    form = turn_panel.formed(_cards(desk), _whole(develop), _whole(trade), _ends(desk))
    asked = "magnate-line-played" if desk.view.played else "magnate-line-play"
    notes = (desk.look.say("magnate-line-last"),) if desk.view.last > 0 else ()
    return turn_panel.Panel((desk.look.say(asked), *notes, _reserve(desk)), tuple(rows), form=form)


def _whole(rows: list[turn_panel.Row]) -> list[turn_panel.Row]:
    """Return a menu if its options are whole actions; where they are many, it narrows first."""
    found = [row for row in rows if isinstance(row, turn_panel.Menu)]
    return [row for row in found if all(len(do.words.split()) > 2 for do in row.options)]


def _cards(desk: _PanelInputs) -> list[turn_panel.Row]:
    """Return the menu of all that each card can do, and where, for a form."""
    actions = [action for found in _by_card(desk) for action in found]
    plain_ = [turn_panel.do(action, desk.labels, turn_panel.Style.PLAIN) for action in actions]
    paid = [way for action in actions for way in _paying(desk, action)]
    options = tuple(paid if len(paid) <= turn_panel.MOST_OPTIONS else plain_)
    return [turn_panel.Menu(desk.look.say("magnate-panel-cards"), options)] if options else []


def _paying(desk: _PanelInputs, action: Action) -> list[turn_panel.Do]:
    """Return a way to play a card, once for each way to pay for it, where that is a choice."""
    played, locale = turn_panel.do(action, desk.labels, turn_panel.Style.PLAIN), desk.look.locale
    if not isinstance(action, m.Build) or played.warn:
        return [played]
    ways = [way for way in desk.labels.ahead(action).legal if isinstance(way, m.Pay)]
    return [
        replace(
            played,
            label=turn_panel.cut(
                f"{played.label} · {names.tokens(locale, _tokens_of(action.card, way))}"
            ),
            words=turn_panel.chain(played.words, " ".join(words(way))),
        )
        for way in ways
    ] or [played]


def _tokens_of(card: int, way: m.Pay) -> list[int]:
    return names.paid(card, (way.first, way.second, way.third))


def _ends(desk: _PanelInputs) -> list[turn_panel.Row]:
    """Return the menu of the end, for a form, which picks it: it comes after a card was played."""
    ends = desk.of(m.End) or _after_card(desk)
    options = tuple(turn_panel.do(end, desk.labels, turn_panel.Style.MAIN) for end in ends)
    return (
        [turn_panel.Menu(desk.look.say("magnate-panel-then"), options, chosen="end")]
        if ends
        else []
    )


def _after_card(desk: _PanelInputs) -> list[Action]:
    """Return the end of the turn, if there is one once a card has been played."""
    cards = (action for found in _by_card(desk) for action in found)
    free = next((action for action in cards if desk.labels.warn(action) is None), None)
    legal = desk.labels.ahead(free).legal if free is not None else ()
    return [m.End()] if m.End() in legal or (legal and isinstance(legal[0], m.Pay)) else []


def _ended(desk: _PanelInputs, rows: list[turn_panel.Row]) -> list[turn_panel.Row]:
    """Return the menu of deeds with the end of the turn as the last that can be picked in it."""
    ends = tuple(turn_panel.do(end, desk.labels, turn_panel.Style.MAIN) for end in desk.of(m.End))
    return [
        replace(row, options=(*row.options, *ends))
        if isinstance(row, turn_panel.Menu)
        and row.many
        and len(row.options) < turn_panel.MOST_OPTIONS
        else row
        for row in rows
    ]


def _by_card(desk: _PanelInputs) -> list[list[Action]]:
    """Return what each card of the hand can do, in the order of the hand."""
    actions = desk.of(*_CARD_VERBS)
    hand = (d.CARDS[card].name for card in desk.view.hands[desk.seat]) if actions else ()
    return [[action for action in actions if words(action)[1] == name] for name in hand]


def _card(desk: _PanelInputs, actions: Sequence[Action]) -> tuple[turn_panel.Do, ...]:
    """Return the buttons of one card, each with its name: a phone has a line for every one."""
    look = desk.look
    card = names.card(look.locale, _index(actions[0]))
    buttons: list[turn_panel.Do] = []
    for verb in dict.fromkeys(type(action).verb for action in actions):
        ways = [action for action in actions if type(action).verb == verb]
        line = words(ways[0]) if len(ways) == 1 else words(ways[0])[:2]
        use = look.say(f"magnate-panel-{verb}", n=_tokens(verb, _index(ways[0])))
        label = look.say("magnate-panel-card", card=card, verb=use)
        buttons.append(
            turn_panel.Do(
                sentence(label), " ".join(line), _STYLES.get(verb, turn_panel.Style.PLAIN)
            )
        )
    return tuple(buttons)


def _tokens(verb: str, card: int) -> int:
    """Return how many tokens it takes, or brings, to play a card so."""
    if verb == "build":
        return d.COST[card]
    return d.EACH[card] * len(d.SUITS_OF[card]) if verb == "deed" else sum(names.sale(card))


def _index(action: Action) -> int:
    assert isinstance(action, _CARD_VERBS)
    return action.card


def _develop(desk: _PanelInputs, actions: Sequence[Action]) -> list[turn_panel.Row]:
    """Return the menu of deeds: every count while there is room, else first deed and suit."""
    ways = [action for action in actions if isinstance(action, m.Develop)]
    if not ways:
        return []
    title = desk.look.say("magnate-panel-develop")
    if len(ways) <= turn_panel.MOST_OPTIONS:
        order = sorted(ways, key=lambda a: (a.province, a.suit, -a.count))
        return [turn_panel.Menu(title, tuple(_laying(desk, way) for way in order), many=True)]
    parts = {words(way)[:3]: way for way in ways}
    options = tuple(
        turn_panel.Do(
            f"{names.province(desk.look.locale, way.province)}, "
            f"{names.suit(desk.look.locale, way.suit)}",
            " ".join(part),
            hint=_progress(desk, way.province),
        )
        for part, way in parts.items()
    )
    return [turn_panel.Menu(title, options)]


def _laying(desk: _PanelInputs, way: m.Develop) -> turn_panel.Do:
    locale, deed = desk.look.locale, desk.view.deeds[desk.seat][way.province]
    card = desk.view.columns[desk.seat][way.province][-1]
    label = f"{names.province(locale, way.province)}, {names.token(locale, way.suit, way.count)}"
    hint = _progress(desk, way.province)
    if sum(deed) + way.count == d.COST[card]:
        column = desk.view.columns[desk.seat][way.province]
        mine, theirs = _standing(desk, way.province, column)
        name = names.the_card(locale, card)
        hint = desk.look.say("magnate-panel-develop-last", card=name, mine=mine, theirs=theirs)
    return turn_panel.Do(label, " ".join(words(way)), hint=hint)


def _progress(desk: _PanelInputs, province: int) -> str:
    card = desk.view.columns[desk.seat][province][-1]
    laid = sum(desk.view.deeds[desk.seat][province])
    name = names.card(desk.look.locale, card)
    return desk.look.say("magnate-panel-develop-hint", card=name, laid=laid, cost=d.COST[card])


def _trade(desk: _PanelInputs, actions: Sequence[Action]) -> list[turn_panel.Row]:
    """Return the menu of trades: all while there is room, else first the suit that is given."""
    ways = [action for action in actions if isinstance(action, m.Trade)]
    if not ways:
        return []
    title = desk.look.say("magnate-panel-trade")
    if len(ways) <= turn_panel.MOST_OPTIONS:
        return [
            turn_panel.Menu(
                title,
                tuple(turn_panel.do(way, desk.labels, turn_panel.Style.PLAIN) for way in ways),
            )
        ]
    given = dict.fromkeys(way.give for way in ways)
    options = tuple(
        turn_panel.Do(
            desk.look.say("magnate-panel-trade-give", suit=names.suit(desk.look.locale, suit)),
            f"trade {d.SUITS[suit]}",
        )
        for suit in given
    )
    return [turn_panel.Menu(title, options)]


def _last(desk: _PanelInputs) -> tuple[turn_panel.Do, ...]:
    """Return the last row: preferences, and the end of the turn."""
    buttons = (
        [turn_panel.Do(desk.look.say("magnate-panel-prefer"), "prefer")] if desk.orders else []
    )
    buttons += [
        turn_panel.do(action, desk.labels, turn_panel.Style.MAIN) for action in desk.of(m.End)
    ]
    return tuple(buttons)


# Narrowed panels.


def _place(desk: _PanelInputs, focus: tuple[str, ...]) -> turn_panel.Panel:
    """Return the provinces where a card can be laid, each with what it would lie on."""
    ways = [a for a in matching(desk.legal, focus) if isinstance(a, (m.Build, m.Deed))]
    if len(focus) < 2 or not ways:
        return _turn(desk)
    card = names.the_card(desk.look.locale, ways[0].card)
    line = desk.look.say(f"magnate-line-{focus[0]}", card=card)
    return turn_panel.Panel((line,), (tuple(_there(desk, way) for way in ways),), focus)


def _there(desk: _PanelInputs, way: m.Build | m.Deed) -> turn_panel.Do:
    locale, column = desk.look.locale, desk.view.columns[desk.seat][way.province]
    label = names.province(locale, way.province)
    if column:
        under = names.card(locale, column[-1])
        label = desk.look.say("magnate-panel-on-card", province=label, card=under)
    if isinstance(way, m.Build):
        mine, theirs = _standing(desk, way.province, (*column, way.card))
        label = desk.look.say("magnate-panel-there", place=label, mine=mine, theirs=theirs)
    mark = d.PROVINCE_NAMES[way.province]
    return turn_panel.Do(label, " ".join(words(way)), turn_panel.Style.MAIN, mark=mark)


def _standing(desk: _PanelInputs, province: int, column: Sequence[int]) -> tuple[int, int]:
    """Return both totals of a province as they would be with these cards of the seat's own."""
    return final_ranking.total(column), final_ranking.totals(desk.view)[province][1 - desk.seat]


def _count(desk: _PanelInputs, focus: tuple[str, ...]) -> turn_panel.Panel:
    """Return how many tokens can be laid on the deeds of the focus."""
    rows = _develop(desk, matching(desk.legal, focus))
    return turn_panel.Panel(
        (desk.look.say("magnate-line-develop"), _reserve(desk)), tuple(rows), focus
    )


def _get(desk: _PanelInputs, focus: tuple[str, ...]) -> turn_panel.Panel:
    """Return what can be got for three tokens of the suit of the focus."""
    ways = matching(desk.legal, focus)
    first = ways[0]
    if len(focus) < 2 or not isinstance(first, m.Trade):
        return _turn(desk)
    line = desk.look.say("magnate-line-trade", suit=names.suit(desk.look.locale, first.give))
    return turn_panel.Panel((line, _reserve(desk)), tuple(_trade(desk, ways)), focus)


def _preferences(desk: _PanelInputs, focus: tuple[str, ...]) -> turn_panel.Panel:
    """[2.9] Return the suits that each deed could prefer, and what it prefers now."""
    look = desk.look
    found = [one for one in matching(desk.orders, focus) if isinstance(one, m.Prefer)]
    options = tuple(_preferred(desk, order, named=True) for order in found)
    menu = turn_panel.Menu(look.say("magnate-panel-prefer"), options)
    fields = (
        turn_panel.Menu(
            names.province(look.locale, province),
            tuple(_preferred(desk, one) for one in found if one.province == province),
        )
        for province in dict.fromkeys(order.province for order in found)
    )
    form = turn_panel.formed(*([field] for field in fields))
    return turn_panel.Panel((look.say("magnate-line-prefer"),), (menu,), focus, form)


def _preferred(desk: _PanelInputs, order: m.Prefer, *, named: bool = False) -> turn_panel.Do:
    """Return a suit that a deed could prefer, with its province if it is `named`."""
    look, now = desk.look, desk.view.wishes[desk.seat][order.province]
    suit = names.suit(look.locale, order.suit)
    label = f"{names.province(look.locale, order.province)}, {suit}" if named else sentence(suit)
    hint = look.say("magnate-panel-prefer-now", suit=names.suit(look.locale, now))
    return turn_panel.Do(label, " ".join(words(order)), hint=hint)


_FOCUSED: dict[str, Callable[[_PanelInputs, tuple[str, ...]], turn_panel.Panel]] = {
    "build": _place,
    "deed": _place,
    "develop": _count,
    "trade": _get,
    "prefer": _preferences,
}


def _reserve(desk: _PanelInputs) -> str:
    tokens = names.tokens(desk.look.locale, desk.view.tokens[desk.seat])
    return desk.look.say("magnate-line-tokens", tokens=tokens)
