"""Reports that stand alone: one page with its tables and plots, readable in light and in dark."""

from __future__ import annotations

import html
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from io import StringIO
from typing import Any

from reihum.core.errors import MissingExtra

INK = "#012345"  # stands for the text's own colour until the plot is in the page
INKED = ("text.color", "axes.edgecolor", "axes.labelcolor", "xtick.color", "ytick.color", "lines.color")
STYLE: Any = {
    **dict.fromkeys(INKED, INK),
    **{f"boxplot.{part}props.color": INK for part in ("box", "whisker", "cap")},
    "boxplot.flierprops.markeredgecolor": INK,
    "figure.facecolor": "none",
    "savefig.facecolor": "none",
    "axes.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "legend.frameon": False,
    "svg.fonttype": "none",
    "svg.hashsalt": "reihum",
}
PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>:root{{color-scheme:light dark}}
body{{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem}}
.wide{{overflow-x:auto}}table{{border-collapse:collapse;font-variant-numeric:tabular-nums}}
td,th{{padding:.3rem .8rem;text-align:right;vertical-align:top}}
td:first-child,th:first-child{{text-align:left}}tr:nth-child(even){{background:#8882}}
figure{{margin:1rem 0}}svg{{max-width:100%;height:auto}}code{{overflow-wrap:anywhere}}</style></head>
<body><h1>{title}</h1>{body}</body></html>
"""


def need_packages() -> None:
    """Reports need the extra `report`: better said before any game is played."""
    if find_spec("matplotlib") is None or find_spec("pyarrow") is None:
        raise MissingExtra(extra="report")


def page(title: str, body: str, language: str = "en") -> str:
    """One file that needs nothing else; `body` is HTML, the title is not."""
    return PAGE.format(title=html.escape(title), body=body, language=language)


def html_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """All cells are plain text; the first column names its row."""
    head = "".join(f'<th scope="col">{html.escape(name)}</th>' for name in heads)
    body = "".join(html_row(row) for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def html_row(row: Sequence[str]) -> str:
    first, *others = (html.escape(cell) for cell in row)
    return f'<tr><th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in others) + "</tr>"


def html_figure(plot: str, label: str) -> str:
    """A plot from `as_svg`; who cannot see it is told what it shows."""
    named = plot.replace("<svg", f'<svg role="img" aria-label="{html.escape(label)}"', 1)
    return f"<figure><figcaption>{html.escape(label)}</figcaption>{named}</figure>"


def drawn(lines: float, draw: Callable[[Any], object]) -> str:
    """A plot high enough for so many lines, in the page's own colours; `draw` is given its axes.

    Letters stay letters, and equal plots are equal texts.
    """
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    text = StringIO()
    with rc_context(STYLE):
        figure = Figure(figsize=(8, 1.2 + 0.5 * lines), layout="constrained")
        draw(figure.subplots())
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    svg = text.getvalue()
    return svg[svg.index("<svg") :].replace(INK, "currentColor")
