"""Whatever happens to nodes, sessions are what a slow and obvious model of one says."""

import pytest

from durable import amount
from sequences_over_nodes import SequenceOverNodes


@pytest.mark.parametrize("seed", range(amount(3, 60)))
def test_sessions_are_what_the_model_says_on_three_nodes(seed, database):
    SequenceOverNodes(2_000 + seed, database).run(amount(60, 300))
