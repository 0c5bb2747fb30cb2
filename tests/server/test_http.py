"""The HTTP API of a live server: what it answers, its headers, its document."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import reihum
from reihum.core.messages import Message
from reihum.core.texts import LANGUAGES, say
from tests.server.live import SOAK, LiveServer, live_server
from tests.server.waiting import PATIENCE


@pytest.fixture
def anybody(server: LiveServer) -> Iterator[httpx.Client]:
    with visitor(server) as client:
        yield client


def visitor(server: LiveServer) -> httpx.Client:
    return httpx.Client(base_url=server.address, timeout=PATIENCE)


@pytest.fixture
def ada(anybody: httpx.Client) -> httpx.Client:
    assert anybody.post("/api/guest", json={"name": "Ada"}).status_code == 200
    return anybody


def opened(guest: httpx.Client, **more: Any) -> dict[str, Any]:
    answer = guest.post("/api/tables", json={"game": "chameleon", "seats": 3, **more})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """A typed error whose text exists in all languages."""
    assert answer.status_code == status, answer.text
    problem = answer.json()
    assert problem["code"] == code
    for language in LANGUAGES:
        told = msgspec.convert({"id": f"error-{code}", "args": problem["args"]}, Message)
        assert say(told, language, "reihum.games.chameleon")
    args: dict[str, Any] = problem["args"]
    return args


def test_the_front_door_and_its_links(anybody: httpx.Client) -> None:
    door = anybody.get("/api").json()
    assert door["name"] == "Reihum"
    for link in door["links"].values():
        assert anybody.get(link).status_code == 200


def test_games_and_rules(anybody: httpx.Client) -> None:
    games = anybody.get("/api/games").json()
    assert [one["id"] for one in games] == [game.id for game in reihum.games()]
    rules = anybody.get("/api/games/chameleon/rules/de").json()
    assert rules["markdown"] == reihum.game("chameleon").rules("de")
    refused(anybody.get("/api/games/chess/rules/de"), 422, "request")
    refused(anybody.get("/api/games/chameleon/rules/fr"), 422, "request")
    assert anybody.get("/api/bots").json()[0]["id"] == "random"


def test_notations_and_texts_are_asked_for_again_by_their_etags(anybody: httpx.Client) -> None:
    game = reihum.game("chameleon")
    notations = anybody.get("/api/games/chameleon/notations")
    assert tuple(notations.json()) == game.notations
    texts = anybody.get("/api/games/chameleon/texts/de")
    assert texts.text == game.texts("de")
    assert texts.headers["content-type"] == "text/plain; charset=utf-8"
    for answer in (notations, texts):
        assert answer.headers["cache-control"] == "no-cache"
        again = anybody.get(answer.url, headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304
    refused(anybody.get("/api/games/chess/notations"), 422, "request")
    refused(anybody.get("/api/games/chameleon/texts/fr"), 422, "request")


def test_an_example_is_tried_step_by_step(anybody: httpx.Client) -> None:
    game = reihum.game("chameleon")
    listed = anybody.get("/api/games/chameleon/examples").json()
    assert {"id": "golden", "rule": "CH-11", "seat": 0} in listed

    def tried(*steps: str, id: str = "golden") -> httpx.Response:
        actions = [game.action(step) for step in steps]
        return anybody.post(f"/api/games/chameleon/examples/{id}", json={"actions": actions})

    first = tried().json()
    assert first["view"] == game.view(game.from_position(game.examples["golden"].position), 0)
    assert [one["notation"] for one in first["legal"]] == ["take 1", "take 2", "take 3", "draw"]
    assert (first["log"], first["done"]) == ([], False)
    drawn = tried("draw").json()
    assert {one["notation"] for one in drawn["legal"]} == {"place 2", "place 3"}
    assert drawn["log"]
    assert not drawn["done"]
    taken = tried("take 1").json()
    assert taken["view"]["collections"][0]["cards"] == {"g": 4, "r": 2, "golden": 1}
    assert (taken["legal"], taken["done"]) == ([], True)
    assert refused(tried("draw", "place 1"), 409, "forbidden-step")["rule"] == "CH-8"
    assert refused(tried("take 1", "draw"), 409, "forbidden-step")["rule"] == "CH-7"
    refused(tried(id="nothing"), 404, "not-here")


def test_a_guest_tells_a_name_and_keeps_a_cookie(anybody: httpx.Client) -> None:
    refused(anybody.get("/api/guest"), 401, "nameless")
    answer = anybody.post("/api/guest", json={"name": "  Ada\u202e \n Lovelace "})
    assert answer.json() == {"name": "Ada Lovelace"}
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert anybody.get("/api/guest").json() == {"name": "Ada Lovelace"}
    assert anybody.post("/api/guest", json={"name": "Ada"}).json() == {"name": "Ada"}
    refused(anybody.post("/api/guest", json={"name": "\u200b"}), 409, "name")
    forged = {"cookie": "reihum_guest=abc.def"}
    refused(httpx.get(f"{anybody.base_url}/api/guest", headers=forged), 401, "nameless")


def test_a_guest_goes_on_at_another_device(ada: httpx.Client) -> None:
    made = ada.post("/api/guest/ticket").json()
    assert made["seconds"] > 0
    with httpx.Client(base_url=ada.base_url) as other:
        refused(other.post("/api/guest/ticket"), 401, "nameless")
        refused(other.post("/api/guest/enter", json={"ticket": made["ticket"] + "x"}), 409, "ticket")
        refused(other.post("/api/guest/enter", json={"ticket": ada.cookies["reihum_guest"]}), 409, "ticket")
        assert other.post("/api/guest/enter", json={"ticket": made["ticket"]}).json() == {"name": "Ada"}
        table = opened(ada)["id"]
        assert table in [one["id"] for one in other.get("/api/mine").json()]


def test_a_table_is_opened_and_found(ada: httpx.Client) -> None:
    options = {"table": "violet"}
    made = opened(ada, options=options, public=True, hints=True)
    assert re.fullmatch("[A-Za-z0-9_-]{22}", made["id"])
    assert re.fullmatch("[2-9A-HJ-NP-Z]{6}", made["code"])
    info = ada.get(f"/api/tables/{made['id']}").json()
    assert info["options"]["table"] == "violet"
    assert (info["phase"], info["host"], info["public"], info["hints"]) == ("open", "Ada", True, True)
    assert ada.get(f"/api/codes/{made['code'].lower()}").json() == info
    assert made["id"] in [row["id"] for row in ada.get("/api/tables").json()]
    assert made["id"] in [row["id"] for row in ada.get("/api/mine").json()]


def test_tables_by_link_are_not_listed(ada: httpx.Client) -> None:
    made = opened(ada)
    assert made["id"] not in [row["id"] for row in ada.get("/api/tables").json()]
    assert made["id"] in [row["id"] for row in ada.get("/api/mine").json()]


def test_nothing_secret_is_told(ada: httpx.Client) -> None:
    made = opened(ada, public=True)
    sealed = ada.cookies["reihum_guest"]
    told = [
        ada.get(path).text for path in (f"/api/tables/{made['id']}", "/api/tables", "/api/mine", "/metrics")
    ]
    for text in told:
        assert sealed.partition(".")[0] not in text
        assert '"seed"' not in text
    assert made["id"] not in told[-1]


def test_what_is_refused(anybody: httpx.Client, server: LiveServer) -> None:
    table = {"game": "chameleon", "seats": 3}
    refused(anybody.post("/api/tables", json=table), 401, "nameless")
    refused(anybody.get("/api/mine"), 401, "nameless")
    refused(anybody.get("/api/codes/XXXXXX"), 404, "unknown-table")
    refused(anybody.get(f"/api/tables/{'x' * 22}"), 404, "unknown-table")
    refused(anybody.get("/api/tables/short"), 422, "request")
    refused(anybody.get("/api/nothing"), 404, "not-here")
    refused(anybody.delete("/api/tables"), 405, "not-here")
    anybody.post("/api/guest", json={"name": "Ada"})
    assert refused(anybody.post("/api/tables", json={**table, "seats": 6}), 409, "players")["high"] == 5
    refused(anybody.post("/api/tables", json={**table, "options": {"x": 1}}), 409, "unknown-option")
    refused(anybody.post("/api/tables", json={**table, "options": {"table": "x"}}), 409, "option")
    for wrong in ({"game": "chess"}, {"seats": "3"}, {"public": 1}, {"more": 1}, {"clock": {"kind": "move"}}):
        refused(anybody.post("/api/tables", json={**table, **wrong}), 422, "request")
    refused(anybody.post("/api/tables", content=b"{" * 2000), 422, "request")
    made = opened(anybody)
    refused(anybody.get(f"/api/tables/{made['id']}/record"), 409, "not-over")
    refused(anybody.post(f"/api/tables/{made['id']}/analysis"), 409, "not-over")


def test_large_bodies_and_foreign_pages_are_refused(ada: httpx.Client) -> None:
    refused(ada.post("/api/guest", content=b"x" * 20_000), 413, "too-large")
    refused(ada.post("/api/guest", content=iter([b"x" * 9_000] * 9)), 413, "too-large")
    evil = {"origin": "https://evil.example"}
    refused(ada.post("/api/guest", json={"name": "Eve"}, headers=evil), 403, "origin")
    own = {"origin": str(ada.base_url).rstrip("/")}
    assert ada.post("/api/guest", json={"name": "Eve"}, headers=own).status_code == 200


def test_every_answer_has_the_guarding_headers(anybody: httpx.Client) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/metrics", "/api/mine"):
        headers = anybody.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_health_and_metrics(anybody: httpx.Client) -> None:
    assert anybody.get("/healthz").json() == {"ok": True}
    assert anybody.get("/readyz").json() == {"ok": True}
    text = anybody.get("/metrics").text
    for name in ("moves_total", "sockets", "rooms", "command_seconds_bucket", "thinking_seconds_bucket"):
        assert f"reihum_{name}" in text
    assert "reihum_store_batch_count" in text


def test_too_many_requests(tmp_path: Path) -> None:
    limits = {"REIHUM_ADDRESS_RATE": "0.1", "REIHUM_ADDRESS_BURST": "3"}
    with live_server(tmp_path, **limits) as server, visitor(server) as client:
        answers = [client.get("/api/games") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        refused(answers[-1], 429, "too-much")
        assert client.get("/healthz").status_code == 200


EXAMPLES = 100 if SOAK else 8  # of each operation, in each phase
LUCK = [] if SOAK else ["--seed", "1", "--generation-deterministic"]
CALM = ["--suppress-health-check", "all", "--request-timeout", str(PATIENCE)]


def test_the_api_keeps_to_its_document(tmp_path: Path) -> None:
    """schemathesis: all its checks over all operations, with good and bad input."""
    with live_server(tmp_path) as server, visitor(server) as ada:
        ada.post("/api/guest", json={"name": "Ada"})
        (tmp_path / "schemathesis.toml").write_text(
            f"""
            [auth.openapi.guest]
            api_key = "{ada.cookies["reihum_guest"]}"
            [parameters]
            table = "{opened(ada)["id"]}"
            """
        )
        command = [sys.executable, "-P", "-c", "from schemathesis.cli import schemathesis; schemathesis()"]
        words = ["run", f"{server.address}/api/openapi.json", "--checks", "all", *LUCK, *CALM]
        command += [*words, "--max-examples", str(EXAMPLES)]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        document = ada.get("/api/openapi.json").json()
    assert done.returncode == 0, done.stdout
    assert f"Tested: {sum(map(len, document['paths'].values()))}" in done.stdout


def test_the_document_is_complete(anybody: httpx.Client) -> None:
    document = anybody.get("/api/openapi.json").json()
    assert json.dumps(document)
    for path, operations in document["paths"].items():
        for operation in operations.values():
            assert operation["summary"] or path
            assert "HTTPValidationError" not in json.dumps(operation)
