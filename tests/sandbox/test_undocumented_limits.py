"""What Discord refuses: by its OpenAPI description, and by the limits that does not state."""

import aiohttp
import pytest

from sandbox import Sandbox, openapi_check, undocumented_limits

needs_openapi = pytest.mark.skipif(
    not openapi_check.path().exists(),
    reason=f"Discord's OpenAPI description is not at {openapi_check.path()}",
)

V2 = 1 << 15
NOT_THERE = [{"media": {"url": "attachment://a.png"}}]
BOTH = {"parse": ["users"], "users": ["1"]}


def button(n=0, **more):
    return {"type": 2, "style": 1, "label": "x", "custom_id": f"b{n}"} | more


def row(*inner):
    return {"type": 1, "components": list(inner)}


def menu(*values, **more):
    options = [{"label": "x", "value": value} for value in values]
    return {"type": 3, "custom_id": "m", "options": options} | more


def text(words="x"):
    return {"type": 10, "content": words}


def link(**more):
    return {"type": 2, "style": 5, "label": "x"} | more


# fmt: off
MESSAGES = [
    ("content has 2001",      {"content": "x" * 2001}),
    ("6 action rows",         {"content": "x", "components": [row(button(n)) for n in range(6)]}),
    ("'b0' is used 2 times",  {"content": "x", "components": [row(button(), button())]}),
    ("option value twice",    {"content": "x", "components": [row(menu("a", "a"))]}),
    ("more values than",      {"content": "x", "components": [row(menu("a", max_values=2))]}),
    ("without url",           {"content": "x", "components": [row(link())]}),
    ("either a custom_id",    {"content": "x", "components": [row(button(style=5))]}),
    ("neither label",         {"content": "x", "components": [row(button(label=""))]}),
    ("five buttons or one",   {"content": "x", "components": [row(button(), menu("a"))]}),
    ("no content",            {"content": "x", "components": [text()], "flags": V2}),
    ("without the flag",      {"components": [text()]}),
    ("41 components",         {"components": [text() for _ in range(41)], "flags": V2}),
    ("4001 characters",       {"components": [text("x" * 2000), text("x" * 2001)], "flags": V2}),
    ("display is empty",      {"components": [text(" ")], "flags": V2}),
    ("a.png is not attached", {"flags": V2, "components": [{"type": 12, "items": NOT_THERE}]}),
    ("message is empty",      {}),
    ("embeds are not",        {"content": "x", "embeds": [{"description": "x"}]}),
    ("both parsed and",       {"content": "x", "allowed_mentions": BOTH}),
    ("id 3 is used 2 times",  {"content": "x", "components": [row(button(1, id=3), button(id=3))]}),
]
# fmt: on


@pytest.mark.parametrize(("wrong", "body"), MESSAGES, ids=[wrong for wrong, _ in MESSAGES])
async def test_a_wrong_message_is_refused_and_recorded(wrong, body):
    async with Sandbox(check=False) as box, aiohttp.ClientSession() as session:
        headers = {"Authorization": f"Bot {box.token}"}
        url = f"{box.api}/channels/{box.channel}/messages"
        answer = await session.post(url, json=body, headers=headers)
        assert (answer.status, (await answer.json())["code"]) == (400, 50035)
        assert any(wrong in found for found in box.violations)
        assert box.messages() == []


def command(**more):
    return {"name": "x", "description": "x"} | more


def option(name="a", **more):
    return {"type": 3, "name": name, "description": "x"} | more


def choices(count):
    return [{"name": "y" * 90, "value": str(n)} for n in range(count)]


def wide(n):
    return option(f"o{n}", description="x" * 99, choices=choices(9))


# fmt: off
COMMANDS = [
    ("lower case",       [command(name="Match")]),
    ("lower case",       [command(name_localizations={"fr": "Coup"})]),
    ("after an optional", [command(options=[option(), option("b", required=True)])]),
    ("26 options",       [command(options=[option(f"o{n}") for n in range(26)])]),
    ("option name twice", [command(options=[option(), option()])]),
    ("25 choices",       [command(options=[option(choices=choices(26))])]),
    ("at most 8000",     [command(options=[wide(n) for n in range(9)])]),
    ("is there 2 times", [command(), command()]),
    ("1-100 characters", [command(description="")]),
    ("100 slash",        [command(name=f"c{n}") for n in range(101)]),
]
# fmt: on


@pytest.mark.parametrize(("wrong", "body"), COMMANDS, ids=[wrong for wrong, _ in COMMANDS])
async def test_a_wrong_command_is_refused_and_recorded(wrong, body):
    async with Sandbox(check=False) as box, aiohttp.ClientSession() as session:
        headers = {"Authorization": f"Bot {box.token}"}
        url = f"{box.api}/applications/{box.application_id}/commands"
        answer = await session.put(url, json=body, headers=headers)
        assert (answer.status, (await answer.json())["code"]) == (400, 50035)
        assert any(wrong in found for found in box.violations)
        assert box.world.commands == {}


def test_of_each_field_the_longest_wording_counts():
    long = ("en-US", "fr")
    options = [
        option(f"o{n}", description="x" * 50, description_localizations={long[n % 2]: "x" * 99})
        | {"choices": [{"name": "x" * 100, "value": "x" * 100}]}
        for n in range(25)
    ]
    assert undocumented_limits.commands([command(options=options)]) == []
    for one in options[:3]:
        one["choices"] *= 2
    (wrong,) = undocumented_limits.commands([command(options=options)])
    assert "at most 8000" in wrong


def test_a_longer_wording_counts():
    options = [
        option(f"o{n}", description="x" * 50, description_localizations={"fr": "x" * 100})
        for n in range(25)
    ]
    body = command(options=options)
    assert undocumented_limits.commands([body]) == []
    body["options"] = [
        o | {"choices": [{"name": "x" * 90, "value": "x" * 99}] * 2} for o in options
    ]
    (wrong,) = undocumented_limits.commands([body])
    assert "at most 8000" in wrong


@needs_openapi
@pytest.mark.parametrize(
    ("wrong", "body"),
    [
        ("label", {"content": "x", "components": [row(button(label="x" * 81))]}),
        ("custom_id", {"content": "x", "components": [row(button(custom_id="x" * 101))]}),
        ("components", {"content": "x", "components": [{"type": 99}]}),
        ("content", {"content": 5}),
        ("contents: an unknown key", {"content": "x", "contents": "y"}),
        ("0/lable: an unknown key", {"content": "x", "components": [row(button(lable="y"))]}),
    ],
)
async def test_what_the_description_forbids_is_recorded(wrong, body):
    async with Sandbox() as box, aiohttp.ClientSession() as session:
        headers = {"Authorization": f"Bot {box.token}"}
        url = f"{box.api}/channels/{box.channel}/messages"
        answer = await session.post(url, json=body, headers=headers)
        assert answer.status == (200 if "unknown key" in wrong else 400)
        assert any(wrong in found for found in box.violations)


@needs_openapi
async def test_a_wrong_answer_of_the_sandbox_is_recorded(monkeypatch):
    async with Sandbox() as box, aiohttp.ClientSession() as session:
        monkeypatch.setattr("sandbox.discord_payloads.guild", lambda world: {"id": 1.5})
        headers = {"Authorization": f"Bot {box.token}"}
        await session.get(f"{box.api}/guilds/{box.guild}", headers=headers)
        assert any(found.startswith("answer to GET") for found in box.violations)


@needs_openapi
def test_every_route_is_one_of_discord():
    from sandbox.rest_api import ROUTES

    paths = openapi_check.shared().document["paths"]
    assert [f"{m} {p}" for m, p, _ in ROUTES if m.lower() not in paths.get(p, {})] == []


@needs_openapi
def test_a_snowflake_may_be_a_number():
    schema = openapi_check.shared().document["components"]["schemas"]["SnowflakeType"]
    assert {"type": "integer"} in schema["anyOf"]


async def test_checking_can_be_switched_off():
    async with Sandbox(check=False) as box:
        assert box.check is None


@pytest.mark.parametrize("lacking", ["description", "jsonschema_rs"])
def test_nothing_is_checked_where_the_description_or_what_reads_it_is_missing(
    lacking, tmp_path, monkeypatch
):
    described = tmp_path / "openapi.json"
    if lacking != "description":
        described.write_text("{}", encoding="utf-8")
        monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setenv("DISCORD_OPENAPI", str(described))
    assert openapi_check.shared.__wrapped__() is None


def test_a_description_that_can_be_read_is_checked(tmp_path, monkeypatch):
    described = tmp_path / "openapi.json"
    described.write_text("{}", encoding="utf-8")
    monkeypatch.setenv("DISCORD_OPENAPI", str(described))
    assert openapi_check.shared.__wrapped__().file == described


def test_a_modal_has_five_components_at_most_and_no_menu_that_is_both_needed_and_not():
    def label(name, **more):
        options = [{"label": "x", "value": "x"}]
        menu = {"type": 3, "custom_id": name, "options": options, **more}
        return {"type": 18, "label": "x", "component": menu}

    free = {"min_values": 0, "required": False}
    assert undocumented_limits.modal([label(str(n), **free) for n in range(5)]) == []
    assert undocumented_limits.modal([])
    assert undocumented_limits.modal([label(str(n)) for n in range(6)])
    assert undocumented_limits.modal([label("a"), label("a")])
    assert undocumented_limits.modal([label("a", min_values=0)])
    assert undocumented_limits.modal([label("a", disabled=True)])
