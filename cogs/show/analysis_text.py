"""An analysis on its way to a reader: the lines, where it turned, the moves that cost most."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cogs.pages import Reader, Sheet, page_wording, sheet
from cogs.show import viewer_pictures_and_words
from cogs.show.match_sheet_builder import DisplaySettings, Show
from engine import Entry, Kind, Match, notation, post_match_analysis
from render.widgets.chances_chart import Chart, describe
from render.words import turn_grouping, turn_narration
from render.words.catalogues import share
from services.log_and_position_cache import MatchPositions, paged
from services.umpire import Umpire
from services.workers.draw_queue import Rank

MOST_LINE = 320
"""Characters of what is said of a turn or a move."""
MOST_TOLD = MOST_LINE - 60
"""Characters of what had happened where a match turned, besides whose chance changed."""


async def hindsight(
    umpire: Umpire,
    show: Show,
    match: Match,
    taste: DisplaySettings,
    found: post_match_analysis.Analysis,
) -> Sheet:
    """Return what an analysis says of a finished match, the same to everybody."""
    entries = await show.logs.of(match)
    past = await show.pasts.of(match)
    chart = Chart(match.key, found.points, post_match_analysis.turning(found.points))
    shown = await show.shown(match, taste, None, match.state)
    shown = replace(shown, view=chart, describe=describe)
    told = _Told(match, shown, past, entries, paged(entries))
    return _page(
        shown.reader,
        match,
        await show.picture(shown, Rank.PAST, "analysis"),
        shown.position(),
        [told.turned(found.points, n) for n in chart.turning],
        [told.slip(one) for one in found.slips],
    )


def fitting(rows: Sequence[tuple[bool, str]], most: int) -> str:
    """Return as many sentences as fit, in their order, each with whether it is a headline.

    The oldest that is none gives way first; one is always left.
    """
    kept = list(rows)
    while len(kept) > 1 and len(" ".join(line for _, line in kept)) > most:
        kept.remove(min(kept, key=lambda row: row[0]))
    return " ".join(line for _, line in kept)


def _page(
    reader: Reader,
    match: Match,
    picture: sheet.Image | None,
    position: str,
    turned: Sequence[str],
    slips: Sequence[str],
) -> Sheet:
    """Return an analysis; `turned` are in the order of their numbers on the picture."""
    head = reader.say("analysis-title", game=page_wording.title(reader, match), id=match.id)
    parts: list[sheet.Part] = [sheet.Words(f"### {head}"), picture or sheet.Words(position)]
    if turned:
        parts.append(sheet.Words(_listed(reader.say("analysis-turning"), turned)))
    none = "" if slips else f"\n{reader.say('analysis-no-slip')}"
    parts.append(sheet.Words(_listed(reader.say("analysis-slips"), slips) + none))
    parts.append(sheet.Words(f"-# {reader.say('analysis-how')}"))
    return Sheet(tuple(parts))


def _listed(head: str, lines: Sequence[str]) -> str:
    numbered = (sheet.clip(f"{n}. {line}", MOST_LINE) for n, line in enumerate(lines, 1))
    return "\n".join((f"**{head}**", *numbered))


@dataclass(frozen=True, slots=True)
class _Told:
    """What happened in a match, as everybody may know it who looks back on it.

    `numbers` are those of the entries that the pages of its record come from.
    """

    match: Match
    shown: viewer_pictures_and_words.ViewForReader
    past: MatchPositions
    entries: Sequence[Entry]
    numbers: Sequence[int]

    def turned(self, points: Sequence[post_match_analysis.Point], n: int) -> str:
        """Return where a match turned: whose chance changed, and what had happened."""
        look, (seat, _) = self.shown.said, post_match_analysis.swing(points, n)
        before, after = (share(look.locale, points[at].chances[seat]) for at in (n - 1, n))
        return look.say(
            "analysis-turned",
            n=points[n - 1].round,
            name=look.name(seat),
            before=before,
            after=after,
            told=self._happened(points, n),
        )

    def slip(self, slip: post_match_analysis.Mistake) -> str:
        """Return a move that cost something, and what would have been better."""
        look, one = self.shown.said, slip.decision
        game, art = self.match.game, self.shown.art
        view = game.view(self.past.earlier(self._key(one.at)), one.seat)
        played, better = (
            art.label(look, view, notation.read(game, text)) for text in (one.played, slip.better)
        )
        return look.say(
            "analysis-slip",
            n=one.round,
            name=look.name(one.seat),
            played=played,
            chance=share(look.locale, slip.chance),
            better=better,
            best=share(look.locale, slip.best),
        )

    def _happened(self, points: Sequence[post_match_analysis.Point], n: int) -> str:
        """Return the sentence of the turn that ended at a point, and what stands by itself.

        In the order in which it happened.
        """
        look, point = self.shown.said, points[n]
        if point.at[1] < 0:
            return look.say(f"log-entry-{Kind.RESIGN.value}", name=look.name(point.seat or 0))
        since = self._key(points[n - 1].at)
        found = self._turns(points, n)
        own = [turn for turn in found if turn.seat == point.seat]
        own = [] if point.seat is None else turn_narration.since(own, point.seat)
        table = [turn for turn in found if turn.seat is None and turn.key > since]
        rows = [
            (at > 0 or turn.seat is None, line)
            for turn in sorted(own + table, key=lambda turn: turn.key)
            for at, line in enumerate(turn_narration.told(self.shown.art, turn, look))
        ]
        return fitting(rows, MOST_TOLD)

    def _turns(
        self, points: Sequence[post_match_analysis.Point], n: int
    ) -> list[turn_grouping.Turn]:
        """Return the turns up to a point, since its seat had ended its last one."""
        before = (one for one in reversed(points[:n]) if one.seat == points[n].seat)
        first = self._key(next(before, points[0]).at)
        key = self._key(points[n].at)
        entries = [entry for entry in self.entries if first[0] <= entry.number <= key[0]]
        found = turn_grouping.turns(entries, None, self.past.views(self.match, None))
        return [turn for turn in found if turn.key <= key]

    def _key(self, at: tuple[int, int]) -> turn_grouping.Key:
        page, index = at
        return self.numbers[page], index
