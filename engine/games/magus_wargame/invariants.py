"""The invariants of a state: every card and token is somewhere exactly once."""

from engine.errors import EngineBug
from . import data as d, decks_and_eliminations, seat_knowledge, state as m


def check(s: m.State) -> None:
    """Raise EngineBug where the state cannot be."""
    _check_creatures(s)
    _check_magic(s)
    _check_tokens(s)
    _check_landings(s)
    _check_battle(s)
    _check_knowledge(s)


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise EngineBug(f"magus_wargame: {what}")


def _check_creatures(s: m.State) -> None:
    for colour in range(len(d.COLOURS)):
        pile = s.decks[colour] + s.graves[colour]
        _require(all(d.COLOUR[u] == colour for u in pile), "a creature in a deck of another colour")
    everywhere = [u for pile in (*s.decks, *s.graves) for u in pile]
    everywhere += [u for row in s.armies for army in row for u in army]
    counts = [everywhere.count(unit) for unit in range(len(d.UNITS))]
    _require(counts == [d.COPIES] * len(d.UNITS), "a creature is missing, or there too often")
    # all may see it: of hidden armies it must tell nothing before the end [V2]
    _require(bool(s.force) == (s.phase == m.OVER), "printed Force is told too soon, or not at all")
    for deck, stock in zip(s.decks, s.stock, strict=True):
        _require(not stock or sorted(deck) == stock, "a refilled deck holds something else")


def _check_magic(s: m.State) -> None:
    cards = [*s.magic, *s.spent, *(card for hand in s.hands for card in hand)]
    if s.battle is not None:
        cards += [item.what for item in s.battle.laid if item.is_card]
    if s.open and s.open[0] >= 0:
        cards.append(s.open[0])
    _require(sorted(cards) == list(range(len(d.MAGIC))), "a Magic card is missing, or there twice")
    owned = [a for row in s.artifacts for a in row]
    _require(len(set(owned)) == len(owned) <= len(d.ARTIFACTS), "an artifact twice")
    for seat, hand in enumerate(s.hands):
        _require(0 <= s.owed[seat] <= len(hand), "a debt above the hand")
        _require(not s.owed[seat] or s.owed[seat] < len(hand), "a debt without a choice")


def _check_tokens(s: m.State) -> None:
    for seat, row in enumerate(s.at):
        spaces = [space for space in row if space != d.NONE]
        _require(len(set(spaces)) == len(spaces), "two armies of a seat on a space")
        _require(all(0 <= space < d.SPACES for space in spaces), "an army off the track")
        _require(
            len(spaces) <= decks_and_eliminations.tokens(s, seat) or s.out[seat] > 0,
            "too many tokens",
        )
        for space, army in zip(row, s.armies[seat], strict=True):
            _require((space != d.NONE) == bool(army), "a token without creatures, or the reverse")
            _require(len(army) <= decks_and_eliminations.most(s, seat), "an army too large")
            _require(list(army) == sorted(army), "an army out of order")
        _require(bool(s.out[seat]) != bool(spaces) or s.phase == m.OVER, "out, with an army")
        for other in range(seat):
            shared = set(spaces) & set(s.at[other]) - {d.NONE}
            _require(not shared or s.active in (seat, other), "two seats on a space")
    _require(s.phase == m.OVER or not s.out[s.active], "the turn of a seat that is out")
    _require(s.phase == m.OVER or len(m.living(s)) > 1, "a match that should be over")
    _require((s.phase == m.OVER) == bool(s.reason), "over without a reason")


def _check_landings(s: m.State) -> None:
    """[T5] A landing gives nothing on a tower, and a recruit only where no enemy stands."""
    if s.phase == m.OVER:
        return
    for space, landed in zip(s.at[s.active], s.landed, strict=True):
        if landed:
            _require(space != d.NONE and d.TRACK[space] != d.TOWER, "a landing that gives nothing")
            free = m.owner_at(s, space, s.active) == d.NONE
            _require(free or d.TRACK[space] == d.GOLD, "a recruit on an enemy's space")


def _check_battle(s: m.State) -> None:
    b = s.battle
    if b is None:
        return
    for side, (seat, token) in enumerate(zip(b.seats, b.tokens, strict=True)):
        _require(s.armies[seat][token] == b.units[side], "another army than was revealed")
        _require(s.at[seat][token] == b.space, "a battle elsewhere")
        spent = sum(1 for item in b.laid if item.side == side and item.is_card)
        _require(spent <= b.points[side], "more cards than spell points")


def _check_knowledge(s: m.State) -> None:
    """Check that what a seat knows is so."""
    everybody = len(s.armies)
    for viewer, row in enumerate(s.notes):
        for owner, armies in enumerate(s.armies):
            codes = [code for code in row if seat_knowledge.parts(code)[0] == owner]
            cells = [(token, unit) for token, army in enumerate(armies) for unit in army]
            if viewer == owner:
                _require(not codes, "notes on one's own armies")
                continue
            _require(len(codes) == len(cells), "creatures without a note")
            _require(seat_knowledge.assign(codes, cells) is not None, "notes that cannot be true")
    for viewer, marks in enumerate(s.told):
        for card, mask in enumerate(marks):
            holders = [seat for seat, hand in enumerate(s.hands) if card in hand]
            known = not mask or bool(holders and mask >> holders[0] & 1)
            _require(known and not mask >> viewer & 1, "a card known where it is not")
    for rows in s.depth:
        for deck, pile in zip(rows, (*s.decks, s.magic), strict=True):
            _require(not deck or deck == pile[: -len(deck) - 1 : -1], "a deck known wrongly")
    _require(len(s.notes) == everybody + 1, "rows of notes")
