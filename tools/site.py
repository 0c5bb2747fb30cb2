"""Looks at the built documentation: nothing comes from elsewhere, every link leads somewhere. `make docs`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

SITE = Path(__file__).parents[1] / ".make" / "site"
LOADED = {"src", "srcset", "data", "poster"}  # attributes that make a browser fetch something at once


@dataclass
class Page(HTMLParser):
    """What a page loads, where it links to, and the places in it that can be linked to."""

    text: str
    loads: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    places: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and (name in LOADED or (tag == "link" and name == "href")):
                self.loads.append(value)
            elif value and tag == "a" and name == "href":
                self.links.append(value)
            elif value and name == "id":
                self.places.add(value)


def faults(site: Path) -> Iterator[str]:
    """What is wrong with the site, in words."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}
    for path, page in pages.items():
        where = path.relative_to(site)
        yield from (f"{where} loads {url}" for url in page.loads if urlsplit(url).netloc)
        if path.name != "404.html":  # it is shown at any address: its links begin at the root
            yield from (f"{where} links to {url}" for url in page.links if not leads(path, url, pages))


def leads(path: Path, url: str, pages: dict[Path, Page]) -> bool:
    """Does the link lead to a file of the site, and to a place in it? Links to other hosts are theirs."""
    parts = urlsplit(url)
    if parts.scheme or parts.netloc:
        return True
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if parts.fragment and target in pages:
        return unquote(parts.fragment) in pages[target].places
    return target.is_file()


def main() -> None:
    found = list(faults(SITE))
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
