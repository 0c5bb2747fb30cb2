# `make play` and `make test` do all of their own set-up (tools/bootstrap.py) and are quick the second time.
# The compiled engine is installed into .venv and never lies beside the sources: with PYTHONPATH=src
# the same environment runs the sources as they are.

PYTHON ?= python3
BIN := .venv/bin
JOBS ?= auto
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11) and \
	"Reihum needs Python 3.11 or newer, and this is %d.%d. Another one: make PYTHON=python3.12 …" % sys.version_info[:2])
SET_UP := @$(PYTHON) -c '$(NEW_ENOUGH)' && $(PYTHON) tools/bootstrap.py
SLOWEST := --durations=20 --durations-min=1
PYTEST := $(BIN)/python -m pytest --quiet
SOURCES := PYTHONPATH=src

.PHONY: help play wheel extra set-up test checks check docs check-page test-page test-compiled test-interpreted \
	test-pythons rule game shake soak mutants bench golden schemas types picture release clean

help:
	@echo "make play              start the table server and open its page"
	@echo "make test              all checks and tests, on both builds"
	@echo "make rule ID=SP-11     the tests of one rule, from the sources"
	@echo "make game GAME=spot_on the tests of one game, from the sources"
	@echo "make check             format, lint, types, import directions"
	@echo "make docs              the documentation as a site, in .make/site"
	@echo "make wheel             a wheel of this machine's kind, in dist"
	@echo "make extra EXTRA=report one more extra into .venv (docs/install.md)"
	@echo "make shake             tests of page and server, ten times on a busy machine"
	@echo "make soak              long campaigns (docs/testing.md)"
	@echo "make bench             benchmarks/engine.py, with OpenSpiel for comparison"
	@echo "make release           build and tag a release, or say why not"
	@echo "make clean             remove everything that was made here"

play:
	$(SET_UP) play
	@$(BIN)/reihum

wheel:
	$(SET_UP) play
	@$(BIN)/python -m pip --quiet wheel --no-deps --wheel-dir dist .

extra:
	$(SET_UP) extra $(EXTRA)

# --- tests ------------------------------------------------------------------------------------------
set-up:
	$(SET_UP) tests

# What needs one core goes side by side; then the tests take all of them.
test: set-up
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target checks
	@$(MAKE) --no-print-directory test-compiled test-interpreted

checks: check docs check-page test-page

check: set-up
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(SOURCES) $(BIN)/lint-imports
	$(BIN)/python -m tools.lint

# A dead link, or a name that is not in the code, fails.
docs: set-up
	@$(BIN)/zensical build --strict --clean
	@$(BIN)/python -m tools.site

# format, lint and types of the page
check-page: set-up
	$(BIN)/python tools/page.py run lint --silent
	$(BIN)/python tools/page.py run check --silent

test-page: set-up
	$(BIN)/python tools/page.py test --silent

test-compiled: set-up
	$(PYTEST) -n $(JOBS) $(SLOWEST) tests

# Never compiled, so tested once, in test-compiled; docs/testing.md says why that is enough.
PLAIN := tests/server tests/page tests/lab tests/arena tests/cli tests/tools tests/release \
	tests/test_readme.py tests/test_builds.py tests/adapters/test_gym.py tests/adapters/test_pettingzoo.py \
	tests/adapters/test_openspiel.py tests/adapters/test_openspiel_states.py tests/adapters/test_example.py

test-interpreted: set-up
	$(SOURCES) $(PYTEST) -n $(JOBS) $(SLOWEST) --cov --cov-report=term $(PLAIN:%=--ignore=%) tests

# The wheel and the tests of its core on every other Python of this machine.
test-pythons: set-up
	@$(BIN)/python -m tools.pythons

rule:
	$(SET_UP) rules
	@$(SOURCES) $(PYTEST) --rule $(ID) tests/games tests/contract tests/core tests/records

game:
	$(SET_UP) rules
	@$(SOURCES) $(PYTEST) -n $(JOBS) --maxfail=5 tests/games/$(GAME) tests/contract -k '$(GAME)'

# Tests of page and server, again and again beside two busy loops: nothing may hang on luck or speed.
shake: set-up
	@$(BIN)/python -m tools.shake

# Long campaigns: docs/testing.md says what each looks for.
soak: set-up
	REIHUM_SOAK=1 $(PYTEST) -n $(JOBS) $(SLOWEST) tests/contract tests/adapters tests/arena tests/page tests/server
	@$(MAKE) --no-print-directory mutants

# One small change of a rule at a time: which of them does no test notice?
mutants: set-up
	$(SOURCES) $(BIN)/python -m tools.mutate --most 40

bench: set-up
	$(BIN)/python benchmarks/engine.py

# --- files that are generated -------------------------------------------------------------------------
# Golden records change in a commit of their own that says why.
golden: set-up
	$(BIN)/python -m tests.records.golden

# JSON schemas of positions, views and messages, the tables of settings, observations and actions, for docs.
schemas: set-up
	$(BIN)/python -m tools.schemas
	$(BIN)/python -m tools.settings
	$(BIN)/python -m tools.observations

# TypeScript types of messages and views: the page's only source for them.
types: set-up
	$(BIN)/python -m tools.typescript

# The README's picture.
picture: set-up
	$(BIN)/python -m tools.picture

# Refuses what is not ready and says why. DRY=1 only looks; what is ready is built into dist/ and tagged.
release: set-up
	$(BIN)/python -m tools.release $(if $(DRY),--dry-run)

clean:
	rm -rf web/node_modules src/reihum/server/page
	rm -rf .venv .make .cache build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*
