# Two commands on a fresh machine with Python 3.11 or later: make play, make test.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# A bot starts processes, and so do tests: none of them compiles again what another has compiled.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play run test lint mutants audit bench gallery licences lock clean

play: $(VENV)/run ## try Conclave in a local stand-in for Discord
	$(BIN)/python bot.py --sandbox

run: $(VENV)/run ## run Conclave against Discord, with DISCORD_TOKEN from .env
	$(BIN)/python bot.py

test: $(VENV)/test ## every test
	$(BIN)/python --version
	$(BIN)/python -m pytest -n 3 --dist worksteal

lint: $(VENV)/test ## what every commit must pass besides the tests
	$(BIN)/python --version
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

mutants: $(VENV)/mutants ## do the tests notice faults? a sample of each room, for an hour or two
	$(BIN)/python -m tests.mutants engine db cogs

audit: ## known weaknesses of the packages that a bot is installed with
	test -x .venv-audit/bin/pip-audit || $(PYTHON) -m venv .venv-audit
	.venv-audit/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-audit.lock
	.venv-audit/bin/pip-audit --disable-pip --vulnerability-service osv -r requirements.lock

bench: $(VENV)/test ## speed and size, measured in one run
	$(BIN)/python -m bench

gallery: $(VENV)/run ## draw docs/gallery anew
	$(BIN)/python -m render docs

licences: $(VENV)/run ## list anew under which licences the packages are
	$(BIN)/python -m tests.licences > docs/licences.md

lock: ## resolve the requirements anew, for every platform and Python
	uv pip compile -q --universal --generate-hashes --no-header pyproject.toml -o requirements.lock
	uv pip compile -q --universal --generate-hashes --no-header --extra test pyproject.toml -o requirements-test.lock
	uv pip compile -q --universal --generate-hashes --no-header --extra test --extra mutants pyproject.toml -o requirements-mutants.lock
	uv pip compile -q --universal --generate-hashes --no-header --group audit -o requirements-audit.lock

clean:
	rm -rf $(VENV) .venv-audit .mypy_cache .ruff_cache .pytest_cache .hypothesis

# A stamp says which lock the environment was made from.
$(VENV)/run: requirements.lock
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	touch $@

$(VENV)/test: requirements-test.lock
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-test.lock
	touch $(VENV)/run $@

$(VENV)/mutants: requirements-mutants.lock
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-mutants.lock
	touch $(VENV)/run $(VENV)/test $@
