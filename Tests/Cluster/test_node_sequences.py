"""Whatever happens to nodes, sessions agree with a slow and obvious model of a single one."""

import pytest

from durable import amount
from sequences_over_nodes import SequenceOverNodes


@pytest.mark.parametrize("seed", range(amount(3, 60)))
def test_sessions_on_three_nodes_agree_with_the_model(seed, database):
    SequenceOverNodes(2_000 + seed, database).run(amount(60, 300))
