"""Comparison with Discord's OpenAPI description: requests of the bot, and answers of the sandbox.

The description is data that lies beside the checkout (`DISCORD_OPENAPI` names another place).
Schemas are compiled when first used, once per process.
"""

from __future__ import annotations

import functools
import importlib.util
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from .rest_call import Call

_ROOT = Path(__file__).resolve().parents[1]
_DEFAULT = _ROOT.parent / "shared" / "discord" / "openapi.json"
_NAME = "urn:discord"
_MOST_KEPT = 100
_Schema: TypeAlias = dict[str, Any]


def path() -> Path:
    """Return where the description is expected."""
    return Path(os.environ.get("DISCORD_OPENAPI", _DEFAULT))


@functools.cache
def shared() -> Check | None:
    """Return this process's check; None without the description, or what reads it in tests."""
    read = importlib.util.find_spec("jsonschema_rs")
    return Check(path()) if read and path().exists() else None


class Check:
    """The description, and the validators compiled so far."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._validators: dict[str, Any] = {}
        self._judged: dict[tuple[str, str], list[str]] = {}
        self._found: dict[tuple[tuple[int, ...], Any], list[_Schema]] = {}

    @functools.cached_property
    def document(self) -> dict[str, Any]:
        """Read the description, with the one widening that discord.py needs."""
        document: dict[str, Any] = json.loads(self.file.read_text("utf-8"))
        schemas = document["components"]["schemas"]
        schemas["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer"}]}
        return document

    @functools.cached_property
    def _registry(self) -> Any:
        import jsonschema_rs

        return jsonschema_rs.Registry([(_NAME, self.document)])

    def _validator(self, pointer: str) -> Any:
        import jsonschema_rs

        if pointer not in self._validators:
            self._validators[pointer] = jsonschema_rs.validator_for(
                {"$schema": _DRAFT, "$ref": f"{_NAME}#{pointer}"}, registry=self._registry
            )
        return self._validators[pointer]

    def _operation(self, call: Call) -> tuple[str, dict[str, Any]] | None:
        operation = self.document["paths"].get(call.route, {}).get(call.method.lower())
        if operation is None:
            return None
        place = f"/paths/{_escaped(call.route)}/{call.method.lower()}"
        return place, operation

    def request(self, call: Call) -> list[str]:
        """Compare what the bot sent; returns a sentence for each thing wrong."""
        found = self._operation(call)
        if found is None:
            return ["not a route of Discord"]
        place, operation = found
        body = operation.get("requestBody")
        if body is None or "application/json" not in body["content"]:
            return ["a body is not expected"] if call.json else []
        if call.json is None:
            return ["a body is missing"] if body.get("required") else []
        pointer = f"{place}/requestBody/content/application~1json/schema"
        if not call.text:
            return self._compare(pointer, call.json)
        return self._kept((pointer, call.text), lambda: self._compare(pointer, call.json))

    def unknown(self, call: Call) -> list[str]:
        """Find keys in a request which Discord does not know, and would ignore."""
        found = self._operation(call)
        if found is None or call.json is None:
            return []
        content = found[1].get("requestBody", {}).get("content", {}).get("application/json")
        if not content:
            return []
        key = (found[0], call.text or json.dumps(call.json))
        return self._kept(key, lambda: self._unknown([content["schema"]], call.json, ""))

    def _kept(self, key: tuple[str, str], judge: Callable[[], list[str]]) -> list[str]:
        """Return a judgement on a text, made once: every start of a bot sends the same commands."""
        if key not in self._judged:
            if len(self._judged) >= _MOST_KEPT:
                self._judged.clear()
            self._judged[key] = judge()
        return self._judged[key]

    def response(self, call: Call, status: int, body: Any) -> list[str]:
        """Compare what the sandbox answers; returns a sentence for each thing wrong."""
        found = self._operation(call)
        if found is None:
            return []
        place, operation = found
        answer = operation["responses"].get(str(status))
        if answer is None:
            return [f"status {status} is not described"]
        if "application/json" not in answer.get("content", {}):
            return ["a body is not expected"] if body is not None else []
        return self._compare(f"{place}/responses/{status}/content/application~1json/schema", body)

    def _compare(self, pointer: str, body: Any) -> list[str]:
        errors = self._validator(pointer).iter_errors(body)
        return [f"{'/'.join(map(str, e.instance_path))}: {e.message}"[:300] for e in errors]

    def _unknown(self, schemas: list[_Schema], value: Any, where: str) -> list[str]:
        """Walk a value beside its schemas; the description itself forbids no key."""
        if isinstance(value, list):
            items = [s["items"] for s in self._fitting(schemas, value) if "items" in s]
            return [
                text
                for place, one in enumerate(value)
                for text in self._unknown(items, one, f"{where}/{place}")
            ]
        if not isinstance(value, dict):
            return []
        fitting = [s for s in self._fitting(schemas, value) if "properties" in s]
        if not fitting:
            return []
        wrong = []
        for key, inner in value.items():
            known = [s["properties"][key] for s in fitting if key in s["properties"]]
            if known:
                wrong += self._unknown(known, inner, f"{where}/{key}")
            elif not (
                key in _TOLERATED
                or self._echoed(key, where)
                or any(s.get("additionalProperties") for s in fitting)
            ):
                wrong.append(f"{where}/{key}: an unknown key")
        return wrong

    def _echoed(self, key: str, where: str) -> bool:
        """Tell whether a key is one of an attachment that is kept, sent back as it was received."""
        known = self.document["components"]["schemas"]["MessageAttachmentResponse"]["properties"]
        kept = where.rpartition("/")[0].endswith("/attachments")
        return kept and (key in known or key == "spoiler")  # the last is discord.py's own

    def _fitting(self, schemas: list[_Schema], value: Any) -> list[_Schema]:
        """Return the alternatives of schemas of the description; looked for once for each type."""
        kind = value.get("type") if isinstance(value, dict) else None
        kind = kind if isinstance(kind, int | str) else None
        key = (tuple(map(id, schemas)), kind)
        if key not in self._found:
            self._found[key] = self._alternatives({"anyOf": schemas}, kind)
        return self._found[key]

    def _alternatives(self, schema: _Schema, kind: int | str | None) -> list[_Schema]:
        """Resolve references and unions; of components only those of a type."""
        if "$ref" in schema:
            name = schema["$ref"].rpartition("/")[2]
            return self._alternatives(self.document["components"]["schemas"][name], kind)
        branches = [*schema.get("anyOf", ()), *schema.get("oneOf", ()), *schema.get("allOf", ())]
        found = [one for branch in branches for one in self._alternatives(branch, kind)]
        if "properties" in schema or "items" in schema:
            found.append(schema)
        if kind is not None:
            same = [s for s in found if self._is_type(s, kind)]
            return same or found
        return found

    def _is_type(self, schema: _Schema, kind: int | str) -> bool:
        given = schema.get("properties", {}).get("type")
        if given is None:
            return False
        allowed = [given, *given.get("allOf", ())]
        values = [v for one in allowed for v in (one.get("enum") or [one.get("const")])]
        return kind in values


_DRAFT = "https://json-schema.org/draft/2020-12/schema"
# discord.py names these everywhere, also where they mean nothing; Discord ignores them there.
_TOLERATED = {"flags", "nsfw", "tts"}


def _escaped(part: str) -> str:
    from urllib.parse import quote

    return quote(part.replace("~", "~0").replace("/", "~1"), safe="~@")
