"""The page's types are those of the code."""

from __future__ import annotations

from typing import Any

import pytest
from tools.typescript import FOLDER, files, http, type_of


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
