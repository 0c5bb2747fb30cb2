"""What is not ready is not released, and all reasons are told: tried in little clones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tools.release import Candidate

from tests.records import golden
from tests.release.clones import change, commit, copy, new_clone, write
from tools import release

Check = Callable[[Candidate], Iterator[str]]


@pytest.fixture
def clone(tmp_path: Path) -> Candidate:
    return new_clone(tmp_path / "clone")


@pytest.mark.parametrize(
    "check",
    [
        release.version_and_date,
        release.newer,
        release.clean_tree,
        release.on_main,
        release.documentation,
        release.linted,
    ],
    ids=lambda check: check.__name__,
)
def test_what_is_ready_gives_no_reason(clone: Candidate, check: Check) -> None:
    assert list(check(clone)) == []


NEW = "## 0.2.0 (2026-11-18)"


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("CHANGELOG.md", NEW, "## 0.2.0 (not released)", "CHANGELOG.md: 0.2.0 has no date: not released"),
        (
            "CHANGELOG.md",
            NEW,
            "## 0.2.0 (2026-11-19)",
            "CHANGELOG.md: 0.2.0 is dated 2026-11-19, and today is 2026-11-18",
        ),
        ("CHANGELOG.md", NEW, "", "pyproject.toml says 0.2.0, the newest section of CHANGELOG.md 0.1.0"),
        ("CHANGELOG.md", "## ", "", "CHANGELOG.md has no section such as ## 1.2.3 (2026-11-18)"),
        (
            "pyproject.toml",
            "0.2.0",
            "0.3.0",
            "pyproject.toml says 0.3.0, the newest section of CHANGELOG.md 0.2.0",
        ),
    ],
)
def test_version_and_changelog_must_agree(
    clone: Candidate, name: str, old: str, new: str, reason: str
) -> None:
    change(clone, name, old, new)
    assert list(release.version_and_date(clone)) == [reason]


def test_a_version_has_three_numbers(clone: Candidate) -> None:
    change(clone, "pyproject.toml", "0.2.0", "0.2")
    change(clone, "CHANGELOG.md", "0.2.0", "0.2")
    assert list(release.version_and_date(clone)) == ["pyproject.toml: 0.2 is not a version like 1.2.3"]


@pytest.mark.parametrize("tag", ["v0.2.0", "v0.10.0"])
def test_the_version_must_be_newer_than_the_last_tag(clone: Candidate, tag: str) -> None:
    """Tags that are no versions do not count."""
    for name in (tag, "v9", "very-new"):
        clone.git("tag", name)
    assert list(release.newer(clone)) == [f"0.2.0 is not newer than the last release, {tag}"]


def test_everything_must_be_committed(clone: Candidate) -> None:
    change(clone, "docs/index.md", "Here", "There")
    write(clone, "new.md", "new")
    assert list(release.clean_tree(clone)) == ["files that are not committed: docs/index.md, new.md"]


@pytest.mark.parametrize(
    ("words", "where"), [(("--quiet", "-b", "other"), "other"), (("--quiet", "--detach"), "a bare commit")]
)
def test_releases_are_made_on_main(clone: Candidate, words: tuple[str, ...], where: str) -> None:
    clone.git("checkout", *words)
    assert list(release.on_main(clone)) == [f"releases are made on main, not on {where}"]


def test_golden_records_must_be_made_again_as_they_are(
    clone: Candidate, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = golden.chosen()[:2]
    monkeypatch.setattr(golden, "chosen", lambda: few)
    copy(clone, release.GOLDEN)
    assert list(release.golden_records(clone)) == []
    changed, gone = [f"{release.GOLDEN}/{golden.path_of(one).name}" for one in few]
    change(clone, changed, "\n1. ", "\n1. take 1 ")
    (clone.root / gone).unlink()
    assert list(release.golden_records(clone)) == [
        f"{changed} is not up to date: make golden",
        f"{gone} is missing: make golden",
    ]


def test_golden_records_of_the_last_release_must_be_as_they_were(
    clone: Candidate, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even those that are not made any more; new ones may come."""
    monkeypatch.setattr(golden, "chosen", list)
    changed, gone, new = [f"{release.GOLDEN}/{name}.reihum" for name in ("changed", "gone", "new")]
    write(clone, changed, "1. draw")
    write(clone, gone, "1. draw")
    commit(clone)
    clone.git("tag", "v0.1.1")
    write(clone, changed, "1. take")
    write(clone, new, "1. draw")
    (clone.root / gone).unlink()
    commit(clone)
    assert list(release.golden_records(clone)) == [
        f"{name} has changed since v0.1.1: old games must replay" for name in (changed, gone)
    ]


@pytest.mark.parametrize(
    ("name", "old", "new", "maker"),
    [
        ("docs/hosting.md", "| `--port` |", "| `--harbour` |", "make schemas"),
        ("docs/observations.md", "| action | notation |", "| action | words |", "make schemas"),
        ("docs/schemas/chameleon.view.json", '"type"', '"kind"', "make schemas"),
        ("web/src/generated/messages.ts", "export", "import", "make types"),
    ],
)
def test_generated_files_must_be_up_to_date(
    clone: Candidate, name: str, old: str, new: str, maker: str
) -> None:
    copy(clone, "docs/hosting.md", "docs/observations.md", "docs/schemas", "web/src/generated")
    assert list(release.generated_files(clone)) == []
    change(clone, name, old, new)
    assert list(release.generated_files(clone)) == [f"{name} is not up to date: {maker}"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[There](nowhere.md)", "the documentation does not build: make docs"),
        (
            "![Far](https://example.org/far.png)",
            "the documentation: index.html loads https://example.org/far.png",
        ),
    ],
)
def test_the_documentation_must_build(clone: Candidate, text: str, reason: str) -> None:
    change(clone, "docs/index.md", "[Here](#little)", text)
    assert list(release.documentation(clone)) == [reason]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("runs-on", "runs-at"),  # the schema forbids it
        ('"true"', "echo ${{ github.event.issue.title }}"),  # zizmor does: a title may hold commands
    ],
)
def test_workflows_must_be_in_order(clone: Candidate, old: str, new: str) -> None:
    change(clone, ".github/workflows/checks.yml", old, new)
    assert list(release.linted(clone)) == ["workflows or container files have faults: python -m tools.lint"]


CHEAP = (release.version_and_date, release.newer, release.clean_tree, release.on_main)


@pytest.fixture
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the checks that take no time."""
    monkeypatch.setattr(release, "CHECKS", CHEAP)


@pytest.mark.usefixtures("cheap")
def test_all_reasons_are_told_at_once(clone: Candidate) -> None:
    clone.git("tag", "v0.2.0")
    change(clone, "CHANGELOG.md", NEW, "## 0.2.0 (soon)")
    with pytest.raises(SystemExit) as stopped:
        release.main([], clone)
    assert str(stopped.value).splitlines() == [
        "0.2.0 is not ready:",
        "- CHANGELOG.md: 0.2.0 has no date: soon",
        "- 0.2.0 is not newer than the last release, v0.2.0",
        "- files that are not committed: CHANGELOG.md",
    ]
    assert not (clone.root / "dist").exists()


def test_every_check_is_made() -> None:
    assert {check.__name__ for check in release.CHECKS} > {check.__name__ for check in CHEAP}
    assert len(release.CHECKS) == 8


@pytest.mark.usefixtures("cheap")
def test_a_dry_run_only_looks(clone: Candidate, capsys: pytest.CaptureFixture[str]) -> None:
    release.main(["--dry-run"], clone)
    assert capsys.readouterr().out == "0.2.0 is ready\n"
    assert clone.last_tag() == "v0.1.0"


@pytest.mark.usefixtures("cheap")
def test_what_is_ready_is_built_and_tagged(clone: Candidate) -> None:
    write(clone, "dist/old.whl", "of an older version")
    release.main([], clone)
    made = {path.name for path in (clone.root / "dist").iterdir()}
    assert made == {"little-0.2.0.tar.gz", "little-0.2.0-py3-none-any.whl"}
    assert clone.git("rev-parse", "v0.2.0^{commit}") == clone.git("rev-parse", "HEAD")
    assert clone.git("status", "--porcelain") == ""


def test_a_pushed_tag_must_be_that_of_the_version(
    clone: Candidate, capsys: pytest.CaptureFixture[str]
) -> None:
    """On the host the clone is at the tag, and nothing but Python is installed."""
    release.main(["--tag", "v0.2.0"], clone)
    assert capsys.readouterr().out == "0.2.0 is ready\n"
    assert release.tag_reasons(clone, "v0.3.0") == ["the tag v0.3.0 is not v0.2.0"]
