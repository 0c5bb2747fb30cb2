"""The page's types are those of the code."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tools.typescript import FOLDER, files, http, notation_type, patterns, type_of, with_notations

import reihum
from reihum.core.game import Game


@pytest.mark.parametrize("name", files())
def test_the_types_in_web_are_those_of_the_code(name: str) -> None:
    """`make types` writes them."""
    assert (FOLDER / name).read_text(encoding="utf-8") == files()[name]


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({}, "unknown"),
        ({"type": "integer", "minimum": 0}, "number"),
        ({"type": ["string", "null"]}, "string | null"),
        ({"$ref": "#/components/schemas/Seat"}, "Seat"),
        ({"anyOf": [{"$ref": "Seat"}, {"type": "null"}]}, "Seat | null"),
        ({"enum": ["a", 1, None]}, '"a" | 1 | null'),
        ({"const": "a"}, '"a"'),
        ({"type": "array", "items": {"type": "string"}}, "string[]"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "string"}, {}], "items": False}, "[string, unknown]"),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "Record<string, boolean>"),
        ({"type": "object"}, "Record<string, unknown>"),
        ({"type": "object", "properties": {"x-y": {"type": "null"}}}, '{ "x-y"?: null; }'),
        ({"allOf": [{"$ref": "A"}, {"$ref": "B"}]}, "A & B"),
    ],
)
def test_schemas_become_types(schema: dict[str, Any], expected: str) -> None:
    assert type_of(schema) == expected


def test_an_openapi_document_becomes_types() -> None:
    seat = {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}
    answer = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Seat"}}}}
    document = {
        "components": {"schemas": {"Seat": seat}},
        "paths": {
            "/tables/{id}": {
                "parameters": [],
                "get": {
                    "parameters": [
                        {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}},
                        {"name": "limit", "in": "query", "schema": {"type": "integer"}},
                    ],
                    "responses": {"200": answer, "404": {}},
                },
                "post": {"requestBody": answer, "responses": {"204": {}}},
                "put": {"responses": {"200": {"content": {"text/plain": {}}}}},
            }
        },
    }
    text = http(document)
    assert "export interface Seat {\n  name: string;\n}" in text
    path = "path: { id: string; }; query: { limit?: number; };"
    assert f'"GET /tables/{{id}}": {{ {path} answer: Seat; }};' in text
    assert '"POST /tables/{id}": { body: Seat; answer: null; };' in text
    assert '"PUT /tables/{id}": { answer: string; };' in text


@pytest.mark.parametrize("game", reihum.games(), ids=lambda game: game.id)
def test_the_patterns_are_exactly_the_notations(game: Game[Any]) -> None:
    made = [" ".join(words) for columns in patterns(game.notations) for words in product(*columns)]
    assert sorted(made) == sorted(game.notations)


@pytest.mark.parametrize(
    ("notations", "expected"),
    [
        (["draw"], ['"draw"']),
        (["take 1", "take 2"], ["`take ${1 | 2}`"]),
        (["add r", "add j2", "end"], ['`add ${"r" | "j2"}`', '"end"']),
        (["row 1", "row 1 left 2", "row 1 left 3"], ['"row 1"', "`row 1 left ${2 | 3}`"]),
        (["lay 1 on 1", "lay 2 on 2"], ['"lay 1 on 1"', '"lay 2 on 2"']),  # not all combinations
        (["lay 01", "lay 1"], ['`lay ${"01" | 1}`']),  # a number would lose the nought
    ],
)
def test_notations_become_types(notations: list[str], expected: list[str]) -> None:
    assert notation_type(notations) == "\n".join(f"  | {part}" for part in expected)


def test_a_field_that_holds_a_notation_has_its_games_type() -> None:
    schema = {"properties": {"does": {"type": "string", "title": "Notation"}, "card": {"type": "string"}}}
    made = with_notations(schema, "SpotOnNotation")
    assert {name: type_of(part) for name, part in made["properties"].items()} == {
        "does": "SpotOnNotation",
        "card": "string",
    }
