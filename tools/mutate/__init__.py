"""Changes the rules one small place at a time and asks whether some test notices. `make mutants`.

mutmut leaves out all that runs on import (decks, score tables, action numbers) and decorated functions, and
calls every rule through a wrapper; cosmic-ray writes into the sources and starts Python anew for each change.
"""
