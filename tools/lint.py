"""Lints what other machines read: workflows, forms, the Dockerfile, the compose file. Part of `make check`.

Nothing is fetched: check-jsonschema brings the schemas, zizmor looks at the files alone.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SCHEMA = ("check-jsonschema", "--builtin-schema")
LINTERS = (
    (".github/workflows/*.yml", ("zizmor", "--offline", "--no-progress", "--quiet", "--strict-collection")),
    (".github/workflows/*.yml", (*SCHEMA, "vendor.github-workflows")),
    (".github/dependabot.yml", (*SCHEMA, "vendor.dependabot")),
    (".github/ISSUE_TEMPLATE/config.yml", (*SCHEMA, "vendor.github-issue-config")),
    (".github/ISSUE_TEMPLATE/[!c]*.yml", (*SCHEMA, "vendor.github-issue-forms")),
    ("compose.yaml", (*SCHEMA, "vendor.compose-spec")),
    ("Dockerfile", ("hadolint",)),
)


def commands(root: Path) -> Iterator[list[str]]:
    """What is run, with the files that are there."""
    installed = Path(sysconfig.get_path("scripts"))
    for pattern, (program, *flags) in LINTERS:
        files = [str(path.relative_to(root)) for path in sorted(root.glob(pattern))]
        if files:
            yield [str(installed / program), *flags, *files]


def faults(root: Path) -> Iterator[str]:
    """What the linters say of it, if they say anything."""
    for command in commands(root):
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
        if done.returncode:
            yield done.stdout + done.stderr


def main() -> None:
    found = list(faults(ROOT))
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
