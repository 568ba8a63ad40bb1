"""The little Markdown of our own texts as HTML; whatever else is in them is escaped."""

import re
from collections.abc import Iterator

from markupsafe import Markup, escape

_RUN = r"(?:\\.|[^\\])+?"
_INLINE = re.compile(
    rf"\\(?P<literal>[^\w\s])|`(?P<code>[^`\n]+)`|\*\*(?P<strong>{_RUN})\*\*"
    rf"|~~(?P<gone>{_RUN})~~|\*(?P<em>[^\s*\\]{_RUN}|[^\s*\\])\*"
    r"|</(?P<command>[^:<>\n]+):[a-z][a-z -]*>|\[(?P<text>[^\]\n]+)\]\((?P<to>[^)\s]+)\)",
    re.DOTALL,
)
_TAGS = {
    "strong": Markup("<strong>{}</strong>"),
    "gone": Markup("<s>{}</s>"),
    "em": Markup("<em>{}</em>"),
}
_LISTS = {"ul": Markup("<ul>{}</ul>"), "ol": Markup("<ol>{}</ol>")}
_HEAD = re.compile(r"#{1,4} +(.*)")
_ITEM = re.compile(r" *(?:[-*]|(?P<n>\d+)[.)]) +(?P<text>.*)")


def inline(text: str) -> Markup:
    """Return a line of Markdown as HTML."""
    return Markup("").join(_parts(text))


def blocks(text: str) -> Markup:
    """Return lines of Markdown as paragraphs and lists; headings are strong lines."""
    found, lines = list[Markup](), list[Markup]()
    items, kind = list[Markup](), ""

    def flush() -> None:
        nonlocal kind
        if lines:
            found.append(Markup("<p>{}</p>").format(Markup("<br>").join(lines)))
        if items:
            rows = Markup("").join(Markup("<li>{}</li>").format(one) for one in items)
            found.append(_LISTS[kind].format(rows))
        lines.clear()
        items.clear()
        kind = ""

    for line in text.splitlines():
        item = _ITEM.fullmatch(line)
        wanted = "" if item is None else "ol" if item["n"] else "ul"
        if wanted != kind or not line.strip():
            flush()
        kind = wanted
        if item is not None:
            items.append(inline(item["text"]))
        elif line.strip():
            lines.append(_line(line))
    flush()
    return Markup("").join(found)


def _line(line: str) -> Markup:
    if line.startswith("-# "):
        return Markup("<small>{}</small>").format(inline(line[3:]))
    if head := _HEAD.fullmatch(line):
        return Markup("<strong>{}</strong>").format(inline(head[1]))
    return inline(line.removeprefix("> "))


def _parts(text: str) -> Iterator[Markup]:
    at = 0
    for found in _INLINE.finditer(text):
        yield escape(text[at : found.start()])
        yield _part(found)
        at = found.end()
    yield escape(text[at:])


def _part(found: re.Match[str]) -> Markup:
    kind = found.lastgroup or ""
    inside = found[kind]
    if kind == "literal":
        return escape(inside)
    if kind == "code":
        return Markup("<code>{}</code>").format(inside)
    if kind == "command":
        return Markup("<code>/{}</code>").format(inside)
    if kind == "to":  # nothing of ours leads elsewhere
        return inline(found["text"])
    return _TAGS[kind].format(inline(inside))
