"""A match before its first move: its seats, its options, and who sits where.

Time is passed in, as seconds since 1970 UTC. What is refused raises a GameError and changes
nothing.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine import Match, bots, errors, match_record, match_types, provably_fair_seed, registry
from engine.game import Seat, options

PACE = ("turn", "strict", "reserve", "increment")
"""The keys by which the pace is arranged."""


def open_match(
    id: str,  # noqa: A002 - a match has an id
    key: str,
    host: str,
    secret: str,
    now: int,
    *,
    table: Mapping[str, str] | None = None,
    pace: match_types.Pace | None = None,
    invited: Sequence[str] = (),
    added: str = "",
    least: int = 0,
    wanted: int = 0,
) -> Match:
    """Open a lobby in which the host sits, and to whose chance they have `added`.

    `least` and `wanted` are as in `Match`. UnknownGame, BadOption.
    """
    game = registry.game(key)
    if wanted and not game.meta.seats[0] <= wanted <= game.meta.seats[1]:
        raise errors.BadSeats(least=game.meta.seats[0], most=game.meta.seats[1])
    options(game.meta, table or {}, ())
    match = Match(
        id,
        key,
        game.rules,
        host,
        secret,
        table=dict(table or {}),
        pace=pace or match_types.Pace(),
        invited=tuple(invited),
        opened=now,
        least=least,
        wanted=wanted,
    )
    match.players.append(match_types.Player(host, added=added))
    match.entries.append(match_record.Entry(0, match_record.Kind.OPEN, now, who=host))
    match.number = 1
    match.tell(match_types.News.LOBBY)
    return match


def join(
    match: Match,
    who: str,
    now: int,
    chosen: Mapping[str, str] | None = None,
    added: str = "",
) -> None:
    """Take a seat, and add chance; who is invited may take that of the last computer.

    SeatTaken, LobbyFull, NotInvited, BadOption, MatchClosed.
    """
    _expect_lobby(match)
    if match.sits(who):
        raise errors.SeatTaken
    if match.invited and who != match.host and who not in match.invited:
        raise errors.NotInvited
    full = not match.free and who in match.invited
    last = next((one for one in reversed(match.players) if one.computer), None)
    if full and last is not None:
        match.players.remove(last)
        match.note(match_record.Kind.KICK, now, who=last.id)
    _sit_down(match, match_types.Player(who, options=dict(chosen or {}), added=added))
    match.note(match_record.Kind.JOIN, now, who=who)


def invite(match: Match, who: str, other: str, now: int) -> None:
    """Keep a place for somebody, and the whole table for those invited.

    NotHost, SeatTaken, AskedAlready.
    """
    _expect_lobby(match)
    _expect_host(match, who)
    if match.sits(other):
        raise errors.SeatTaken
    if other in match.invited:
        raise errors.AskedAlready
    match.invited = (*match.invited, other)
    match.note(match_record.Kind.INVITE, now, who=other)


def join_computer(match: Match, kind: str, now: int) -> None:
    """Give a seat to a computer of a kind; LobbyFull, BadOption."""
    _expect_lobby(match)
    if kind not in bots.kinds():
        raise errors.BadOption(option="computer", value=kind)
    names = (match_types.computer_id(i) for i in range(1, len(match.players) + 2))
    name = next(name for name in names if not match.sits(name))
    _sit_down(match, match_types.Player(name, computer=kind))
    match.note(match_record.Kind.JOIN, now, who=name)


def arrange(match: Match, who: str, key: str, value: str, now: int) -> None:
    """Set an option: the host those of the table, each player those of the own seat.

    The keys "turn", "reserve" and "increment" are the pace, in seconds; "strict" is "yes" or
    "no". BadOption, NotHost, NotSeated.
    """
    _expect_lobby(match)
    seat = match.seat_of(who)
    each = {option.key for option in match.game.meta.options if option.each}
    if key not in each:
        _expect_host(match, who)
    if key in PACE:
        _set_pace(match, key, value)
    else:
        _set_option(match, match.players[seat].options if key in each else match.table, key, value)
    match.note(match_record.Kind.ARRANGE, now, who=who)


def ask_start(match: Match, who: str, added: str, now: int) -> None:
    """Write down that the host starts the match, and the chance they add; NotHost, TooFewSeats.

    The first that is written down holds, however often it is asked for, until somebody sits
    down, stands up or becomes the host.
    """
    _expect_ready(match, who)
    if not match.asked:
        match.asked = added
        match.note(match_record.Kind.READY, now, who=who)


def start(match: Match, who: str, now: int, added: str = "") -> None:
    """Draw the seats and set the game up; the host may add chance, if they did not when asking.

    NotHost, TooFewSeats.
    """
    _expect_ready(match, who)
    host = match.players[match.seat_of(who)]
    host.added, match.asked = match.asked or added or host.added, ""
    match.joined = tuple(player.id for player in match.players)
    match.drawn = sorted(match.seated) != sorted(match.joined)
    mixed = [player.added for player in match.players]
    drawn = provably_fair_seed.seating(match.secret, match.joined, mixed)
    order = drawn if match.drawn else list(match.seated)
    match.players.sort(key=lambda player: order.index(player.id))
    match.seated = tuple(player.id for player in match.players)
    match.begin(who, now)


def leave(match: Match, who: str, now: int) -> None:
    """Give up a seat before the start; an empty lobby is void. NotSeated."""
    _expect_lobby(match)
    _stand_up(match, match.seat_of(who))
    if match.invited and who not in match.invited:
        match.invited = (*match.invited, who)  # the host may come back
    match.note(match_record.Kind.LEAVE, now, who=who)


def kick(match: Match, who: str, other: str, now: int) -> None:
    """Let the host take somebody's seat away before the start; NotHost, NotSeated."""
    _expect_lobby(match)
    _expect_host(match, who)
    seat = next((i for i, player in enumerate(match.players) if player.id == other), None)
    if seat is None or other == who:
        raise errors.NotSeated
    _stand_up(match, seat)
    match.note(match_record.Kind.KICK, now, who=other)


def hand_over(match: Match, who: str, other: str, now: int) -> None:
    """Make another player at the table the host; NotHost, NotSeated."""
    if match.status not in (match_types.Status.LOBBY, match_types.Status.RUNNING):
        raise errors.MatchClosed
    _expect_host(match, who)
    if match.players[match.seat_of(other)].computer:
        raise errors.NotSeated
    match.host, match.asked = other, ""
    match.note(match_record.Kind.HOST, now, who=other)
    match.tell(match_types.News.HOST, word=other)


def _expect_lobby(match: Match) -> None:
    if match.status is match_types.Status.RUNNING:
        raise errors.AlreadyBegun
    if match.status is not match_types.Status.LOBBY:
        raise errors.MatchClosed


def _expect_host(match: Match, who: str) -> None:
    if who != match.host:
        raise errors.NotHost


def _expect_ready(match: Match, who: str) -> None:
    """Refuse to start what cannot be; MatchClosed, NotHost, TooFewSeats."""
    _expect_lobby(match)
    _expect_host(match, who)
    least = match.game.meta.seats[0]
    if len(match.players) < least:
        raise errors.TooFewSeats(least=least, seated=len(match.players))


def _sit_down(match: Match, player: match_types.Player) -> None:
    if match.free < 1:
        raise errors.LobbyFull(most=match.wanted or match.game.meta.seats[1])
    match.players.append(player)
    try:
        _ = match.options
    except errors.BadOption:
        match.players.pop()
        raise
    match.asked = ""


def _stand_up(match: Match, seat: Seat) -> None:
    """Free a seat of the lobby; without people it is void, without its host another is."""
    gone, match.asked = match.players.pop(seat), ""
    people = [player.id for player in match.players if player.computer is None]
    if not people:
        match.status = match_types.Status.VOID
    elif match.host == gone.id:
        match.host = people[0]


def _set_pace(match: Match, key: str, value: str) -> None:
    if key == "strict" and value in ("yes", "no"):
        match.pace = replace(match.pace, strict=value == "yes")
        return
    least = match_types.LEAST_TURN if key == "turn" else 0
    if key == "strict" or not value.isdecimal() or not least <= int(value) <= match_types.MOST_TURN:
        raise errors.BadOption(option=key, value=value)
    match.pace = replace(match.pace, **{key: int(value)})  # type: ignore[arg-type]


def _set_option(match: Match, where: dict[str, str], key: str, value: str) -> None:
    before = dict(where)
    where[key] = value
    try:
        _ = match.options
    except errors.BadOption:
        where.clear()
        where.update(before)
        raise
