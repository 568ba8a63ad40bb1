"""Sheets with their pictures: reads names and log, draws off the loop, and calls `cogs.pages`."""

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from cogs.pages import (
    ControlId,
    help_and_first_match_notes,
    install_links,
    league_and_tournament_pages,
    match_log_page,
    public_match_post,
    turn_panel_page,
)
from cogs.pages.lobby_post import lobby
from cogs.pages.match_end_post import end
from cogs.pages.page_wording import Reader, title
from cogs.pages.sheet import (
    MAIN,
    Button,
    Buttons,
    Form,
    Image,
    Part,
    PicturePlaceholder,
    Sheet,
    Words,
)
from cogs.show.first_match_notes import named, sight
from cogs.show.viewer_pictures_and_words import (
    WAITS,
    CaptionedPicture,
    Pictured,
    SeatChoices,
    ViewForReader,
    coming,
    orders_of,
    panels_of,
)
from db import match_lists, seasons, whispers
from db.match_rows import GROUP, THREAD, Place, Stored
from engine import Action, Kind, Match, Seat, Status, Viewer, match_record
from languages import ORIGINAL
from render.look import Look
from render.paint.theme import Name, Palette, Theme, theme
from render.registry import art
from render.widgets import how_to_play_sheet, standings_picture
from render.words import Entry, say, turn_narration, turn_panel
from render.words.text_escaping import plain
from render.words.turn_grouping import Turn, turns
from render.workers.picture_request import PageRequest, StandingRequest, What
from services import log_and_position_cache, newcomer_match_position, spectator
from services.hints import may_ask
from services.umpire import Umpire
from services.workers import child_process
from services.workers.draw_pool import DrawableRequest, Drawn, DrawPool, TooBusy
from services.workers.draw_queue import Rank

LATELY = 4
"""Turns that a card tells of."""


@dataclass(frozen=True, slots=True)
class DisplaySettings:
    """How somebody wants things shown.

    `confirm`: to be asked before a step that cannot be taken back. `muted`: ids of matches;
    `guided`: the match whose first turns come with notes. `terms`: those of games that were
    explained to them.
    """

    locale: str = ORIGINAL
    theme: str = "dark"
    palette: str = "standard"
    pictures: bool = True
    confirm: bool = False
    muted: frozenset[str] = frozenset()
    guided: str = ""
    terms: frozenset[str] = frozenset()


class Show:
    """Makes the messages of matches."""

    def __init__(self, umpire: Umpire, studio: DrawPool) -> None:
        self._umpire = umpire
        self._studio = studio
        self.logs = log_and_position_cache.LogCache(umpire.store)
        self.pasts = log_and_position_cache.Positions(self.logs)
        self.spectator = spectator.Spectator(umpire, self.logs, self.pasts)
        self._cuts = log_and_position_cache.TurnGroupCache(self.logs)
        self._handed: set[tuple[str, int]] = set()

    async def taste(self, who: str, locale: str | None = None) -> DisplaySettings:
        """Return how a person wants things shown; `locale` is that of their interaction."""
        person = await self._umpire.store.people.get(who)
        settings = person.settings if person else {}
        spoken = settings.get("locale") or locale or (person.locale if person else ORIGINAL)
        return replace(
            _taste(spoken, settings),
            confirm=settings.get("confirm", False),
            muted=frozenset(settings.get("muted", ())),
            terms=frozenset(settings.get("terms", ())),
            guided=settings.get("guided", ""),
        )

    async def public(self, place: Place) -> DisplaySettings:
        """Return how a server wants its posts shown; their language is that of the match."""
        settings = await self._umpire.store.guilds.get(place.guild) if place.guild else {}
        if place.home == GROUP and not install_links.EDITS_BRING_PICTURES:
            settings = {"pictures": False}
        return _taste(place.locale, settings)

    async def names(self, match: Match, locale: str) -> tuple[str, ...]:
        """Return the display names at the table, as pictures and labels take them."""
        return await spectator.names(self._umpire, match, locale)

    async def people(self, match: Match, others: Sequence[str], locale: str) -> dict[str, str]:
        """Return the display names of all who sit or have sat at the table, by id.

        `others` are ids of those who came and left while the match was played.
        """
        return await spectator.people(self._umpire, match, others, locale)

    async def reader(self, match: Match, locale: str) -> Reader:
        """Return a reader of a language with the names at the table, as Markdown takes them."""
        return Reader(locale, plain(await self.names(match, locale)))

    async def lobby(self, stored: Stored) -> Sheet:
        """Return the message of a lobby."""
        match, locale = stored.match, stored.place.locale
        main, gathers = art(match.key, match.rules).score, match.status is Status.LOBBY
        people = [one.id for one in match.players if gathers and not one.computer]
        known = await self._umpire.store.reliability.of(people)
        unreached = list[Seat]()
        if stored.place.home != THREAD:
            kept, seats = self._umpire.store.deliveries, range(len(match.players))
            unreached = [s for s in seats if (await kept.get(match.id, s)).state == "refused"]
        reader, season = await self.reader(match, locale), ""
        if match.season:
            with contextlib.suppress(seasons.UnknownSeason):
                kept_season = await self._umpire.store.seasons.get(match.season)
                season = league_and_tournament_pages.part_of(reader, kept_season, match.id)
        return lobby(reader, match, stored.place, main, known, unreached, season)

    async def post(self, stored: Stored, first: int, pinged: Sequence[Seat]) -> Sheet:
        """Return the public message after the entries from number `first` on."""
        return await self._posted(stored, await self.turns(stored.match, None, first), pinged)

    async def card(self, stored: Stored, now: int) -> Sheet:
        """Return the card of a match: its table, or the board with the last turns; and its age."""
        if stored.match.state is None:
            sheet = await self.lobby(stored)
        else:
            found = await self.turns(stored.match, None)
            sheet = await self._posted(stored, found[-LATELY:], ())
        lines = [say(stored.place.locale, "card-foot", when=f"<t:{now}:R>")]
        lines += (
            [] if install_links.STRANGERS_PRESS else [say(stored.place.locale, "card-strangers")]
        )
        foot = Words("\n".join(f"-# {line}" for line in lines))
        called = sheet.mentions if install_links.MENTIONS_RING else ()
        return Sheet((*sheet.parts, foot), mentions=called)

    async def _posted(self, stored: Stored, found: Sequence[Turn], pinged: Sequence[Seat]) -> Sheet:
        match, taste = stored.match, await self.public(stored.place)
        shown = await self.shown(match, taste, None, match.state, found)
        picture = await self.picture(shown, Rank.BOARD, calm=True)
        position = "" if picture else shown.instead()
        reader, told = shown.reader, shown.told()
        if match.status is Status.OVER:
            return await self._end(stored, shown, told, picture, pinged)
        page = await self.spectator.told(stored)
        has_hand = self._has_hands(match, shown)
        looks = stored.place.home == GROUP
        return public_match_post.post(
            reader, match, told, pinged, picture, position, has_hand, page, looks
        )

    async def history(self, stored: Stored, first: int, last: int, viewer: Viewer = None) -> Sheet:
        """Return what is left of a post of the entries from `first` to before `last`: its story.

        `viewer`: the seat whose letter it was, in the words of whoever sits there.
        """
        match, taste = stored.match, await self.public(stored.place)
        if viewer is not None:
            taste = await self.taste(match.players[viewer].id)
        found = await self.turns(match, viewer, first, last)
        shown = await self.shown(match, taste, viewer, match.state, found)
        told = shown.told() or [shown.look.say("log-entry-start")]
        if viewer is not None:  # letters of several matches stand in one place
            game = title(shown.reader, match)
            told.insert(0, f"-# {shown.look.say('panel-spectator', game=game, id=match.id)}")
        return public_match_post.history(told)

    async def _end(
        self,
        stored: Stored,
        shown: ViewForReader,
        told: Sequence[str],
        picture: Image | None,
        pinged: Sequence[Seat],
    ) -> Sheet:
        match, locale = stored.match, shown.look.locale
        known = await self.people(match, (), locale)
        people = dict(zip(known, plain(list(known.values())), strict=True))
        page, position = await self.spectator.told(stored), "" if picture else shown.instead()
        main = shown.art.score
        return end(shown.reader, match, told, picture, position, people, pinged, main, page)

    async def out(self, match: Match, first: int) -> list[Seat]:
        """Return the seats for which the match was over in the entries from `first` on."""
        kinds = art(match.key, match.rules).out
        found = turns(await self.logs.of(match, first), None)
        return [event.seat for turn in found if not turn.undone for event in turn.of(*kinds)]

    async def unheard(self, match: Match, first: int) -> bool:
        """Tell whether of the entries from `first` on nothing is to be heard in public."""
        entries = await self.logs.of(match, first)
        quiet = {Kind.MOVE, Kind.ORDER, *match_record.LOBBY_KINDS}
        secret = all(entry.kind in quiet for entry in entries)
        return secret and not turns(entries, None)

    async def going(
        self, stored: Stored, ply: int, viewer: Viewer, taste: DisplaySettings
    ) -> list[str]:
        """Return what would be undone by going back before a ply, as a viewer has seen it."""
        match = stored.match
        first = await self.entry_of(match, ply)
        found = await self.turns(match, viewer, first)
        return (await self.shown(match, taste, viewer, match.state, found)).told()

    async def entry_of(self, match: Match, ply: int) -> int:
        """Return the number of the entry with a ply; that of the next one if there is none yet."""
        entries = await self.logs.of(match)
        taken = (e.number for e in entries if any(move.ply == ply for move in e.moves))
        return next(taken, match.number)

    async def undone_from(self, match: Match, first: int) -> int:
        """Return the earliest entry that an undo from number `first` on went back over."""
        entries = await self.logs.of(match, first)
        plies = [entry.ply for entry in entries if entry.kind is Kind.UNDO]
        return await self.entry_of(match, min(plies)) if plies else match.number

    async def turns(
        self, match: Match, viewer: Viewer, first: int = 0, last: int | None = None
    ) -> list[Turn]:
        """Return what a viewer may know of the entries from `first` to before `last`, as turns."""
        entries = await self.logs.of(match, first)
        past = await self.pasts.of(match, first)
        wanted = [e for e in entries if last is None or e.number < last]
        later = [e for e in entries if last is not None and e.number >= last]
        return turns(wanted, viewer, past.views(match, viewer), later)

    async def panel(
        self,
        stored: Stored,
        seat: Seat,
        taste: DisplaySettings,
        focus: Sequence[str] = (),
        page: int = 0,
        ordering: bool = False,
        calm: bool = False,
        hint: Sequence[str] = (),
    ) -> Sheet:
        """Return the private panel of a seat, with its draft played on the position.

        `page`: of the rows of choices; `ordering`: orders are shown in place of what is legal;
        `calm`: it is a post, which may wait for its picture; `hint`: one that was asked for.
        """
        match = stored.match
        since = await self.since(match, seat)
        shown = await self.shown(match, taste, seat, match.position(seat), since)
        draft = match.drafts.get(seat)
        laid, said = panels_of(match, shown, focus, ordering)
        laid, marks = turn_panel.lettered(laid)
        shown = replace(shown, look=replace(shown.look, marks=marks))
        news = shown.recap() if draft is None and not (focus or page or ordering or hint) else []
        said = replace(said, lines=(*await self._guide(match, seat, taste, shown), *said.lines))
        # the board belongs to a place that is asked for, else the hand, where there is one
        kinds: list[tuple[What, ...]] = [
            ("board",) if marks or draft or focus else ("hand", "board")
        ]
        if stored.place.home != THREAD and not (focus or page or ordering or hint):
            kinds = [("board",), ("hand",)] if self._has_hands(match, shown) else [("board",)]
        drawn = [await self.picture(shown, Rank.PRIVATE, *one, calm=calm) for one in kinds]
        facts = turn_panel_page.PanelFacts(
            laid,
            said,
            turn_panel_page.steps(shown.art, shown.said, match, seat),
            _said_once([picture for picture in drawn if picture]),
            "" if any(drawn) else shown.position(),
            await self._aside(match, seat, news, page, ordering, hint),
            film=bool(news) and taste.pictures,
        )
        return turn_panel_page.panel(shown.reader, match, stored.place, seat, facts)

    async def letter(self, stored: Stored, seat: Seat, taste: DisplaySettings) -> Sheet:
        """Return the letter of a seat: the table, then its panel, then the end."""
        match = stored.match
        if match.state is None:
            place = replace(stored.place, locale=taste.locale)
            return replace(await self.lobby(replace(stored, place=place)), mentions=())
        if match.status is not Status.OVER:
            return await self.panel(stored, seat, taste, calm=True)
        since = await self.since(match, seat)
        shown = await self.shown(match, taste, seat, match.state, since)
        picture = await self.picture(shown, Rank.PRIVATE, calm=True)
        head = turn_panel_page.head(shown.reader, match, asked=False)
        told = [f"### {head}", *shown.told()]
        return await self._end(stored, shown, told, picture, ())

    async def begins(self, match: Match, seat: Seat) -> int:
        """Return the first entry after a seat's own last turn, which its next letter tells."""
        found = await self.since(match, seat)
        return min((turn.key[0] for turn in found), default=match.number)

    def _has_hands(self, match: Match, shown: ViewForReader) -> bool:
        """Tell whether seats of a game have hands; what is in them plays no part."""
        key, view = (match.key, match.rules), match.game.view
        if key not in self._handed and shown.art.hand(view(match.state, 0), 0, shown.look):
            self._handed.add(key)  # to lay one out takes as long as a move
        return key in self._handed

    async def _guide(
        self, match: Match, seat: Seat, taste: DisplaySettings, shown: ViewForReader
    ) -> list[str]:
        """Return what a newcomer is told at their present turn; nobody else is told anything."""
        if taste.guided != match.id:
            return []
        taken = newcomer_match_position.moves(await self.logs.of(match), seat)
        return help_and_first_match_notes.notes(
            shown.reader, match, seat, taken, partial(sight, match, seat, shown)
        )

    async def noted(self, match: Match, seat: Seat, taste: DisplaySettings) -> Action | None:
        """Return the step that a newcomer's note names at their present turn; None for none."""
        if taste.guided != match.id or seat in match.drafts:
            return None
        found = await self.since(match, seat)
        shown = await self.shown(match, taste, seat, match.position(seat), found)
        taken = newcomer_match_position.moves(await self.logs.of(match), seat)
        return named(match, seat, shown, taken + 1)

    async def _aside(
        self,
        match: Match,
        seat: Seat,
        news: Sequence[str],
        page: int,
        ordering: bool,
        hint: Sequence[str],
    ) -> turn_panel_page.PanelExtras:
        """Return what a panel offers beside the choices."""
        who, store = match.players[seat].id, self._umpire.store
        further = match_lists.after(await store.lists.of_person(who), who, match.id) is not None
        note = (await self.notes(who)).get(match.id, "")
        hints = seat in match.to_act() and may_ask(match, seat)
        orders = bool(orders_of(match, seat))
        return turn_panel_page.PanelExtras(
            tuple(news), page, orders, ordering, further, note, hints, tuple(hint)
        )

    async def notes(self, who: str) -> dict[str, str]:
        """Return a person's own lines, by the id of the match."""
        person = await self._umpire.store.people.get(who)
        return dict((person.settings if person else {}).get("notes", {}))

    async def since(self, match: Match, seat: Seat) -> list[Turn]:
        """Return the turns since a seat's own last one, as it may know them."""
        found = await self._cuts.since(match, seat)
        if not found:
            return []
        first = min(turn.key[0] for turn in found)
        return turn_narration.since(await self.turns(match, seat, first), seat)

    async def board(self, stored: Stored, viewer: Viewer, taste: DisplaySettings) -> Sheet:
        """Return the board as a seat or a spectator sees it, without controls."""
        shown = await self._now(stored, viewer, taste)
        picture = await self.picture(shown)
        parts: list[Part] = [picture or Words(shown.position())]
        if viewer is not None and viewer in stored.match.to_act():
            play = Button(shown.look.say("post-play"), ControlId("play", stored.match.id), MAIN)
            parts.append(Buttons((play,)))
        return Sheet(tuple(parts))

    async def status(self, stored: Stored, viewer: Viewer, taste: DisplaySettings) -> Sheet:
        """Return the position of a match in words."""
        match = stored.match
        reader = await self.reader(match, taste.locale)
        game = title(reader, match)
        head = f"### {reader.say('panel-spectator', game=game, id=match.id)}"
        if match.status is not Status.RUNNING:
            kind = "status-lobby" if match.status is Status.LOBBY else "status-over"
            return Sheet((Words(f"{head}\n{reader.say(kind)}"),))
        shown = await self._now(stored, viewer, taste)
        until = "\n".join(public_match_post.deadline(reader, match))
        return Sheet((Words(f"{head}\n{shown.position()}\n{until}".rstrip()),))

    async def facing(self, match: Match, seat: Seat, taste: DisplaySettings) -> SeatChoices:
        """Return what a seat has to choose from in its panel."""
        state = match.position(seat)
        shown = await self.shown(match, taste, seat, state)
        return SeatChoices(shown, match.game, seat, state, panels_of(match, shown, ())[1])

    async def form(self, match: Match, seat: Seat, taste: DisplaySettings, way: str) -> Form | None:
        """Return the form of a seat's panel, of its orders if that is the `way`; None if none."""
        shown = await self.shown(match, taste, seat, match.position(seat))
        panel, _ = turn_panel.lettered(
            panels_of(match, shown, (), way == turn_panel_page.ORDERING)[0]
        )
        return turn_panel_page.form(shown.reader, match, seat, panel, way) if panel.form else None

    async def whispers(
        self, stored: Stored, who: str, taste: DisplaySettings, said: Sequence[whispers.Whisper]
    ) -> Sheet:
        """Return what a person said and heard in private in a match."""
        match = stored.match
        reader = await self.reader(match, taste.locale)
        talked = [who for one in said for who in (one.sender, one.receiver)]
        known = await self.people(match, talked, taste.locale)
        names = dict(zip(known, plain(list(known.values())), strict=True))
        told = [(names.get(w.sender, "?"), names.get(w.receiver, "?"), w) for w in said]
        return match_log_page.whispers(reader, match, who, told)

    async def _now(self, stored: Stored, viewer: Viewer, taste: DisplaySettings) -> ViewForReader:
        match = stored.match
        if viewer is None:
            since = await self.turns(match, None, stored.place.board_first)
        else:
            since = await self.since(match, viewer)
        return await self.shown(match, taste, viewer, match.state, since)

    async def shown(
        self,
        match: Match,
        taste: DisplaySettings,
        viewer: Viewer,
        state: Any,
        found: Sequence[Turn] = (),
    ) -> ViewForReader:
        """Return a position as a viewer sees it, with the turns that they saw last."""
        found = await self._as_seated(match, found, taste.locale)
        look = Look(
            theme=worn(taste),
            locale=taste.locale,
            names=await self.names(match, taste.locale),
            to_act=match.to_act(),
            events=turn_narration.events(found),
            turns=tuple(found),
            match=match.id,
            result=match.outcome,
            computers=frozenset(s for s, p in enumerate(match.players) if p.played_by),
        )
        drawn, view = art(match.key, match.rules), match.game.view(state, viewer)
        kept = match.key, match.rules, view, viewer, look, taste.pictures
        return ViewForReader(drawn, *kept, drawn.describe)

    async def _as_seated(self, match: Match, found: Sequence[Turn], locale: str) -> Sequence[Turn]:
        """Return turns with the names of who sat at the table then, where others do now."""
        if tuple(player.id for player in match.players) == match.seated:
            return found
        came = [e for e in await self.logs.of(match) if e.kind is Kind.REPLACE]
        names = await self.people(match, [entry.who for entry in came], locale)

        def seated(turn: Turn) -> tuple[str, ...]:
            there = list(match.seated)
            for entry in came:
                if entry.seat is not None and entry.number < turn.key[0]:
                    there[entry.seat] = entry.who
            return tuple(names[who] for who in there)

        return [replace(turn, names=seated(turn)) for turn in found] if came else found

    async def picture(
        self, shown: ViewForReader, rank: Rank = Rank.PRIVATE, *kinds: What, calm: bool = False
    ) -> Image | None:
        """Return the first drawing of some kinds that there is of a view, the board by default.

        None where there is none, or words are wanted. What is not drawn in time comes later.
        `calm`: it is for a post, which had better wait when the bot stops: Stopped.
        """
        if not shown.pictures:
            return None
        wanted = [shown.picture_request(kind) for kind in kinds or ("board",)]
        return await self._drawn(shown, wanted, rank, calm)

    async def printed(
        self, taste: DisplaySettings, game: str, card: Entry | None = None, *, small: bool = False
    ) -> Image | None:
        """Return a card of a game, without one its page on how to play; None where words are."""
        if not taste.pictures:
            return None
        look = Look(theme=worn(taste), locale=taste.locale)
        wanted = (
            PageRequest(game, "card", look, card.id, small)
            if card
            else PageRequest(game, "page", look)
        )
        alt = how_to_play_sheet.alt(taste.locale, game)
        if card:
            alt = say(taste.locale, "pair", label=card.name, text=card.text)
        return await self._drawn(CaptionedPicture(wanted, alt), [wanted], Rank.PRIVATE)

    async def table(
        self, taste: DisplaySettings, table: standings_picture.Table, calm: bool = False
    ) -> Image | None:
        """Return the standing of a season as a picture, in words where those are wanted."""
        if not taste.pictures:
            return PicturePlaceholder(standings_picture.describe(taste.locale, table))
        wanted = StandingRequest(table, Look(theme=worn(taste), locale=taste.locale))
        leaf = CaptionedPicture(wanted, standings_picture.describe(taste.locale, table))
        return await self._drawn(leaf, [wanted], Rank.PRIVATE, calm)

    async def _drawn(
        self, shown: Pictured, wanted: Sequence[DrawableRequest], rank: Rank, calm: bool = False
    ) -> Image | None:
        waits = () if calm else WAITS  # a post is owed its picture anew
        comes = partial(coming, shown, partial(self._again, shown, wanted, rank), waits)
        try:
            drawn = await self._studio.soon(wanted, rank, shown.whose, calm)
        except TooBusy:
            return PicturePlaceholder(shown.without("picture-busy"), comes() if waits else None)
        except child_process.Stopped:
            if calm:
                raise
            return PicturePlaceholder(shown.without("picture-stopped"))
        if isinstance(drawn, asyncio.Task):
            return PicturePlaceholder(shown.without("picture-late"), comes(drawn))
        return shown.drawn(drawn) if drawn else None

    async def _again(
        self, shown: Pictured, wanted: Sequence[DrawableRequest], rank: Rank
    ) -> Drawn | None:
        drawn = await self._studio.soon(wanted, rank, shown.whose)
        return await drawn if isinstance(drawn, asyncio.Task) else drawn


def _said_once(pictures: Sequence[Image]) -> tuple[Image, ...]:
    """Return pictures; of those that are not there yet one alone says what they show."""
    first = next((one for one in pictures if isinstance(one, PicturePlaceholder)), None)
    return tuple(
        replace(one, text="") if isinstance(one, PicturePlaceholder) and one is not first else one
        for one in pictures
    )


def _taste(locale: str, settings: Mapping[str, Any]) -> DisplaySettings:
    return DisplaySettings(
        locale,
        settings.get("theme", "dark"),
        settings.get("palette", "standard"),
        settings.get("pictures", True),
    )


def worn(taste: DisplaySettings) -> Theme:
    """Return the theme of somebody's pictures."""
    return theme(theme_name(taste.theme), palette_name(taste.palette))


def theme_name(name: str) -> Name:
    """Return a theme by its name; the standard one for an unknown name."""
    return "light" if name == "light" else "dark"


def palette_name(name: str) -> Palette:
    """Return a palette by its name; the standard one for an unknown name."""
    return "contrast" if name == "contrast" else "standard"
