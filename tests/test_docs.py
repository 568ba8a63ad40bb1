"""What the guides name is there: commands, options, buttons, settings, pages, pictures."""

import asyncio
import re
from pathlib import Path

import pytest

import bot
from cogs.client import Conclave, found_cogs
from cogs.interactions.command_translator import Translator
from cogs.interactions.game_cog import GameCog
from db import tables
from languages import COMPLETE
from render.words.catalogues import ids, say
from services.umpire import Umpire

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / name for name in ("README.md", "CHANGELOG.md", "SECURITY.md")]
PAGES += sorted((ROOT / "docs").rglob("*.md"))
PAGES += sorted((ROOT / "languages").rglob("*.md"))
FRENCH = [path for path in PAGES if path.is_relative_to(ROOT / "languages" / "fr")]
COMMANDED = [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "docs" / "commands.md"]
COMMANDED += [path for path in PAGES if path.stem in ("players", "hosts", "privacy")]
SERVED = {"/health", "/metrics"}
"""What begins with a slash too, and is no command."""
MOST_BYTES = 160 * 1024
MOST_WORDS = 350
"""Words of a page of decisions: one screen."""
MOST_TOGETHER = 8 * 1000 * 1000
"""Bytes of all pictures in docs and in translations."""
BUTTONS = [
    *("first-button", "lobby-join", "lobby-leave", "lobby-computer", "lobby-start"),
    *("post-play", "post-hand", "panel-back", "panel-undo", "panel-undo-all", "my-mute"),
    *("relief-more", "relief-move", "relief-computer", "relief-replace", "relief-end"),
    *("seat-back", "seat-take", "undo-agree", "end-rematch", "replay-button"),
    "analysis-button",
]


def named(path):
    return str(path.relative_to(ROOT))


def language(path):
    parts = path.relative_to(ROOT).parts
    return parts[1] if parts[0] == "languages" and len(parts) > 2 else "en"


def guide(name, locale):
    home = ROOT / "docs" if locale == "en" else ROOT / "languages" / locale / "guides"
    return home / f"{name}.md"


def prose(path):
    """Return a page without its code."""
    return re.sub(r"```.*?```|`[^`\n]*`", "", path.read_text("utf-8"), flags=re.DOTALL)


def code(path):
    """Return what a page has in backticks within a line."""
    text = re.sub(r"```.*?```", "", path.read_text("utf-8"), flags=re.DOTALL)
    return re.findall(r"`([^`\n]+)`", text)


# Commands


@pytest.fixture(scope="module")
def commands():
    """Return for each language what can be typed after a slash, with the names of its options."""
    told = asyncio.run(payload())
    return {locale: dict(typed(told, locale)) for locale in COMPLETE}


async def payload():
    client = Conclave(Umpire(None))
    await client.tree.set_translator(Translator())
    for cog in found_cogs():
        await client.add_cog(cog(client.desk))
    await client.studio.close()
    tree = client.tree
    return [await one.get_translated_payload(tree, tree.translator) for one in tree.get_commands()]


def typed(nodes, locale, before=""):
    for node in nodes:
        path = f"{before}{called(node, locale)}"
        options = node.get("options", ())
        yield path, {called(one, locale) for one in options if one["type"] > 2}
        yield from typed([one for one in options if one["type"] <= 2], locale, f"{path} ")


def called(node, locale):
    return (node.get("name_localizations") or {}).get(locale) or node["name"]


def strange(span, known):
    """Return whether something in backticks is a command or an option that there is not."""
    if not span.startswith("/"):
        option = re.fullmatch(r"([\w-]+):[\w:-]*(?:\.\d)?", span)
        return bool(option) and option[1] not in set().union(*known.values())
    words = span[1:].split()
    given = [word.split(":")[0] for word in words if ":" in word]
    path = " ".join(word for word in words if ":" not in word).removesuffix(" …")
    return span not in SERVED and (path not in known or not set(given) <= known[path])


@pytest.mark.parametrize("path", COMMANDED, ids=named)
def test_every_command_and_option_that_a_guide_names_exists(path, commands):
    assert [span for span in code(path) if strange(span, commands[language(path)])] == []


def test_a_command_or_option_that_does_not_exist_is_found(commands):
    for span in ("/match ne", "/match new pase:3", "/my", "with:", "/magnate …", "/health"):
        assert strange(span, commands["en"]) == (span in ("/match ne", "/match new pase:3")), span
    assert strange("wiht:", commands["en"])
    assert strange("/match new", commands["fr"])


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_command_but_the_games_is_in_the_guide_for_players_or_hosts(locale, commands):
    games = {cog.__cog_group_name__ for cog in found_cogs() if issubclass(cog, GameCog)}
    text = "".join(guide(name, locale).read_text("utf-8") for name in ("players", "hosts"))
    known = commands[locale]
    leaves = [path for path in known if not any(one.startswith(f"{path} ") for one in known)]
    assert len(leaves) > 40
    assert not [p for p in leaves if p.split()[0] not in games and f"`/{p}" not in text]


@pytest.mark.parametrize("locale", COMPLETE)
def test_buttons_and_settings_are_called_as_they_are(locale):
    text = guide("players", locale).read_text("utf-8")
    assert not [one for one in BUTTONS if f"**{say(locale, one)}**" not in text]
    settings = [one for one in ids(locale) if one.startswith("my-set-")]
    assert len(settings) > 5
    assert not [one for one in settings if say(locale, one) not in text]


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_every_setting_that_a_page_names_exists(path):
    found = {name for span in code(path) for name in re.findall(r"^[A-Z]+_[A-Z_]+(?==|$)", span)}
    assert found <= {name.upper() for name in bot.Settings.model_fields}


def test_every_table_is_told_to_operators():
    told = (ROOT / "docs/operators.md").read_text("utf-8")
    rows = re.findall(r"^\| (`[a-z_]+`(?:, `[a-z_]+`)*) \|", told, re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"[a-z_]+", row)}
    assert set(tables.metadata.tables) <= named


@pytest.mark.parametrize("path", sorted((ROOT / "docs/decisions").glob("*.md")), ids=named)
def test_a_decision_is_one_screen_and_says_what_and_why(path):
    text = path.read_text("utf-8")
    assert len(re.findall(r"\S*\w\S*", text)) <= MOST_WORDS, "measurements belong to docs/lab"
    if path.stem != "README":
        assert "**What.**" in text
        assert "**Why" in text
        assert f"]({path.name})" in path.with_name("README.md").read_text("utf-8")


# Links and pictures


def links(path):
    text = prose(path)
    return re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'src="([^"]+)"', text)


def sections(path):
    """Return the anchors of the headings of a page, as Git hosts make them."""
    headings = re.findall(r"^#+ (.+)$", path.read_text("utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", one.lower()).replace(" ", "-") for one in headings}


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_every_link_of_a_page_leads_somewhere(path):
    for link in links(path):
        if link.startswith("http"):
            continue
        file, _, section = link.partition("#")
        target = (path.parent / file).resolve() if file else path
        assert target.exists(), link
        assert not section or section in sections(target), link


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_every_picture_of_a_page_has_alt_text(path):
    text = path.read_text("utf-8")
    alts = re.findall(r"!\[(.*?)\]\(", text)
    alts += [re.search(r'alt="(.*?)"', one) for one in re.findall(r"<img .*?>", text)]
    assert all(alts)


def pictures():
    """Return the pictures that are kept in docs and in translations of them."""
    found = [path for home in ("docs", "languages") for path in (ROOT / home).rglob("*")]
    return [path for path in found if path.suffix in (".webp", ".png", ".gif", ".jpg", ".svg")]


def test_the_pictures_of_docs_are_light_together():
    """So that a clone is light: `make gallery`, `python -m render pages`, tests.e2e.pictures."""
    assert len(pictures()) > 40
    assert sum(path.stat().st_size for path in pictures()) <= MOST_TOGETHER


def test_every_picture_is_shown_by_a_page():
    shown = {(path.parent / link).resolve() for path in PAGES for link in links(path)}
    assert [named(path) for path in pictures() if path not in shown] == []


def test_every_picture_of_the_guides_is_small_and_shown():
    shown = {(path.parent / link).resolve() for path in PAGES for link in links(path)}
    pictures = sorted(ROOT.glob("docs/pictures/*.webp")) + sorted(
        ROOT.glob("languages/*/guides/pictures/*.webp")
    )
    assert len(pictures) > 5
    assert not [one for one in pictures if one.stat().st_size > MOST_BYTES or one not in shown]


# Languages


@pytest.mark.parametrize("name", ["players", "hosts"])
def test_a_guide_has_the_same_parts_in_every_language(name):
    parts = r"^(#+ |\d\. |- |\||\*\*|<img )"
    original, *others = (
        re.findall(parts, guide(name, locale).read_text("utf-8"), flags=re.MULTILINE)
        for locale in COMPLETE
    )
    assert all(one == original for one in others)


@pytest.mark.parametrize("path", FRENCH, ids=named)
def test_french_pages_keep_to_french_typography(path):
    assert not re.findall(r".{9}(?:[^:|\-] [:;!?»]|« |\w'\w).{0,9}", prose(path))
