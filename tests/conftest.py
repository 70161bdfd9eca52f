"""Before any test: asserts in the helpers that tests import by name are explained like those of the tests."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("commands", "die_macher", "helvetiq", "properties", "second_opinion", "server")
