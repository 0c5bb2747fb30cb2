"""For the reference: the comment behind a field is its documentation. A Griffe extension."""

from __future__ import annotations

from typing import Any

from griffe import Attribute, Docstring, Extension


class Comments(Extension):
    """`id: str  # its name in records` is documented as "its name in records"."""

    def on_attribute_instance(self, *, attr: Attribute, **kwargs: Any) -> None:
        comment = attr.source.splitlines()[-1].partition("  # ")[2] if attr.source else ""
        if attr.docstring is None and comment and not comment.startswith("noqa"):
            attr.docstring = Docstring(comment, parent=attr)
