.DEFAULT_GOAL := help
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORTGEN := $(BIN)/portgen
FIXTURES := tests/fixtures
VECTORS ?= $(FIXTURES) $(FIXTURES)/*.jsonl
CASES ?= 100000

help: ## list what make can do
	@grep -hE '^[a-z -]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 44

$(VENV)/installed: requirements.lock pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

setup: $(VENV)/installed ## make the virtual environment

generate: setup ## print the ports from specs/ into generated/
	$(PORTGEN) generate

check: setup ## say whether generated/ is what specs/ print
	$(PORTGEN) generate --check

lint: setup ## types and style of the generator, the tests and the printed Python
	$(BIN)/ruff check generator tests bench fuzz examples generated/python
	$(BIN)/black --check --quiet generator tests bench fuzz examples generated/python
	$(BIN)/mypy
	$(BIN)/mypy --config-file generated/python/pyproject.toml generated/python/hapi_protocol

test: lint check ## everything that a fresh clone can prove of itself
	$(BIN)/pytest -n auto
	$(PORTGEN) verify $(FIXTURES) $(FIXTURES)/*.jsonl

verify: setup ## run the fixtures with every port (VECTORS="…" for others)
	$(PORTGEN) verify --target all $(VECTORS)

verify-python verify-swift verify-kotlin: verify-%: setup ## run the fixtures with one port
	$(PORTGEN) verify --target $* $(VECTORS)

toolchains: ## bring a Swift, a JDK and Maven where they are missing (root on Debian)
	scripts/swift-toolchain install
	scripts/kotlin-toolchain install

fuzz: setup ## random sessions, patches and windows, all ports against each other (CASES=100000)
	$(BIN)/python -m fuzz --cases $(CASES)

golden: setup ## write the expected output of the generator's own tests anew
	PORTGEN_UPDATE_GOLDEN=1 $(BIN)/pytest tests/errors tests/printing

bench: setup ## speed of every port against its platform's own JSON parser (SESSIONS="mixed-10k …")
	$(BIN)/python -m bench $(SESSIONS)

lock: ## pin the newest versions that pyproject.toml allows (needs uv)
	uv pip compile --quiet --upgrade --group dev --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-header pyproject.toml -o requirements.lock

clean: ## delete what setup and tests made
	rm -rf $(VENV) .cache .mypy_cache .pytest_cache .ruff_cache

.PHONY: help setup generate check lint test verify verify-python verify-swift verify-kotlin toolchains
.PHONY: fuzz golden bench lock clean
