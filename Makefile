# make play and make test are all it takes on a fresh machine; both set up .venv first, and only once.

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$python" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo "$$python"; break; }; done)
PIP = .venv/bin/python -m pip install --quiet --disable-pip-version-check

.PHONY: help play test lint fuzz bench golden clean

help:
	@echo "make play                play Die Macher at the terminal"
	@echo "make test                check style and types, run all tests; ARGS=... goes to pytest"
	@echo "make lint                check style and types only"
	@echo "make fuzz [SECONDS=60]   play random games and look for broken rules"
	@echo "make bench [BASE=main]   measure our speed, or compare it with another revision"
	@echo "make golden              write the golden files and generated pages anew; read the difference before you keep it"
	@echo "make clean               remove .venv and what tools left behind"

play: .venv/installed
	@.venv/bin/hustings play die-macher

test: .venv/installed-for-tests lint
	.venv/bin/pytest $(ARGS)

lint: .venv/installed-for-tests
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy

fuzz: .venv/installed-for-tests
	.venv/bin/python tests/fuzz.py --seconds $(or $(SECONDS),60)

bench: .venv/installed
	@.venv/bin/hustings bench $(if $(BASE),--against $(BASE)) $(ARGS)

golden: .venv/installed-for-tests
	.venv/bin/python tools/golden.py
	.venv/bin/python tools/position_table.py
	.venv/bin/python tools/rule_table.py --game die-macher
	.venv/bin/python tools/rule_table.py --game helvetiq

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "hustings needs Python 3.11 or newer with venv: install it (Debian, Ubuntu: sudo apt install python3 python3-venv)," \
		"or name one with make PYTHON=..." >&2; exit 1; }
	@echo "Setting up .venv with $(PYTHON), once ..."
	@"$(PYTHON)" -m venv .venv

.venv/installed: pyproject.toml | .venv/bin/python
	@$(PIP) -e .
	@touch $@

.venv/installed-for-tests: pyproject.toml | .venv/bin/python
	@$(PIP) -e '.[test]'
	@touch $@ .venv/installed
