PYTHON ?= python3
RUN := .venv/bin/python
PLAY := .venv/ready-to-play
WORK := .venv/ready-to-work
# Five on two cores: some wait for processes of their own, and others can use the time.
PYTEST := $(RUN) -m pytest -n 5 --dist loadfile --no-loadscope-reorder
# What has never been read is compiled by one process first: else each of the five would compile all of it.
COMPILED := tests/__pycache__
COMPILE = test -d $(COMPILED) || $(RUN) -m pytest --collect-only --quiet >/dev/null
# Byte code is kept whatever the environment says: else each process that a test starts compiles the bot anew.
export PYTHONDONTWRITEBYTECODE :=
INSTALL := $(RUN) -m pip install --quiet --disable-pip-version-check

define lint
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
endef

# The types are checked while the tests run, and told after them, where nobody misses them.
define with_types
	@types=$$(mktemp); $(RUN) -m mypy >$$types 2>&1 & checking=$$!; trap "kill $$checking" INT; \
		$(1); failed=$$?; \
		wait $$checking || failed=1; \
		cat $$types; rm $$types; exit $$failed
endef

.PHONY: demo run test quick check coverage postgres flaky mutants format bench arena chaos clean

demo: $(PLAY)  ## play in the browser, without a Discord account
	@echo "Opening the tavern: a few seconds."
	@exec $(RUN) -m bot demo

run: $(PLAY)  ## the bot on Discord; needs DISCORD_TOKEN in .env
	@exec $(RUN) -m bot

test: $(WORK)  ## every check and every test
	$(lint)
	$(call with_types,$(COMPILE); $(PYTEST))

quick: $(WORK)  ## every check, and the tests that are not marked slow
	$(lint)
	$(call with_types,$(COMPILE); $(PYTEST) -m "not slow")

check: $(WORK)  ## lint, format and types
	$(lint)
	$(RUN) -m mypy

coverage: $(WORK)  ## every test, and which lines none of them runs; fails below the floor
	$(PYTEST) --cov --cov-report=term:skip-covered

format: $(WORK)
	$(RUN) -m ruff check --fix .
	$(RUN) -m ruff format .

postgres: $(WORK)  ## the tests of what is stored on PostgreSQL, which must be installed; TESTS=tests/seasons
	@$(COMPILE); ENGINE=postgres $(PYTEST) $(or $(TESTS),tests/store tests/tables tests/seasons tests/cogs)

flaky: $(WORK)  ## the tests again and again, with other cards in other orders: what failed; RUNS=10 FIRST=1 TESTS=tests/ai
	@$(COMPILE); $(RUN) -m tools.flaky $(if $(RUNS),--runs $(RUNS)) $(if $(FIRST),--first $(FIRST)) $(PYTEST) $(TESTS)

mutants: $(WORK)  ## which changes of a folder its near tests don't notice; FOLDER=bot/tables MUTANTS=40
	@$(INSTALL) -r requirements-mutants.txt
	$(RUN) -m tools.mutants $(or $(FOLDER),bot/tables) $(if $(MUTANTS),--mutants $(MUTANTS))

bench: $(WORK)  ## how fast it is, as a table; OLDER=../older measures an older checkout's bot beside it
	$(RUN) -m tools.bench $(OLDER)

arena: $(WORK)  ## how strong the computer players are, as a table; GAMES=1000 ROWS="corsari bosun random"
	@$(RUN) -m tools.arena

chaos: $(WORK)  ## kills the bot and cuts it off while people play, and counts what is left; KILLS=300 MINUTES=60 SPARE=1
	$(RUN) -m tools.chaos $(if $(SPARE),--spare) $(if $(KILLS),--kills $(KILLS)) $(if $(MINUTES),--minutes $(MINUTES))

# A stamp is written last, so that a half-made .venv is made anew. What the demo needs comes first: who only
# wants to play waits for nothing else, and who works on it adds to the same .venv.
$(PLAY): requirements.txt requirements-demo.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Pirate Tavern needs Python 3.11 or newer; '$(PYTHON)' is older. Try: make PYTHON=python3.12"; exit 1; }
	@echo "Installing what the bot and its demo need into .venv: about a minute, once."
	@rm -rf .venv
	@$(PYTHON) -m venv .venv >/dev/null \
		|| { rm -rf .venv; echo "Python's venv module is incomplete here. On Debian or Ubuntu: apt install python3-venv"; exit 1; }
	@$(INSTALL) -r requirements.txt -r requirements-demo.txt
	@touch $(PLAY)

$(WORK): $(PLAY) requirements-dev.txt
	@echo "Installing the tools for tests and checks into .venv: about a minute, once."
	@$(INSTALL) -r requirements-dev.txt
	@touch $(WORK)

clean:
	rm -rf .venv .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis
