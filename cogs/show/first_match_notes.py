"""Facts for the notes of a first match: the position as the newcomer sees it, in words."""

from cogs.pages.help_and_first_match_notes import MOST_NOTES, FirstMatchNote, names_step
from cogs.show.viewer_pictures_and_words import ViewForReader
from engine import Action, Match, Seat, registry
from engine.bots import greedy_easy_and_random
from render.words import has, lesson_presentation, say, turn_narration


def sight(match: Match, seat: Seat, shown: ViewForReader, number: int) -> FirstMatchNote:
    """Return what is told of a position with a note: never more than its seat may know."""
    view, look = shown.view, shown.said
    best = _moment(match, seat, shown)
    stand = shown.art.standing
    seats = range(len(match.players))
    standing = [stand(view, each, look).rstrip(".") for each in seats] if stand else []
    others = [
        line
        for turn in look.turns
        if turn.seat not in (None, seat) and not turn.undone
        for line in turn_narration.told(shown.art, turn, look)
    ]
    return FirstMatchNote(
        standing,
        others[-1] if others else "",
        shown.art.label(look, view, best),
        _tip(match.key, look.locale, number),
    )


def named(match: Match, seat: Seat, shown: ViewForReader, number: int) -> Action | None:
    """Return the step that the note with a number names; None if it names none."""
    if number > MOST_NOTES or not names_step(number, sight(match, seat, shown, number)):
        return None
    return _moment(match, seat, shown)


def _moment(match: Match, seat: Seat, shown: ViewForReader) -> Action:
    """Return the step that a note names: what is rated best, without thinking."""
    legal = list(match.game.legal(shown.view, seat))
    best: Action = greedy_easy_and_random.first(match.game, shown.view, seat, legal)
    return best


def _tip(key: str, locale: str, number: int) -> str:
    """Return what the course of a game says to a match of its own; "" where there is no course."""
    last = next((one for one in registry.game(key).lessons if one.notes), None)
    if last is None:
        return ""
    which = lesson_presentation.message(key, last, f"note-{number}")
    return say(locale, which) if has(locale, which) else ""
