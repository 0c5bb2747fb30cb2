"""How large games and tables can be: documents, records, the wire and the HTTP API all use these."""

FEWEST_SEATS = 2
MOST_SEATS = 6
LAST_SEAT = MOST_SEATS - 1  # seats are counted from 0
MOST_ACTIONS = 512  # of one game
LAST_ACTION = MOST_ACTIONS - 1
