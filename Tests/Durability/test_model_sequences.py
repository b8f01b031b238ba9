"""Whatever happens to the server, its sessions agree with a slow and obvious model."""

import pytest

from durable import amount
from sequences import Sequence


@pytest.mark.parametrize("seed", range(amount(3, 40)))
def test_a_session_in_memory_agrees_with_the_model(seed):
    Sequence(seed, None, ["--ephemeral"]).run(amount(150, 600))


@pytest.mark.parametrize("seed", range(amount(6, 120)))
def test_sessions_agree_with_the_model_through_kills_restarts_and_backups(seed, database):
    """Every third seed evicts idle sessions from memory, every fifth uses relaxed durability."""
    options = ["--idle-after", "1"] if seed % 3 == 2 else []
    options += ["--durability", "relaxed"] if seed % 5 == 4 else []
    Sequence(1_000 + seed, database.parent, options).run(amount(70, 300))
