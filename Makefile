PYTHON ?= python3
STAMP := .venv/ready
RUN := .venv/bin/python

.PHONY: demo run test check format bench arena chaos clean

demo: $(STAMP)  ## play in the browser, without a Discord account
	@exec $(RUN) -m bot demo

run: $(STAMP)  ## the bot on Discord; needs DISCORD_TOKEN in .env
	@exec $(RUN) -m bot

test: check  ## every check and every test
	$(RUN) -m pytest -n 2

check: $(STAMP)  ## lint, format and types
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy

format: $(STAMP)
	$(RUN) -m ruff check --fix .
	$(RUN) -m ruff format .

bench: $(STAMP)  ## how fast it is, as a table
	$(RUN) -m tests.bench

arena: $(STAMP)  ## how strong the computer players are, as a table; GAMES=1000 ROWS="corsari bosun random"
	@$(RUN) -m tests.ai

chaos: $(STAMP)  ## kills the bot and cuts it off while people play, and counts what is left
	$(RUN) -m tests.loopback.chaos

# The stamp is written last, so that a half-made .venv is made anew.
$(STAMP): requirements.txt requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Pirate Tavern needs Python 3.11 or newer; '$(PYTHON)' is older. Try: make PYTHON=python3.12"; exit 1; }
	@rm -rf .venv
	@$(PYTHON) -m venv .venv >/dev/null \
		|| { rm -rf .venv; echo "Python's venv module is incomplete here. On Debian or Ubuntu: apt install python3-venv"; exit 1; }
	$(RUN) -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $(STAMP)

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis
