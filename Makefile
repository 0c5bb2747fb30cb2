# `make play` and `make test` do all of their own set-up and are quick the second time.
# The compiled engine is installed into .venv and never lies beside the sources: with PYTHONPATH=src
# the same environment runs the sources as they are.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info*' -not -path '*/server/page/*') \
	setup.py pyproject.toml README.md
PAGE := $(shell find web -type f -not -path '*/node_modules/*') src/reihum/core/texts/de.ftl src/reihum/core/texts/en.ftl
JOBS ?= auto
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/python -m pip --quiet
PYTEST := $(BIN)/python -m pytest --quiet -n $(JOBS)
INTERPRETED := PYTHONPATH=src

.PHONY: help play test check docs check-page test-page test-compiled test-interpreted soak bench golden schemas types \
	picture clean

help:
	@echo "make play    start the table server and open its page"
	@echo "make test    all checks and tests, on both builds"
	@echo "make check   format, lint, types, import directions"
	@echo "make docs    the documentation as a site, in .make/site"
	@echo "make soak    long campaigns: random games, on the page too, strong bots, crashes of the server"
	@echo "make bench   benchmarks/engine.py, with OpenSpiel for comparison"
	@echo "make clean   remove everything that was made here"

play: .make/page
	@$(BIN)/reihum

test: check docs check-page test-page test-compiled test-interpreted

check: .make/build
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

# A dead link, or a name that is not in the code, fails.
docs: .make/tools
	@$(BIN)/zensical build --strict --clean
	@$(BIN)/python -m tools.site

# format, lint and types of the page
check-page: .make/page
	$(BIN)/python tools/page.py run lint --silent
	$(BIN)/python tools/page.py run check --silent

test-page: .make/page
	$(BIN)/python tools/page.py test --silent

test-compiled: .make/page
	$(PYTEST) tests

# Server, page, lab and these adapters are never compiled: their tests have run in test-compiled, on the
# same code.
PLAIN := tests/server tests/page tests/lab tests/adapters/test_gym.py tests/adapters/test_pettingzoo.py \
	tests/adapters/test_openspiel.py tests/adapters/test_openspiel_states.py tests/adapters/test_example.py

test-interpreted: .make/build
	$(INTERPRETED) $(PYTEST) --cov --cov-report=term $(PLAIN:%=--ignore=%) tests

soak: .make/page
	REIHUM_SOAK=1 $(PYTEST) tests/contract tests/arena tests/page tests/server/test_crashes.py tests/server/test_live_table.py

bench: .make/build
	$(PIP) install '.[bench]'
	$(BIN)/python benchmarks/engine.py

# Golden records change in a commit of their own that says why.
golden: .make/build
	$(BIN)/python -m tests.records.golden

# JSON schemas of positions, views and messages, the tables of settings, observations and actions, for docs.
schemas: .make/build
	$(BIN)/python -m tools.schemas
	$(BIN)/python -m tools.settings
	$(BIN)/python -m tools.observations

# TypeScript types of messages and views: the page's only source for them.
types: .make/build
	$(BIN)/python -m tools.typescript

# The README's picture.
picture: .make/build
	$(BIN)/python -m tools.picture

.make/tools: pyproject.toml
	@mkdir -p .make
	$(PYTHON) -m venv .venv
	$(PIP) install --upgrade 'pip>=25.1'
	$(PIP) install --group dev
	$(PYTHON) -m venv .make/empty # the wheel is built where nothing else is installed
	@touch $@

.make/build: .make/tools $(SOURCES)
	@echo "building the compiled engine: about a minute or two"
	@rm -rf build .make/wheels
	.make/empty/bin/python -m pip --quiet wheel --no-deps --wheel-dir .make/wheels .
	$(PIP) install .make/wheels/*.whl
	$(PIP) install --force-reinstall --no-deps .make/wheels/*.whl
	@rm -rf build src/*.egg-info
	@touch $@

# A changed page needs no new engine: it is built and laid into the installed package.
.make/page: .make/build $(PAGE)
	$(BIN)/python tools/page.py
	@installed=$$($(BIN)/python -P -c 'import reihum; print(reihum.__path__[0])') && \
		rm -rf "$$installed/server/page" && cp -R src/reihum/server/page "$$installed/server/page"
	@touch $@

clean:
	rm -rf web/node_modules src/reihum/server/page
	rm -rf .venv .make .cache build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*
