"""Packed vectors of integers: librt's in the compiled engine, plain lists elsewhere.

mypyc resolves `vec` and `append` while compiling, so compiled modules never see the lists below.
Vectors are made in compiled modules only; everybody else hands over lists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
else:

    class vec(list):  # noqa: N801 - the name of the thing it stands in for
        """A list that is made as librt's vectors are: `vec[i64](items, capacity=n)`."""

        def __init__(self, items=(), *, capacity=0):
            super().__init__(items)

    def append(items, item):
        """Add at the end; always use what comes back: `v = append(v, x)`."""
        items.append(item)
        return items
