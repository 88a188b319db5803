# make play: set up what playing needs and open the house.    make test: set up and check everything.
# Needs Python 3.11 or later and make, nothing else: the rest is installed from the lock files.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Modules are compiled when they are first imported: most never are. So what is compiled must be kept, whatever the
# environment says: else every process compiles anew, which takes a short one most of its time.
unexport PYTHONDONTWRITEBYTECODE
PIP := $(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check
BUILT := src/tafureria/web/built/index.html
CLIENT := $(shell find client src/tafureria/locale src/tafureria/games/*/client src/tafureria/games/*/locale \
	-name node_modules -prune -o -type f -print 2>/dev/null)

.PHONY: setup play site engine compiled wheel release docs test test-crash test-postgres test-ray test-learn bench soak format pin

setup: $(VENV)/.stamp client/node_modules/.stamp $(BUILT)

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or later is needed: make PYTHON=python3.12")'
	@$(PYTHON) -m venv $(VENV)

# All that checks, compiles and documents; what playing needs is part of it.
$(VENV)/.stamp: requirements.lock pyproject.toml | $(VENV)/bin/python
	@echo "Setting up Python packages (once)"
	@$(PIP) --require-hashes -r requirements.lock
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@ $(VENV)/.play

$(VENV)/.play: requirements-play.lock pyproject.toml | $(VENV)/bin/python
	@echo "Setting up what playing needs (once)"
	@$(PIP) --require-hashes -r requirements-play.lock
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

client/node_modules/.stamp: client/package-lock.json $(VENV)/.stamp
	@echo "Setting up the packages of the browser client (once)"
	@$(BIN)/python tools/npm.py ci --no-progress --loglevel=error
	@touch $@

$(BUILT): $(CLIENT) | $(VENV)/.play
	@$(BIN)/python tools/client.py
	@touch $@

play: $(VENV)/.play $(BUILT)
	@$(BIN)/tafureria

# The house for browsers, as a folder for any web server, in build/site.
site: setup engine docs
	@$(BIN)/tafureria site build/site --cache build/engine

# What it runs on: our modules for the interpreter of browsers. A wheel carries it.
engine: setup
	@$(BIN)/python tools/engine.py

# The engine compiled from the same sources, in build/compiled/lib; needs a C compiler. The checkout stays pure.
compiled: $(VENV)/.stamp
	@$(BIN)/python tools/compiled.py

# A wheel for platforms like this one that carries it, installed first and compared with the sources byte for byte.
wheel: setup compiled engine docs
	@$(BIN)/python tools/installed.py
	@PYTHONPATH=build/compiled/installed $(BIN)/python -m pytest -q tests/compiled \
		--override-ini "pythonpath=build/compiled/installed . examples/mentiroso tests/installed"
	@$(BIN)/python tools/platform_wheel.py

# The documentation as a website, in build/docs. A wheel carries it too, for sites.
docs: $(VENV)/.stamp
	@$(BIN)/python -m tools.docs

# What would be published: the sources, a wheel for this platform, and one without the compiled engine.
release: wheel
	@$(BIN)/python -m build --no-isolation --outdir dist

test: setup
	@$(BIN)/python tools/check.py

$(VENV)-bench/.stamp: bench/requirements.lock
	@echo "Setting up the peers to measure beside us (once)"
	@$(PYTHON) -m venv $(VENV)-bench
	@$(VENV)-bench/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r bench/requirements.lock
	@touch $@

bench/boardgameio/node_modules/.stamp: bench/boardgameio/package-lock.json $(VENV)/.stamp
	@echo "Setting up boardgame.io to measure beside us (once)"
	@$(BIN)/python tools/npm.py --in bench/boardgameio ci --omit=optional --no-progress --loglevel=error
	@touch $@

bench: setup $(VENV)-bench/.stamp bench/boardgameio/node_modules/.stamp
	-@$(BIN)/python tools/compiled.py
	@PYTHONPATH=src $(VENV)-bench/bin/python -m bench.playouts
	@echo && PYTHONPATH=src $(VENV)-bench/bin/python -m bench.environments
	@echo && $(BIN)/python -m bench.search
	@echo && $(BIN)/python -m bench.first_visit
	@echo && $(BIN)/python -m bench.load --peer

# A house killed in the middle of play, again and again; and everything on a PostgreSQL server of its own.
test-crash: setup
	@TAFURERIA_TEST_KILLS=100 $(BIN)/python -m pytest -q --timeout 0 tests/house/test_crash.py

test-postgres: setup
	@$(BIN)/python tools/postgres.py $(BIN)/python -m pytest -q tests/house

# A Ray cluster of three nodes on this machine, one of which is killed.
test-ray: setup
	@TAFURERIA_TEST_RAY=1 $(BIN)/python -m pytest -q tests/unit/test_ray.py

# Learning and the learners of others need PyTorch, whose wheels are large. The lock file is whole, and two of the
# packages ask for old versions of what they do not need old (`override-dependencies` in pyproject.toml).
test-learn: setup compiled
	@$(PIP) --no-deps --require-hashes -r requirements-learn.lock
	@$(BIN)/python tools/installed.py
	@PYTHONPATH=build/compiled/installed $(BIN)/python -m pytest -q --timeout 0 tests/learn \
		--override-ini "pythonpath=build/compiled/installed . examples/mentiroso tests/installed"

soak: setup docs test-ray
	@$(BIN)/python tools/faults.py
	@TAFURERIA_TEST_FRAMES=10000000 $(BIN)/python -m pytest -q --timeout 0 tests/house/test_fuzz.py
	@$(BIN)/python tools/browsers.py
	@TAFURERIA_TEST_WIDE=1 $(BIN)/python -m pytest -q --timeout 0 tests/browser
	@TAFURERIA_TEST_SLOW=1 $(BIN)/python -m pytest -q --timeout 0 tests/browser
	@TAFURERIA_TEST_REQUESTS=1000 $(BIN)/python -m pytest -q --timeout 0 tests/house/test_openapi.py
	@TAFURERIA_TEST_STORIES=1000 $(BIN)/python -m pytest -q --timeout 0 tests/contract
	@TAFURERIA_TEST_WIDE=1 $(BIN)/python -m pytest -q --timeout 0 tests/adapters tests/unit
	@$(BIN)/python -m bench.soak
	@$(BIN)/python -m bench.machines
	@$(BIN)/python -m bench.taifa_balance 100000
	@$(BIN)/python tools/same_map.py

# Everything that the code says and the tree keeps: types, pages, what is pinned, what was recorded.
pin: setup
	@PYTHONPATH=examples/mentiroso:tests/installed $(BIN)/python -m tafureria.web.types
	@$(BIN)/python -m tests.house.test_protocol_page
	@$(BIN)/python tools/rules.py
	@$(BIN)/python -m tests.contract.pin
	@$(BIN)/python -m tests.adapters.test_openspiel
	@$(BIN)/python -m tests.unit.pin_opponents
	@$(BIN)/python -m tools.reference

format: $(VENV)/.stamp
	@$(BIN)/ruff check --fix --quiet . ; $(BIN)/ruff format --quiet .
