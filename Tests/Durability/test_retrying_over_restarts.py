"""A command that is sent again after a restart gets its first answer, and is never done twice."""

from __future__ import annotations

import pytest

from durable import Client, DurableServer, verify
from mirror import Refused
from test_clock_jumps import DAY, ShiftedClock


@pytest.fixture
def clock(tmp_path):
    return ShiftedClock(tmp_path)


@pytest.mark.parametrize("is_killed", [True, False], ids=["killed", "stopped"])
def test_answers_refusals_and_results_outlive_the_server(database, is_killed):
    push, pop = {"value": 1, "meta": {"key": "done"}}, {"meta": {"key": "refused"}}
    with DurableServer(database) as server, Client(server, client="phone") as client:
        with pytest.raises(Refused) as first:
            client.call("pop", **pop)
        client.call("push", **push)
        server.kill() if is_killed else server.end()
    with DurableServer(database) as server, Client(server, client="phone") as client:
        assert client.call("push", **push) == {"revision": 1, "changed": True, "replayed": True}
        with pytest.raises(Refused) as again:
            client.call("pop", **pop)
        assert again.value.code == first.value.code == 1001
        assert again.value.data["replayed"] is True
        with pytest.raises(Refused) as reused:
            client.call("push", value=2, meta={"key": "done"})
        assert reused.value.code == 1018
        assert client.revision == 1
        server.end()
    assert verify(database)[0]


def test_a_neighbours_many_commands_push_no_answer_out_of_the_store(database):
    with DurableServer(database) as server:
        with Client(server, client="mine") as mine, Client(server, client="other") as other:
            mine.call("push", value=1, meta={"key": "k"})
            for start in range(0, 3_000, 100):
                other.ask(
                    [
                        {
                            "id": number,
                            "method": "popToRoot",
                            "params": {"meta": {"key": f"n{number}"}},
                        }
                        for number in range(start, start + 100)
                    ]
                )
        server.kill()
    with DurableServer(database) as server, Client(server, client="mine") as mine:
        assert mine.call("push", value=1, meta={"key": "k"})["replayed"] is True


def test_a_clock_that_jumps_ahead_drops_no_answer(database, clock):
    push = {"value": 1, "meta": {"key": "k"}}
    with DurableServer(database, before=clock.before) as server:
        with Client(server, client="phone") as client:
            client.call("push", **push)
            clock.shift(200 * DAY)
            for number in range(300):
                client.call("popToRoot", meta={"key": f"k{number}"})
            assert client.call("push", **push)["replayed"] is True
        server.end()
    with (
        DurableServer(database, before=clock.before) as server,
        Client(server, client="phone") as client,
    ):
        assert client.call("push", **push)["replayed"] is True
