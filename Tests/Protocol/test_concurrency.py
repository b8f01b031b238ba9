"""Two clients that write at once: ifRevision, and keys that make a retry safe."""

import json
import random
import threading

import pytest

import raw_http
from mirror import Client, Refused
from raw_websocket import RawWebSocket, text_frame

ROUNDS = 50


def test_a_command_for_the_newest_revision_is_done(client):
    for revision in range(5):
        result = client.call("push", value=revision, meta={"ifRevision": revision})
        assert result == {"revision": revision + 1, "changed": True}


@pytest.mark.parametrize("expected", [0, 1, 3, 99, 2**53 - 1])
def test_a_command_for_another_revision_is_refused_and_changes_nothing(client, expected):
    client.call("push", value=1)
    client.call("push", value=2)
    with pytest.raises(Refused) as refused:
        client.call("push", value=3, meta={"ifRevision": expected})
    assert refused.value.code == 1009
    assert refused.value.data["retryable"] is True
    assert refused.value.data["revision"] == 2
    assert client.call("state.get")["revision"] == 2


@pytest.mark.parametrize(
    "meta",
    [
        5,
        "x",
        [],
        {"ifRevision": "1"},
        {"ifRevision": -1},
        {"ifRevision": 1.5},
        {"key": ""},
        {"key": "a b"},
        {"key": "x" * 65},
        {"key": 5},
        {"key": "é"},
        {"label": 5},
        {"nonsense": 1},
    ],
    ids=str,
)
def test_an_invalid_meta_is_refused(client, meta):
    with pytest.raises(Refused) as refused:
        client.call("push", value=1, meta=meta)
    assert refused.value.code == -32602
    assert refused.value.data["pointer"].startswith("/params/meta")
    assert client.call("state.get")["revision"] == 0


def test_exactly_one_of_two_racing_clients_wins_each_round(connect):
    """Both send for the same revision at the same moment, fifty times."""
    clients = [connect(client=f"racer-{number}") for number in range(2)]
    for revision in range(ROUNDS):
        results = [None, None]

        def race(at):
            try:
                results[at] = clients[at].call(
                    "push", value=f"{revision}-{at}", meta={"ifRevision": revision}
                )
            except Refused as refused:
                results[at] = refused

        threads = [threading.Thread(target=race, args=(at,)) for at in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        winners = [at for at in range(2) if isinstance(results[at], dict)]
        assert len(winners) == 1, results
        assert results[winners[0]] == {"revision": revision + 1, "changed": True}
        assert results[1 - winners[0]].code == 1009
        for client in clients:
            client.wait_for(revision + 1)
            assert client.path[-1] == f"{revision}-{winners[0]}"
    assert clients[0].state == clients[1].state
    assert len(clients[0].path) == ROUNDS


def test_if_revision_of_a_transaction_applies_to_the_whole(client):
    commands = [{"method": "push", "params": {"value": at}} for at in range(3)]
    assert client.call("transaction", commands=commands, meta={"ifRevision": 0})["revision"] == 1
    with pytest.raises(Refused) as refused:
        client.call("transaction", commands=commands, meta={"ifRevision": 0})
    assert refused.value.code == 1009
    assert client.path == [0, 1, 2]


def test_a_repeat_by_key_gets_the_first_answer_and_changes_nothing(client):
    first = client.call("push", value=1, meta={"key": "k1"})
    assert first == {"revision": 1, "changed": True}
    client.call("push", value=2)
    again = client.call("push", value=1, meta={"key": "k1"})
    assert again == {"revision": 1, "changed": True, "replayed": True}
    assert client.path == [1, 2]
    assert client.revision == 2


def test_a_repeat_is_known_on_another_connection_of_the_same_client(connect):
    first = connect(client="phone")
    first.call("push", value=1, meta={"key": "k1"})
    first.close()
    second = connect(client="phone")
    assert second.call("push", value=1, meta={"key": "k1"})["replayed"] is True
    assert second.path == [1]


def test_a_command_that_is_retried_over_cuts_is_done_once(server, session, connect):
    """The connection breaks at a random moment; the client cannot know, and sends it again."""
    chance, judge = random.Random(3), connect(watch="none")
    for number in range(60):
        command = text_frame(
            {
                "id": number,
                "method": "push",
                "params": {"value": number, "meta": {"key": f"push-{number}"}},
            }
        )
        path = f"/ws/{session}?client=flaky&watch=none"
        for _ in range(chance.randint(1, 3)):
            socket = RawWebSocket(server, path)
            socket.send(command[: chance.choice([len(command), chance.randrange(len(command))])])
            socket.reset()
        with RawWebSocket(server, path) as socket:
            socket.send(command)
            assert socket.answer()["result"]["revision"] == number + 1
    state = judge.call("state.get")["state"]
    assert [item["value"] for item in state["detail"]["path"]] == list(range(60))


def test_each_client_has_its_own_keys(connect):
    one, other = connect(client="one"), connect(client="other")
    one.call("push", value=1, meta={"key": "k"})
    assert "replayed" not in other.call("push", value=1, meta={"key": "k"})
    assert other.path == [1, 1]


def test_each_session_has_its_own_keys(connect, session):
    one = connect(f"{session}-a", client="same")
    other = connect(f"{session}-b", client="same")
    one.call("push", value=1, meta={"key": "k"})
    assert "replayed" not in other.call("push", value=1, meta={"key": "k"})


def test_a_key_is_checked_before_if_revision(client):
    meta = {"key": "once", "ifRevision": 0}
    assert client.call("push", value=1, meta=meta)["revision"] == 1
    assert client.call("push", value=1, meta=meta)["replayed"] is True


def test_a_refused_command_is_refused_again_under_its_key(client):
    with pytest.raises(Refused) as first:
        client.call("pop", meta={"key": "k"})
    client.call("push", value=1)
    with pytest.raises(Refused) as again:
        client.call("pop", meta={"key": "k"})
    assert again.value.code == first.value.code == 1001
    assert again.value.data["replayed"] is True and "replayed" not in first.value.data
    assert client.call("pop", meta={"key": "l"}) == {"revision": 2, "changed": True}


def test_another_command_under_the_same_key_is_refused(client):
    client.call("push", value=1, meta={"key": "k"})
    for method, params in [("push", {"value": 2}), ("push", {"value": 1.0}), ("pop", {})]:
        with pytest.raises(Refused) as refused:
            client.call(method, **params, meta={"key": "k"})
        assert refused.value.code == 1018 and not refused.value.data["retryable"]
    assert client.call("push", value=1, meta={"key": "k", "label": "again"})["replayed"] is True
    assert client.path == [1]


def test_a_neighbours_commands_do_not_make_the_server_forget_mine(connect):
    mine, neighbour = connect(client="mine"), connect(client="neighbour", watch="none")
    mine.call("push", value=1, meta={"key": "k"})
    for start in range(0, 5_000, 100):
        neighbour.ask(
            [
                {"id": number, "method": "popToRoot", "params": {"meta": {"key": f"n{number}"}}}
                for number in range(start, start + 100)
            ]
        )
    assert mine.call("push", value=1, meta={"key": "k"})["replayed"] is True
    assert mine.revision == 2


@pytest.mark.parametrize("name", ["c7", "c0", "c123456789"])
def test_a_name_that_only_the_server_uses_is_refused_with_the_reason(server, name):
    response = raw_http.upgrade(server, path=f"/ws/names?client={name}")
    assert response.status == 400
    error = json.loads(response.body)["error"]
    assert error["code"] == "invalid_client" and name in error["message"]


def test_a_client_without_a_name_can_repeat_on_its_own_connection(connect):
    first = connect()
    first.call("push", value=1, meta={"key": "k"})
    assert first.call("push", value=1, meta={"key": "k"})["replayed"] is True
    first.close()
    assert "replayed" not in connect().call("push", value=1, meta={"key": "k"})


def test_hello_says_how_long_a_key_is_kept(client):
    assert client.hello["limits"]["keySeconds"] == 600
    assert client.hello["limits"]["keyBytes"] > 1_000_000


def test_keys_are_remembered_for_a_good_while(client):
    for number in range(200):
        client.call("push", value=number, meta={"key": f"k{number}"})
    assert client.call("push", value=0, meta={"key": "k0"})["replayed"] is True
    assert client.revision == 200


def test_a_key_works_in_a_batch_and_for_every_kind_of_command(client):
    push = {"id": 1, "method": "push", "params": {"value": 1, "meta": {"key": "k"}}}
    first, second = client.ask([push, push])
    assert first["result"] == {"revision": 1, "changed": True}
    assert second["result"] == {"revision": 1, "changed": True, "replayed": True}
    for method, params in [
        ("undo", {}),
        ("redo", {}),
        ("popToRoot", {}),
        ("restore", {"revision": 1}),
        ("transaction", {"commands": [{"method": "pop"}]}),
    ]:
        before = client.revision
        result = client.call(method, **params, meta={"key": method})
        assert result["revision"] == client.revision == before + 1, method
        assert client.call(method, **params, meta={"key": method})["replayed"] is True
        assert client.revision == before + 1


def test_a_query_with_a_commands_key_is_still_answered_as_a_query(client):
    client.call("push", value=1, meta={"key": "k"})
    try:
        assert "state" in client.call("state.get", meta={"key": "k"})
    except Refused as refused:
        assert refused.code == -32602


def test_many_clients_at_once_lose_nothing(connect, server, session):
    """Five threads push a hundred values each; every value arrives once, in its thread's order."""
    clients = [connect(client=f"worker-{number}") for number in range(5)]

    def work(client, number):
        for at in range(100):
            client.call("push", value=f"{number}-{at}")

    threads = [
        threading.Thread(target=work, args=(client, number))
        for number, client in enumerate(clients)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with Client(server, session) as judge:
        assert judge.revision == 500
        path = judge.path
    for number, client in enumerate(clients):
        client.wait_for(500)
        assert client.path == path
        assert [value for value in path if value.startswith(f"{number}-")] == [
            f"{number}-{at}" for at in range(100)
        ]
