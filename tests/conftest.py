"""Before any test: asserts in the helpers that tests import by name are explained like those of the tests, and Ctrl-C works."""

from __future__ import annotations

import signal

import pytest

pytest.register_assert_rewrite("support")

# A shell starts what runs in the background deaf to Ctrl-C, and so would be every command that the tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
