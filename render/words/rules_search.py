"""Search of clauses, cards and terms that answer a question in anybody's words.

Words are stemmed, those that say nothing are left out, and words that mean the same count almost
as much, and so do the words of which a compound is made. Clauses and cards are ranked by BM25; a
card that is named comes first. A term of the glossary lends what people call it to the clauses that
it names.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import lru_cache
from itertools import pairwise
from math import log, sqrt
from operator import itemgetter

import snowballstemmer

from languages import LANGUAGES, spoken
from render.registry import NoArt, art
from render.words.catalogues import ids, say
from render.words.glossary import Entry, Term, asked, glossary
from render.words.rulebook import Rule, cited, language, named, opening, plain, rules

Hit = Rule | Entry

_WORD = re.compile(r"\d+(?:-\d+)+|[^\W_]+")
_NAME, _HEADING, _TERM, _TEXT = 1, 1, 3, 1
"""How often a word counts that stands in a name, a heading, a term or the text."""
_FEW, _EVEN = 1.2, 0.5
"""BM25: how soon a word said again adds little, and how much a long text is held against it."""
_ALIKE, _NEAR = 0.5, 0.7
"""What a word is worth that means the same, and one that is spelled almost the same."""
_NAMED, _PAIR = 12.0, 0.5
"""What a name adds that is all of a question, and two words that stand together, of their worth."""
_CARD = 0.6
"""What a card is worth beside a clause, unless it is named: there are many, and alike."""
_PART, _SURE, _LINK = 3, 5, 2
"""Letters: the least of a word in a compound, of a last one whose first nobody knows, and the most
that link the two."""
_WORDS = 60
"""How many words of a question are looked at."""
_MOST, _LEAST = 12, 0.3
"""How many hits are given, and how good they must be beside the best."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What answers a question, the best first; `ranked` unless a number or nothing was asked."""

    hits: tuple[Hit, ...]
    term: Term | None = None
    ranked: bool = True


@dataclass(frozen=True, slots=True)
class _Page:
    """A clause or card as words: how often each stands there, and which stand together."""

    hit: Hit
    name: frozenset[str]
    counts: Mapping[str, int]
    pairs: frozenset[tuple[str, str]]
    size: int


@dataclass(frozen=True, slots=True)
class _Index:
    """The pages of a game in a language, and in how many of them each word stands."""

    pages: tuple[_Page, ...]
    spread: Mapping[str, int]
    mean: float
    alike: Mapping[str, Sequence[str]]
    terms: frozenset[str]
    words: frozenset[str]

    def worth(self, word: str) -> float:
        """Return how much a word tells apart: the fewer pages have it, the more."""
        n = self.spread.get(word, 0)
        return log(1 + (len(self.pages) - n + 0.5) / (n + 0.5))


def search(key: str, locale: str, about: str) -> Answer:
    """Return what answers a question; UnknownGame.

    A number ("3.2") or chapter ("3") gives its clauses, the id of a ruling ("K15") those that cite
    it, no words the first clause of each chapter.
    """
    code = language(key, locale)
    if not about.strip():
        return Answer(opening(key, code), ranked=False)
    if re.fullmatch(r"\W*\d{1,2}(\.\d+)*\W*", about):
        return Answer(named(key, code, about), ranked=False)
    if found := cited(key, code, about):
        return Answer(found, ranked=False)
    index = _index(key, code)
    meant = _meant(code, about, index.terms)[:_WORDS]
    wanted = [_known(index, word) for word in dict.fromkeys(meant)]
    weighed = [(word, max(map(index.worth, word), default=0.0)) for word in wanted]
    pairs = set(pairwise(meant))
    scored = [(_score(index, page, weighed, pairs), page) for page in index.pages]
    least = max((score for score, _ in scored), default=0.0) * _LEAST or 1.0
    fitting = [
        (-score - _naming(index, page, wanted), page.hit)
        for score, page in scored
        if score >= least
    ]
    hits = tuple(hit for _, hit in sorted(fitting, key=itemgetter(0)))[:_MOST]
    return Answer(hits, _term(key, code, set(meant), index.terms))


def entries(key: str, locale: str) -> Sequence[Entry]:
    """Return the cards of a game in a language; none in a game without cards, or without art."""
    try:
        listed = art(key).entries
    except NoArt:
        return ()
    return listed(locale) if listed else ()


def named_card(key: str, locale: str, name: str) -> Entry | None:
    """Return the card of this name or word, else the only one whose name has it; None if none.

    One or several of it and accents make no difference.
    """
    cards, code = entries(key, locale), language(key, locale)
    wanted, stems = plain(name.strip()), _stems(code, name)
    for card in cards:
        if wanted in (plain(card.name), card.id):
            return card
    for card in cards:
        if stems and stems == _stems(code, card.name):
            return card
    near = [card for card in cards if wanted and wanted in plain(card.name)]
    return near[0] if len(near) == 1 else None


def ruled(key: str, locale: str, card: Entry) -> tuple[tuple[Rule, ...], tuple[Rule, ...]]:
    """Return the clauses that a card goes by, and further ones that call it by its name.

    Of a chapter of tables it goes by the rows that name it.
    """
    naming = [rule for rule in rules(key, locale) if _calls(rule, card)]
    own = named(key, locale, card.clause)
    own = own if len(own) == 1 else tuple(rule for rule in own if rule in naming)
    return own, tuple(rule for rule in naming if rule not in own and "." in rule.number)


def example(key: str, locale: str, answer: Answer) -> Entry | None:
    """Return the card that the best answer is, or that goes by it: the first that it names, if any.

    None of a list of clauses, and of a clause that no card goes by.
    """
    if not answer.hits or (len(answer.hits) > 1 and not answer.ranked):
        return None
    best = answer.hits[0]
    if isinstance(best, Entry):
        return best
    cards = [card for card in entries(key, locale) if card.clause == best.number]
    return min(cards, key=lambda card: not _calls(best, card), default=None)


def _calls(rule: Rule, card: Entry) -> bool:
    """Tell whether a clause calls a card by its name."""
    return re.search(rf"(?<!\w){re.escape(card.name)}(?!\w)", rule.text) is not None


def _score(
    index: _Index,
    page: _Page,
    wanted: Sequence[tuple[Mapping[str, float], float]],
    pairs: set[tuple[str, str]],
) -> float:
    """Return how well a page answers words.

    Each is given as what it may be and what that counts, with how much it tells apart.
    """
    score = whole = met = 0.0
    for word, worth in wanted:
        on_page = [one for one in word if one in page.counts]
        best = max((word[one] * _part(index, page, one) for one in on_page), default=0.0)
        score += best
        whole += worth
        met += worth if best else 0.0
    if not score:
        return 0.0
    score *= sqrt(met / whole)  # what has all the words is better than what has one often
    together = [index.worth(a) + index.worth(b) for a, b in pairs & page.pairs]
    score += _PAIR * sum(together)
    return score * _CARD if isinstance(page.hit, Entry) else score


def _naming(index: _Index, page: _Page, wanted: Sequence[Mapping[str, float]]) -> float:
    """Return what a card's name adds to its score: the more, the more of the question it is."""
    typed = {next(iter(word)) for word in wanted if word}
    if not page.name or not page.name <= typed:
        return 0.0
    return _NAMED * sum(map(index.worth, page.name)) / sum(map(index.worth, typed))


def _part(index: _Index, page: _Page, word: str) -> float:
    """Return what a word that is on a page adds to its score (BM25)."""
    n = page.counts[word]
    length = 1 - _EVEN + _EVEN * page.size / index.mean
    return index.worth(word) * n * (_FEW + 1) / (n + _FEW * length)


def _known(index: _Index, word: str) -> Mapping[str, float]:
    """Return what a word may be, itself first, and how much each counts."""
    may = dict.fromkeys((*index.alike.get(word, ()), *parts(word, index.words)), _ALIKE)
    if word in index.spread:
        return {word: 1.0, **may}
    if any(one in index.spread for one in may):
        return may
    near = [one for one in index.spread if len(word) > 2 and word in one]
    near += get_close_matches(word, index.spread, n=2, cutoff=0.8) if len(word) > 3 else []
    return dict.fromkeys(near, _NEAR)


def _term(key: str, code: str, meant: set[str], terms: Set[str]) -> Term | None:
    """Return the term that a question is about: named, asked for, or the longest in it."""
    fitting: list[tuple[int, Term]] = []
    for term in glossary(key, code):
        name = set(_meant(code, term.name, terms))
        if name == meant:
            return term
        if any(meant == set(_meant(code, also, terms)) for also in term.also):
            fitting.append((len(meant), term))
        elif name <= meant and 2 * len(name) >= len(meant):
            fitting.append((len(name), term))
    return max(fitting, key=itemgetter(0))[1] if fitting else None


@lru_cache(maxsize=32)
def _index(key: str, code: str) -> _Index:
    """Return the clauses and cards of a game as words; UnknownGame."""
    names = (_stems(code, term.name) for term in glossary(key, code))
    terms = frozenset(name[0] for name in names if len(name) == 1)
    pages = [_paged(code, entry, {}, terms) for entry in entries(key, code)]
    told = {page.hit.name for page in pages if isinstance(page.hit, Entry)}
    lent = {clause: words.split(",") for clause, words in asked(key, code).items()}
    for term in glossary(key, code):
        for clause in term.clauses:
            lent.setdefault(clause, []).extend((term.name, *term.also))
    pages += [
        _paged(code, rule, lent, terms)
        for rule in rules(key, code)
        if rule.text.partition(" (")[0] not in told  # a row of a table is told by its card
    ]
    alike, words = _alike(key, code), frozenset[str]()
    if spoken(code).compounds:
        words = frozenset(alike).union(*(page.counts for page in pages)) - _idle(code)
        pages = [_taken_apart(page, words) for page in pages]
    spread = Counter(word for page in pages for word in page.counts)
    mean = sum(page.size for page in pages) / max(len(pages), 1)
    return _Index(tuple(pages), spread, mean, alike, terms, words)


def _paged(code: str, hit: Hit, lent: Mapping[str, Sequence[str]], terms: Set[str]) -> _Page:
    counts: Counter[str] = Counter()
    texts, name = [hit.text], list[str]()
    if isinstance(hit, Entry):
        name = _meant(code, hit.name, terms)
        _count(counts, name, _NAME)
    else:
        _count(counts, _stems(code, hit.heading), _HEADING)
        texts += lent.get(hit.number, ())
        _count(counts, _stems(code, " ".join(texts[1:])), _TERM)
    _count(counts, _stems(code, hit.text), _TEXT)
    pairs = frozenset(pair for text in texts for pair in pairwise(_meant(code, text, terms)))
    return _Page(hit, frozenset(name), counts, pairs, sum(counts.values()))


def _taken_apart(page: _Page, words: Set[str]) -> _Page:
    """Return a page that counts the words of its compounds too."""
    counts = Counter(page.counts)
    for word, times in page.counts.items():
        _count(counts, parts(word, words), times)
    return replace(page, counts=counts)


def parts(word: str, words: Set[str]) -> tuple[str, ...]:
    """Return the last and, if known, the first word of a compound of known words, as stems.

    Letters may link the two. Empty for what is no compound.
    """
    for cut in range(_PART, len(word) - _PART + 1):
        heads = (word[:end] for end in range(cut, max(cut - _LINK, _PART) - 1, -1))
        head = next((one for one in heads if one in words), None)
        if word[cut:] in words and (head or len(word) - cut >= _SURE):
            return (word[cut:], head) if head else (word[cut:],)
    return ()


def _count(counts: Counter[str], words: Iterable[str], times: int) -> None:
    for word in words:
        counts[word] += times


def _meant(code: str, about: str, terms: Set[str] = frozenset()) -> list[str]:
    """Return the stems of a question without words that say nothing, unless all do.

    A word that is a term of the game says something.
    """
    told = _stems(code, about)
    return [word for word in told if word in terms or word not in _idle(code)] or told


@lru_cache(maxsize=len(LANGUAGES))
def _idle(code: str) -> frozenset[str]:
    """Return the stems that are in every question."""
    return frozenset(_stems(code, say(code, "search-idle")))


def _alike(key: str, code: str) -> Mapping[str, Sequence[str]]:
    """Return for each stem those that mean the same.

    They are those of the messages `search-alike-...`, and what people call a game's terms.
    """
    groups = [
        _stems(code, say(code, message))
        for message in ids(code)
        if message.startswith("search-alike-")
    ]
    for term in glossary(key, code):
        calls = [_meant(code, words) for words in (term.name, *term.also)]
        if len(calls[0]) == 1:
            groups += [[*calls[0], *call] for call in calls[1:] if len(call) == 1]
    found: dict[str, list[str]] = {}
    for group in groups:
        for word in group:
            found.setdefault(word, []).extend(one for one in group if one != word)
    return found


def _stems(code: str, text: str) -> list[str]:
    """Return the words of a text without accents, capitals and endings."""
    return [_stem(code, word) for word in _WORD.findall(plain(text))]


@lru_cache(maxsize=16_384)
def _stem(code: str, word: str) -> str:
    stemmer = spoken(code).stemmer
    return str(snowballstemmer.stemmer(stemmer).stemWord(word)) if stemmer else word
