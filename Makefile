# One command for each thing one does here. `make play` and `make test` need nothing but Python 3.11, make and a network.
.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin
TEST_JOBS ?= 2
GAME ?= cardia
FUZZ_MINUTES ?= 10

.PHONY: help setup ready compiled check export format test test-interpreted test-compiled browser smoke golden checksums
.PHONY: wasm wasm-check bench coverage fuzz mutants load faults abuse memory soak web play serve terminal watch python clean

help:  ## what there is
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 20

# Playing: only what it needs, at once, on whatever rules are there; they are compiled meanwhile (building/run.py).
play: serve  ## play in the browser

serve: python  ## the same; ARGS="--lan" lets others in your network join, ARGS="--help" tells more
	@$(PYTHON) -m building play page
	@$(BIN)/python -m building run serve $(ARGS)

terminal: ready  ## play in the terminal (GAME=cardia, radlands, fantasy_realms)
	@$(BIN)/python -m building run play $(GAME) $(ARGS)

watch: ready  ## watch bots play
	@$(BIN)/python -m building run watch $(GAME) $(ARGS)

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Talia needs Python 3.11 or newer: make PYTHON=…")'

ready: python
	@$(PYTHON) -m building play

setup: python  ## a virtual environment with everything for development
	@$(PYTHON) -m building develop

compiled: setup  ## the rules compiled by mypyc, in build/compiled
	@$(BIN)/python -m building compile

wasm: setup  ## the same for Python in a browser, in build/wasm/compiled.zip (fetches a C compiler and headers)
	@$(BIN)/python -m building wasm

wasm-check: wasm  ## that those are the same rules, under Pyodide in Node, and that bots of a site have them, in Chromium; TALIA_WHOLE=1: all that is recorded and all tests of the rules
	@$(BIN)/python scripts/pyodide.py
	@$(BIN)/python scripts/build_web.py --packages web
	@$(PYTHON) -m building develop browser
	@scripts/chromium.sh
	TALIA_WASM=1 $(BIN)/python -m pytest -q tests/wasm

web: ready  ## build the page, if its sources have changed
	@$(BIN)/python -m building page

.PHONY: site
OUT ?= build/site
site: setup  ## a folder of files that plays without a server (OUT=build/site; ARGS="--base /cards/ --compiled"); docs/offline.md
	@$(BIN)/python -m talia site $(OUT) $(ARGS)

check: setup  ## style and types, and that what is generated is up to date
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src/talia building tests bench scripts examples
	$(BIN)/python -m talia export --check

export: setup  ## write what is generated: the page's types and facts, tables of the documents
	$(BIN)/python -m talia export

format: setup  ## put the style right
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

TESTS = $(BIN)/python -m pytest -n $(TEST_JOBS) --dist worksteal --durations 12 --durations-min 5

# Both cores are busy all the time: compiling takes one.
test: setup  ## all tests, on interpreted and on compiled rules
	@$(MAKE) --no-print-directory -j2 test-interpreted compiled
	@$(MAKE) --no-print-directory test-compiled

test-interpreted: setup
	TALIA_EXPECT=interpreted $(TESTS)

test-compiled: compiled
	TALIA_EXPECT=compiled PYTHONPATH=build/compiled $(TESTS)

golden: setup  ## write the recorded games and scores of tests/golden and tests/research anew
	$(BIN)/python -m tests.golden.playthrough
	$(BIN)/python -m tests.golden.sheets
	$(BIN)/python -m tests.research.playthroughs

checksums: setup  ## write tests/checksums.txt anew
	$(BIN)/python -m tests.every_game.checksum > tests/checksums.new && mv tests/checksums.new tests/checksums.txt

bench: setup compiled  ## measure: interpreted and compiled side by side
	$(BIN)/python bench/compare.py

# How far the tests of core and of one game reach, each by its own tests alone; docs/testing.md has the last figures.
coverage: setup  ## which lines and branches of core and of Cardia their own tests run
	$(BIN)/python -m coverage run --branch --source=src/talia/core -m pytest tests/core tests/games/template
	$(BIN)/python -m coverage report --skip-covered
	$(BIN)/python -m coverage run --branch --source=src/talia/games/cardia -m pytest tests/games/cardia
	$(BIN)/python -m coverage report --skip-covered

mutants: setup  ## which share of small mistakes in core and in Cardia their own tests find (a sample)
	$(BIN)/python bench/mutants.py src/talia/core --tests tests/core tests/games/template --sample 150
	$(BIN)/python bench/mutants.py src/talia/games/cardia --tests tests/games/cardia --sample 100

load: setup compiled  ## load on the server: 1,000 tables, 2,000 sockets, 10,000 dropped connections (bounded, loopback)
	PYTHONPATH=build/compiled $(BIN)/python -m bench.load $(ARGS)

faults: setup compiled  ## kill -9, full disks, locks, cut sockets and the like beside 1,000 tables; nothing lost or doubled (loopback)
	PYTHONPATH=build/compiled $(BIN)/python -m bench.faults $(ARGS)

abuse: setup compiled  ## slow, flooding and greedy clients from one address beside 200 tables (bounded, loopback)
	PYTHONPATH=build/compiled $(BIN)/python -m bench.abuse $(ARGS)

memory: setup compiled  ## what the server holds after 10,000 ended games, against after 1,000 (bounded, loopback)
	PYTHONPATH=build/compiled $(BIN)/python -m bench.memory $(ARGS)

fuzz: setup compiled  ## what others may send is changed in every way, for FUZZ_MINUTES each: positions, records, messages
	TALIA_BUILD=pure $(BIN)/python -m pip install --quiet --editable ".[fuzz]" || echo "no atheris here: random bytes, not guided ones"
	$(BIN)/python -m bench.fuzz.positions --minutes $(FUZZ_MINUTES)
	$(BIN)/python -m bench.fuzz.records --minutes $(FUZZ_MINUTES)
	$(BIN)/python -m bench.fuzz.messages --minutes $(FUZZ_MINUTES)
	PYTHONPATH=build/compiled $(BIN)/python -m bench.fuzz.messages --minutes $(FUZZ_MINUTES) --random

soak: setup compiled  ## random games of every kind for 40 minutes, every invariant checked (docs/soak.md); then whole games in the browser
	PYTHONPATH=build/compiled $(BIN)/python bench/soak.py --minutes 40 --jobs $(TEST_JOBS) --write
	PYTHONPATH=build/compiled $(BIN)/python -m bench.mcp_games --games 100
	@$(MAKE) --no-print-directory browser-whole
	@TALIA_WHOLE=1 $(MAKE) --no-print-directory wasm-check

# Each worker has a browser and a server of its own, and deals and bots are known to each test: what is wrong is wrong each
# time. What fails is tried once more, and told by name ("RERUN"): a machine with other work may be late, but a fault stays.
LATE := --reruns 1 -rR
BROWSER = TALIA_BROWSER=1 PYTHONPATH=build/compiled $(BIN)/python -m pytest -n $(TEST_JOBS) --dist worksteal $(LATE)

browser: setup web compiled  ## the page in Chromium and Firefox: whole games by clicks and keys, access, languages, reloads; SITE=folder: without a server
	@$(PYTHON) -m building develop browser
	@scripts/chromium.sh
	@PYTHON=$(BIN)/python scripts/firefox.sh
	@$(BIN)/python scripts/pyodide.py
ifeq ($(SITE),folder)
	TALIA_SITE=folder $(BROWSER) tests/browser
else
	$(BROWSER) tests/browser
	TALIA_SITE=folder $(BROWSER) -m folder tests/browser
endif

.PHONY: browser-whole
browser-whole: setup web compiled  ## of what `browser` plays a sample, all: on phones, at 200 %, by keys, in each language
	@$(PYTHON) -m building develop browser
	@scripts/chromium.sh
	@$(BIN)/python scripts/pyodide.py
	TALIA_WHOLE=1 $(BROWSER) -m whole tests/browser

.PHONY: docs
docs: setup  ## the documents as a site with reference pages made of the docstrings, in build/docs/site
	@$(PYTHON) -m building develop docs
	@$(BIN)/python scripts/docs.py

.PHONY: snapshots
snapshots: setup web compiled  ## write anew what a screen reader is told of a table (tests/browser/snapshots); read the difference
	TALIA_RENEW=1 $(BROWSER) tests/browser/test_snapshots.py

smoke: setup web compiled  ## a part of it, for while one works on the page: a game of each kind, and the calculator
	@$(PYTHON) -m building develop browser
	@scripts/chromium.sh
	$(BROWSER) tests/browser/test_games.py tests/browser/test_calculator.py -k 'desk or calculator'

# What others install and how a host runs it. `wheel` takes the libraries that `compiled` has made; the journey needs no
# more than the files in dist/: it begins in an empty folder, without Node and without a compiler.
.PHONY: wheel wheel-journey lint-hosting container-size

wheel: compiled  ## the wheels (compiled rules; any machine) and the source archive, with the page inside, in dist/
	@$(BIN)/python scripts/wheels.py

wheel-journey: wheel  ## install both wheels in clean environments, and play a whole game of each kind over HTTP
	@$(BIN)/python scripts/wheel_journey.py

lint-hosting: setup  ## look the container's recipe and the systemd unit over
	@PYTHON=$(BIN)/python scripts/lint_hosting.sh

container-size: wheel  ## how large the container's own layer is
	@$(BIN)/python bench/container.py

# Several processes: docs/scaling.md.
.PHONY: scale scale-check scale-load

scale: web setup compiled  ## PostgreSQL, three processes and HAProxy on this machine; ARGS="--check 300" harms them and judges
	@scripts/haproxy.sh >/dev/null
	PYTHONPATH=build/compiled $(BIN)/python -m bench.scale $(ARGS)

scale-check: setup compiled  ## the short forms of it: killed, stopped, cut off; the fence taken out (about four minutes)
	@scripts/haproxy.sh >/dev/null
	TALIA_SCALE=1 TALIA_EXPECT=compiled PYTHONPATH=build/compiled $(BIN)/python -m pytest -q tests/scale

scale-load: setup compiled  ## the load on SQLite, on PostgreSQL and on three processes, as ratios (bounded, loopback)
	@scripts/haproxy.sh >/dev/null
	PYTHONPATH=build/compiled $(BIN)/python -m bench.scale.load $(ARGS)

clean:
	rm -rf build dist .venv .mypy_cache .ruff_cache .hypothesis
