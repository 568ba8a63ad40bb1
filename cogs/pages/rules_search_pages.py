"""Pages of the rules: the answer to a question, a card, the meaning of a term."""

from collections.abc import Sequence
from dataclasses import replace

from cogs.pages.page_wording import Reader
from cogs.pages.sheet import Buttons, Image, Select, Sheet, Words, clip
from render.words import rulebook, word
from render.words.glossary import Entry, Term, met
from render.words.rules_search import Answer, Hit
from render.words.text_escaping import typed

MOST_RULES = 3_000
FULL = 3
"""Answers to a question that are told in full."""
MOST_NEXT = 600
"""Characters of an answer after the best."""
MOST_BESIDE = 160
"""Characters of a clause beside the one that answers."""
MOST_CITING = 4
"""Clauses citing a card of which the beginning is told."""
MOST_REST = 40
"""Clauses and cards for which there is no room."""


def unmet(sheet: Sheet, key: str, locale: str, known: frozenset[str]) -> Term | None:
    """Return the first term in a sheet that somebody never met; `known`: those, as "key:id"."""
    terms = met(key, locale, "\n".join(_texts(sheet)))
    return next((one for one in terms if f"{key}:{one.id}" not in known), None)


def explained(sheet: Sheet, locale: str, new: Term) -> Sheet:
    """Return a sheet with what a term in it means."""
    line = f"-# {term(Reader(locale, ()), new)}"
    return replace(sheet, parts=(*sheet.parts, Words(line)))


def _texts(sheet: Sheet) -> list[str]:
    """Return what somebody reads of a sheet: its text, its buttons, the titles of its menus."""
    texts = [sheet.text]
    for part in sheet.parts:
        if isinstance(part, Buttons):
            texts += [button.label for button in part.buttons]
        elif isinstance(part, Select):
            texts += [part.title]
    return texts


def term(reader: Reader, one: Term) -> str:
    """Return what a term of a game means, with the clauses that say so."""
    clauses = ", ".join(one.clauses)
    return reader.say("rules-term", name=one.name, means=one.means, clauses=clauses)


def rules(
    reader: Reader, key: str, about: str, answer: Answer, picture: Image | None = None
) -> Sheet:
    """Return what answers a question: the term it is about, the best clauses and cards in full.

    `picture`: of a card that goes by the best of them.
    """
    game = reader.say(f"{word(key)}-title")
    if not answer.hits:
        return Sheet((Words(reader.say("rules-none", game=game, words=typed(about))),))
    lines, room = [f"### {reader.say('rules-title', game=game)}"], MOST_RULES
    if answer.term:
        lines.append(term(reader, answer.term))
    shown = 0
    for hit in answer.hits[: FULL if answer.ranked else None]:
        line = clip(_hit(reader, hit), MOST_NEXT if shown and answer.ranked else MOST_RULES)
        if len(line) > room and shown:
            break
        lines.append(line)
        if not shown and (answer.ranked or len(answer.hits) == 1):
            lines += _beside(reader, key, hit, answer.hits[:FULL])
        room -= len(line)
        shown += 1
    lines += _rest(
        reader, [hit.name if isinstance(hit, Entry) else hit.number for hit in answer.hits[shown:]]
    )
    return Sheet((Words("\n".join(lines)), *([picture] if picture else [])))


def card(
    reader: Reader,
    key: str,
    found: Entry,
    clauses: Sequence[rulebook.Rule],
    citing: Sequence[rulebook.Rule],
    picture: Image | None = None,
    notes: Sequence[str] = (),
) -> Sheet:
    """Return a card with its whole text, the clauses that it goes by, and those `citing` it."""
    game = reader.say(f"{word(key)}-title")
    lines = [*notes, f"### {found.name}", f"-# {game}", found.text]
    lines += [f"> **{one.number}** {' '.join(one.text.split())}" for one in clauses]
    lines += [_short(one) for one in citing[:MOST_CITING]]
    lines += _rest(reader, [one.number for one in citing[MOST_CITING:]])
    words = Words(clip("\n".join(lines), MOST_RULES))
    return Sheet((picture, words) if picture else (words,))


def _hit(reader: Reader, hit: Hit) -> str:
    """Return a clause with its heading, or a card with its clause."""
    if isinstance(hit, Entry):
        return reader.say("rules-entry", name=hit.name, text=hit.text, clause=hit.clause)
    return f"**{hit.number}** *{hit.heading}* · {hit.text}"


def _beside(reader: Reader, key: str, hit: Hit, told: Sequence[Hit]) -> list[str]:
    """Return the clauses before and after one, small and cut, unless they are told anyway."""
    if isinstance(hit, Entry):
        return []
    near = [rule for rule in rulebook.beside(key, reader.locale, hit) if rule and rule not in told]
    return [_short(rule) for rule in near]


def _short(rule: rulebook.Rule) -> str:
    """Return a clause small and cut."""
    return f"-# {rule.number} · {clip(' '.join(rule.text.split()), MOST_BESIDE)}"


def _rest(reader: Reader, names: Sequence[str]) -> list[str]:
    """Return as a line the names of clauses and cards for which there is no room, if any."""
    if not names:
        return []
    listed = ", ".join(names[:MOST_REST]) + "…" * (len(names) > MOST_REST)
    return ["-# " + reader.say("rules-rest", n=len(names), numbers=listed)]
