"""The commands as Discord is told of them, and the words that cogs say."""

import ast
import copy
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from discord import app_commands

from cogs import component_routes
from cogs.client import Conclave, found_cogs
from cogs.interactions.command_translator import Translator, _
from cogs.interactions.game_cog import GameCog
from cogs.pages.custom_ids import BUTTON, MENU
from engine import registry
from engine.errors import UnknownGame
from engine.notation import fields
from languages import COMPLETE
from render.words.catalogues import files, ids, load
from render.words.rules_search import entries
from services.umpire import Umpire

ROOT = Path(__file__).parents[2]
_NAMED = re.compile(r'COMMAND\("([^"]*)"\)')
_TYPED = re.compile(r"(?<![\w>/])/([\w-]+)")
NAME = re.compile(r"[-_\w]{1,32}")
SUBCOMMAND, GROUP = 1, 2
MOST_CHARACTERS, MOST_OPTIONS, MOST_CHOICES, MOST_COMMANDS = 8_000, 25, 25, 100


@pytest.fixture
async def client():
    """The client with all its cogs, which has never met Discord."""
    made = Conclave(Umpire(None))
    await made.tree.set_translator(Translator())
    for cog in found_cogs():
        await made.add_cog(cog(made.desk))
    yield made
    await made.studio.close()


@pytest.fixture
async def payload(client):
    tree = client.tree
    return [await one.get_translated_payload(tree, tree.translator) for one in tree.get_commands()]


# What Discord takes


def named(node, locale):
    return (node.get("name_localizations") or {}).get(locale) or node["name"]


def described(node, locale):
    return (node.get("description_localizations") or {}).get(locale) or node["description"]


def below(node):
    """Yield a command with everything in it."""
    yield node
    for option in node.get("options", ()):
        yield from below(option)


def wrong(commands) -> Iterator[str]:
    """Yield what Discord would not take of commands."""
    if len(commands) > MOST_COMMANDS:
        yield "too many commands"
    for locale in COMPLETE:
        yield from _twins([named(one, locale) for one in commands], "commands")
    for command in commands:
        if _size(command) > MOST_CHARACTERS:
            yield f"{command['name']} has {_size(command)} characters"
        for node in below(command):
            yield from _wrong(node)


def _wrong(node) -> Iterator[str]:
    where = node["name"]
    options = node.get("options", ())
    choices = node.get("choices", ())
    for locale in COMPLETE:
        name, text = named(node, locale), described(node, locale)
        if not NAME.fullmatch(name) or name != name.lower():
            yield f"{locale}: {name!r} is no name"
        if not 0 < len(text) <= 100:
            yield f"{locale}: the description of {name} has {len(text)} characters"
        yield from _twins([named(one, locale) for one in options], f"options of {where}")
        yield from _twins([named(one, locale) for one in choices], f"choices of {where}")
        for choice in choices:
            if not 0 < len(named(choice, locale)) <= 100:
                yield f"{locale}: a choice of {where}"
    if len(options) > MOST_OPTIONS:
        yield f"{where} has {len(options)} options"
    if len(choices) > MOST_CHOICES:
        yield f"{where} has {len(choices)} choices"
    needed = [one.get("required", False) for one in options]
    if needed != sorted(needed, reverse=True):
        yield f"{where}: what is required comes first"
    if choices and node.get("autocomplete"):
        yield f"{where} has choices and completes"


def _twins(names, what) -> Iterator[str]:
    for name in {name for name in names if names.count(name) > 1}:
        yield f"two {what} are called {name}"


def _size(node) -> int:
    """Count the characters of a command in its longest translation, as Discord does."""
    own = [max(len(named(node, loc)) for loc in COMPLETE)]
    if "description" in node:
        own.append(max(len(described(node, loc)) for loc in COMPLETE))
    if isinstance(node.get("value"), str):
        own.append(len(node["value"]))
    inner = (*node.get("options", ()), *node.get("choices", ()))
    return sum(own) + sum(_size(one) for one in inner)


async def test_discord_takes_every_command(payload):
    assert {one["name"] for one in payload} >= {"match", "help"}
    assert list(wrong(payload)) == []


async def test_what_discord_would_not_take_is_found(payload):
    def changed(change):
        commands = copy.deepcopy(payload)
        match = next(one for one in commands if one["name"] == "match")
        change(match, match["options"][0])
        return list(wrong(commands))

    def twin(match, new):
        match["options"].append(match["options"][0])

    def long(match, new):
        new["description_localizations"]["fr"] = "x" * 101

    def loud(match, new):
        new["name_localizations"] = {"fr": "Nouvelle"}

    def gaps(match, new):
        new["name_localizations"] = {"fr": "nouvelle partie"}

    def option(name, **more):
        return {"name": name, "description": "x", "type": 3, **more}

    def late(match, new):
        new["options"] = [option("a"), option("b", required=True)]

    def many(match, new):
        new["options"] = [option(f"o{n}") for n in range(26)]

    def choices(match, new):
        few = [{"name": f"c{n}", "value": "x"} for n in range(26)]
        new["options"] = [option("a", choices=few)]

    def big(match, new):
        few = [{"name": f"c{n}", "value": "x" * 400} for n in range(20)]
        new["options"] = [option("a", choices=few)]

    found = [changed(change) for change in (twin, long, loud, gaps, late, many, choices, big)]
    assert all(found)
    assert len({one[0] for one in found}) == len(found)


async def test_every_name_and_description_is_translated(payload):
    for command in payload:
        for node in below(command):
            if node is not command:  # a game's own name is the same everywhere
                assert "fr" in (node.get("name_localizations") or {}), node["name"]
            assert "fr" in (node.get("description_localizations") or {}), node["name"]


# Games


def game_cogs():
    return [cog for cog in found_cogs() if issubclass(cog, GameCog)]


def test_every_listed_game_has_its_commands_and_every_commands_its_game():
    keys = [cog.game for cog in game_cogs()]
    assert len(set(keys)) == len(keys)
    assert {game.key for game in registry.games()} <= set(keys)
    for key in keys:
        registry.game(key)  # UnknownGame if there is none


def leaves(command) -> list[app_commands.Command]:
    """Return what can be typed of a command: itself, or what a group has in it."""
    if isinstance(command, app_commands.Group):
        return [one for one in command.walk_commands() if isinstance(one, app_commands.Command)]
    return [command]


@pytest.mark.parametrize("cog", game_cogs(), ids=lambda cog: cog.game)
def test_each_verb_of_a_game_has_one_command_with_its_fields(cog):
    game = registry.game(cog.game)
    commands = [one for each in cog.__cog_app_commands__ for one in leaves(each)]
    assert [one.name for one in commands] == [one.name.replace("_", "-") for one in commands], (
        "a name of a command has hyphens"
    )
    by_name = {one.name: one for one in commands}
    assert len(by_name) == len(commands)
    for action in game.actions:
        command = by_name.pop(action.verb.replace("_", "-"))
        names = [one.name for one in command.parameters]
        assert names == [*fields(action), "match"]
        assert all(one.autocomplete for one in command.parameters)
        assert [one.required for one in command.parameters] == [True] * len(fields(action)) + [
            False
        ]
    assert bool(entries(cog.game, "en")) == ("card" in by_name)
    for command in by_name.values():  # what else a game lets one look at
        assert [one.name for one in command.parameters] in ([], ["match"], ["card"])


# Commands that are named in sentences


def paths(commands, locale) -> list[str]:
    """Return what can be typed after a slash, in the order of the commands."""
    found = []
    open_ = [((named(one, locale),), one) for one in commands]
    while open_:
        path, node = open_.pop()
        found.append(" ".join(path))
        open_ += [
            ((*path, named(one, locale)), one)
            for one in node.get("options", ())
            if one["type"] in (SUBCOMMAND, GROUP)
        ]
    return found


def catalogues(locale) -> Iterator[tuple[str, str]]:
    """Yield each file of a language with its lines, comments left out."""
    for path in files(locale):
        lines = path.read_text("utf-8").splitlines()
        yield path.name, "\n".join(line for line in lines if not line.startswith("#"))


@pytest.mark.parametrize("locale", COMPLETE)
async def test_a_command_that_a_sentence_names_exists_and_is_named_in_its_language(
    payload, locale, tmp_path
):
    known = dict(zip(paths(payload, "none"), paths(payload, locale), strict=True))
    found = {path for _file, text in catalogues(locale) for path in _NAMED.findall(text)}
    assert len(found) > 10
    strange = found - known.keys()
    assert not strange, f"{strange} in {locale} are no commands"
    listed = "\n".join(f'x-{n} = {{ COMMAND("{path}") }}' for n, path in enumerate(found))
    (tmp_path / "named.ftl").write_text(listed, "utf-8")
    words = load(locale, [*files(locale), tmp_path / "named.ftl"])
    for n, path in enumerate(found):
        assert words.say(f"x-{n}", {}) == f"</{known[path]}:{path}>"


@pytest.mark.parametrize("locale", COMPLETE)
async def test_no_sentence_names_a_command_in_plain_text(payload, locale):
    roots = {named(one, each) for one in payload for each in COMPLETE}
    for file, text in catalogues(locale):
        plain = set(_TYPED.findall(text)) & roots
        assert not plain, f"{file}: write {{ COMMAND(...) }} for {plain}"


# Controls


def test_every_control_is_heard_by_exactly_one_item():
    for op in component_routes.ROUTES:
        text = f"c:{op}:abcdef:1:0:rest"
        assert bool(BUTTON.fullmatch(text)) != bool(MENU.fullmatch(text)), op
    for text in ("x:do:abcdef:1:0:", "c:do:ABC:1:0:", "c:do:abcdefghi:1:0:", "c:do:a:x:0:"):
        assert not BUTTON.fullmatch(text)
        assert not MENU.fullmatch(text)


def operations() -> set[str]:
    """Return the operations of the controls that cogs make, from the source."""
    found = set()
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("ControlId"):
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    found.add(first.value)
            if (
                isinstance(node, ast.Call)
                and ast.unparse(node.func) in ("button", "control")
                and isinstance(node.args[0], ast.Constant)
            ):
                found.add(node.args[0].value)
    return found


def test_every_control_that_is_made_is_answered():
    made = operations() - {""}  # "" stands for a form that no page has made
    assert {"play", "do", "pick", "join", "again"} <= made
    assert made == set(component_routes.ROUTES)


# Words


def sources() -> list[Path]:
    return sorted((ROOT / "cogs").rglob("*.py"))


def messages(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Yield the ids that a source says, as patterns, with their lines."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        if called in ("say", "has") and len(node.args) > 1:
            asked = node.args[1]
        elif called == "_" or called.endswith(".say"):
            asked = node.args[0] if node.args else None
        else:
            continue
        for each in (asked.body, asked.orelse) if isinstance(asked, ast.IfExp) else (asked,):
            if (pattern := _pattern(each)) is not None:
                yield pattern, node.lineno


def _pattern(node) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        parts = [
            re.escape(part.value) if isinstance(part, ast.Constant) else "[a-z0-9-]+(_[a-z]+)*.*"
            for part in node.values
        ]
        return "".join(parts)
    return None


def test_every_message_that_cogs_say_is_in_both_catalogues():
    known = {locale: "\n".join(ids(locale)) for locale in COMPLETE}
    count = 0
    for path in sources():
        for pattern, line in messages(ast.parse(path.read_text(encoding="utf-8"))):
            count += 1
            for locale in COMPLETE:
                found = re.search(rf"(?m)^(?:{pattern})$", known[locale])
                assert found, f"{path.name}:{line}: no {pattern} in {locale}"
    assert count > 80


def test_a_message_that_is_missing_would_be_found():
    tree = ast.parse("say(locale, 'panel-none-such')\nreader.say(f'zzz-{x}')\n_('b' if x else 'c')")
    assert [pattern for pattern, _line in messages(tree)] == [
        re.escape("panel-none-such"),
        re.escape("zzz-") + "[a-z0-9-]+(_[a-z]+)*.*",
        "b",
        "c",
    ]


def sentences(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Yield strings that look like English and are no docstring, log line or fault of ours."""
    quiet = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            quiet |= {id(one.value) for one in node.body if isinstance(one, ast.Expr)}
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            quiet.add(id(node.value))
        if isinstance(node, ast.Raise) and ast.unparse(node).startswith(
            ("raise TypeError(", "raise ValueError(", "raise EngineBug(")
        ):
            quiet |= {id(one) for one in ast.walk(node)}
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith(
            ("log.", "Histogram", "Counter", "Gauge")
        ):
            quiet |= {id(one) for one in ast.walk(node)}
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.returns:
            quiet |= {id(one) for one in ast.walk(node.returns)}
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and id(node) not in quiet else None
        if isinstance(text, str) and re.search(r"[A-Za-z]{2,}[,.:;]? [A-Za-z]{2,}", text):
            yield text, node.lineno


def test_no_sentence_is_written_into_cogs():
    for path in sources():
        found = list(sentences(ast.parse(path.read_text(encoding="utf-8"))))
        assert not found, f"{path.name}: {found}"


def test_a_sentence_in_the_source_would_be_found():
    code = '''
"""A docstring is none."""
def f() -> "discord.Some [Thing other]":
    """Nor is this one."""
    log.info("nor is a log line")
    raise TypeError("nor a fault of ours")
    return answer(it, "You cannot do that.")
'''
    assert [text for text, _line in sentences(ast.parse(code))] == ["You cannot do that."]


def test_a_message_that_does_not_exist_cannot_name_a_command():
    with pytest.raises(KeyError):
        _("command-none-such")
    with pytest.raises(UnknownGame):
        registry.game("chess")
    assert isinstance(_("command-match"), app_commands.locale_str)
