"""Releases the version in pyproject.toml, or says why not: `make release`.

All reasons are listed at once. Where there is none, source archive and wheel are built into dist/ and the
commit gets its tag. Whoever releases pushes the tag: that starts .github/workflows/release.yml.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BRANCH = "main"
GOLDEN = "tests/records/golden"
VERSION = re.compile(r"\d+\.\d+\.\d+")
SECTION = re.compile(r"^## (\S+) \((.+)\)$", re.MULTILINE)


@dataclass(frozen=True)
class Candidate:
    """What may be released: a clone, on a day."""

    root: Path
    today: date

    @property
    def version(self) -> str:
        project = tomllib.loads(self.text("pyproject.toml"))["project"]
        return str(project["version"])

    @property
    def tag(self) -> str:
        return f"v{self.version}"

    def text(self, name: str) -> str:
        return (self.root / name).read_text(encoding="utf-8")

    def git(self, *words: str) -> str:
        return self.run("git", *words, check=True).stdout.strip()

    def run(self, *words: str, check: bool = False) -> subprocess.CompletedProcess[str]:
        return subprocess.run(words, cwd=self.root, check=check, capture_output=True, text=True)

    def last_tag(self) -> str | None:
        """The tag of the highest version."""
        tags = [tag for tag in self.git("tag", "--list", "v*").split() if VERSION.fullmatch(tag[1:])]
        return max(tags, key=lambda tag: numbers(tag[1:]), default=None)


def numbers(version: str) -> list[int]:
    return [int(digits) for digits in re.findall(r"\d+", version)]


# --- what must hold ---------------------------------------------------------------------------------
def version_and_date(candidate: Candidate) -> Iterator[str]:
    """The changelog's newest section is that of the version, and has a day that has come."""
    version, newest = candidate.version, SECTION.search(candidate.text("CHANGELOG.md"))
    if not VERSION.fullmatch(version):
        yield f"pyproject.toml: {version} is not a version like 1.2.3"
    if newest is None:
        yield "CHANGELOG.md has no section such as ## 1.2.3 (2026-11-18)"
        return
    if newest[1] != version:
        yield f"pyproject.toml says {version}, the newest section of CHANGELOG.md {newest[1]}"
    yield from (f"CHANGELOG.md: {newest[1]} {why}" for why in date_faults(newest[2], candidate.today))


def date_faults(written: str, today: date) -> Iterator[str]:
    try:
        day = date.fromisoformat(written)
    except ValueError:
        yield f"has no date: {written}"
        return
    if day > today:
        yield f"is dated {day}, and today is {today}"


def newer(candidate: Candidate) -> Iterator[str]:
    last = candidate.last_tag()
    if last is not None and numbers(candidate.version) <= numbers(last):
        yield f"{candidate.version} is not newer than the last release, {last}"


def clean_tree(candidate: Candidate) -> Iterator[str]:
    changed = candidate.git("status", "--porcelain").splitlines()
    if changed:
        yield f"files that are not committed: {', '.join(line.split(maxsplit=1)[1] for line in changed)}"


def on_main(candidate: Candidate) -> Iterator[str]:
    branch = candidate.git("branch", "--show-current")
    if branch != BRANCH:
        yield f"releases are made on {BRANCH}, not on {branch or 'a bare commit'}"


def golden_records(candidate: Candidate) -> Iterator[str]:
    """They are made again as they are, and those of the last release are as they were."""
    from tests.records import golden

    from reihum.records import write

    made = {golden.path_of(one).name: write(golden.made(one).record) for one in golden.chosen()}
    yield from unlike(candidate, {f"{GOLDEN}/{name}": text for name, text in made.items()}, "make golden")
    last = candidate.last_tag()
    if last is not None:
        changed = candidate.git("diff", "--name-only", "--no-renames", "--diff-filter=MD", last, "--", GOLDEN)
        yield from (f"{name} has changed since {last}: old games must replay" for name in changed.split())


def generated_files(candidate: Candidate) -> Iterator[str]:
    from tools import observations, schemas, settings, typescript

    made = {path_in(schemas.FOLDER / name): text for name, text in schemas.schemas().items()}
    types = {path_in(typescript.FOLDER / name): text for name, text in typescript.files().items()}
    for tool in (settings, observations):
        name = path_in(tool.PAGE)
        made[name] = tool.page(candidate.text(name))
    yield from unlike(candidate, made, "make schemas")
    yield from unlike(candidate, types, "make types")


def path_in(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def unlike(candidate: Candidate, wanted: dict[str, str], maker: str) -> Iterator[str]:
    """Files that are not what their maker would write."""
    for name, text in wanted.items():
        path = candidate.root / name
        if not path.is_file():
            yield f"{name} is missing: {maker}"
        elif path.read_text(encoding="utf-8") != text:
            yield f"{name} is not up to date: {maker}"


def documentation(candidate: Candidate) -> Iterator[str]:
    from tools import site

    done = candidate.run(sys.executable, "-m", "zensical", "build", "--strict", "--clean")
    if done.returncode:
        yield "the documentation does not build: make docs"
    else:
        built = candidate.root / site.SITE.relative_to(ROOT)
        yield from (f"the documentation: {fault}" for fault in site.faults(built))


def linted(candidate: Candidate) -> Iterator[str]:
    from tools import lint

    if any(lint.faults(candidate.root)):
        yield "workflows or container files have faults: python -m tools.lint"


CHECKS: tuple[Callable[[Candidate], Iterator[str]], ...] = (
    version_and_date,
    newer,
    clean_tree,
    on_main,
    golden_records,
    generated_files,
    documentation,
    linted,
)


# --- the release ------------------------------------------------------------------------------------
def reasons(candidate: Candidate) -> list[str]:
    """Why it cannot be released."""
    return [reason for check in CHECKS for reason in check(candidate)]


def tag_reasons(candidate: Candidate, tag: str) -> list[str]:
    """Why a tag that was pushed does not stand for a release; needs nothing but Python."""
    wrong = [f"the tag {tag} is not {candidate.tag}"] if tag != candidate.tag else []
    return [*wrong, *version_and_date(candidate)]


def release(candidate: Candidate) -> None:
    """Build, then tag: a version that does not build gets no tag. The wheel is made from the archive."""
    shutil.rmtree(candidate.root / "dist", ignore_errors=True)
    subprocess.run([sys.executable, "-m", "build", "--outdir", "dist"], cwd=candidate.root, check=True)
    candidate.git("tag", "--annotate", candidate.tag, "--message", f"Reihum {candidate.version}")
    print(f"{candidate.tag} is built and tagged. To publish it: git push origin {BRANCH} {candidate.tag}")


def main(words: list[str], candidate: Candidate) -> None:
    parser = argparse.ArgumentParser(prog="release", description="Release the version in pyproject.toml.")
    parser.add_argument("--dry-run", action="store_true", help="only look whether it could be released")
    parser.add_argument("--tag", help="only look whether this tag is that of the version")
    given = parser.parse_args(words)
    found = tag_reasons(candidate, given.tag) if given.tag else reasons(candidate)
    if found:
        sys.exit("\n".join([f"{candidate.version} is not ready:", *(f"- {reason}" for reason in found)]))
    if given.dry_run or given.tag:
        print(f"{candidate.version} is ready")
    else:
        release(candidate)


if __name__ == "__main__":
    main(sys.argv[1:], Candidate(ROOT, date.today()))
