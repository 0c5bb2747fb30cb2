"""Groups of viewers: all of a group see the same. Each seat is one; these are the others."""

TABLE, HANDS, NOTHING = -1, -2, -3
