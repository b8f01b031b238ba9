"""The memory that is kept because of clients has one limit, and is released."""

import contextlib
import json
import time

import pytest
from websockets.exceptions import InvalidStatus

from mirror import Client, Refused
from raw_http import HTTPConnection, get, metric, request
from raw_websocket import Closed, RawWebSocket, text_frame
from server_process import Server, run, wait_until

MEGABYTE = 1 << 20
BUFFER = 4_096


def fill(client, megabytes):
    """Values of this many bytes on the path, 2,000 bytes each."""
    left = megabytes * MEGABYTE // 2_000
    while left:
        count = min(left, 100)
        client.call("push", values=["x" * 2_000] * count)
        left -= count


def size_of(server, session="main"):
    return len(get(server, f"/state/{session}").body)


@contextlib.contextmanager
def growth(server, most):
    """Asserts that the process never grows by more than some megabytes in the block."""
    before = server.memory()
    watched = []
    yield lambda: watched.append(server.memory())
    watched.append(server.memory())
    grown = (max(watched) - before) / MEGABYTE
    assert grown < most, f"{grown:.0f} MB more"


def unread(server, count, path="/ws"):
    """Connections whose first message is never read."""
    return [RawWebSocket(server, path, receive_buffer=BUFFER, greets=False) for _ in range(count)]


@pytest.fixture(scope="module")
def large():
    """A server whose session `main` has a state of 4 MB."""
    with Server("--ephemeral") as server:
        with Client(server, watch="none") as client:
            fill(client, 4)
        assert size_of(server) > 4 * MEGABYTE
        yield server
        assert server.is_running


def test_a_hundred_readers_that_never_read_a_large_state_share_it(large):
    """A copy for each would be 400 MB."""
    with growth(large, 64):
        sockets = unread(large, 100)
        assert get(large, "/healthz").json()["connections"] == 100
    for socket in sockets:
        socket.reset()


def test_readers_over_http_that_never_read_share_the_state(large):
    with growth(large, 64):
        askers = []
        for _ in range(100):
            asker = HTTPConnection(large, receive_buffer=BUFFER)
            asker.send(request(path="/state/main", host=large.authority))
            askers.append(asker)
        wait_until(
            lambda: metric(large, 'colonnade_memory_bytes{kind="connections"}') > 0,
            "the server keeps what the sockets do not take",
        )
    for asker in askers:
        asker.reset()


def test_batches_that_ask_for_a_large_state_again_and_again_share_it(large):
    """Twenty times twenty answers of 4 MB are 1.6 GB."""
    batch = text_frame([{"id": number, "method": "state.get"} for number in range(20)])
    before = metric(large, "colonnade_queries_total")
    with growth(large, 64):
        sockets = [RawWebSocket(large, "/ws?watch=none") for _ in range(20)]
        for socket in sockets:
            socket.send(batch)
        wait_until(
            lambda: metric(large, "colonnade_queries_total") >= before + 400, "all is asked", 60
        )
    answers = json.loads(sockets[0].data()[1])
    assert [answer["id"] for answer in answers] == list(range(20))
    assert all(answer["result"] == answers[0]["result"] for answer in answers)
    for socket in sockets:
        socket.reset()


def test_a_batch_gets_at_most_a_megabyte_that_is_not_shared(large):
    """The states all differ, so that only one at a time could be shared."""
    requests = []
    for number in range(20):
        requests.append({"id": f"push {number}", "method": "push", "params": {"value": number}})
        requests.append({"id": number, "method": "state.get"})
    with growth(large, 64), RawWebSocket(large, "/ws/other?watch=none", timeout=60) as socket:
        fill(Client(large, "other", watch="none"), 2)
        socket.send_json(requests)
        answers = {answer["id"]: answer for answer in socket.message()}
    assert "result" in answers[0]
    assert answers[19]["error"]["data"]["key"] == "batch_too_large"
    assert all("result" in answers[f"push {number}"] for number in range(20))


def test_the_memory_of_idle_sessions_is_released():
    with Server("--idle-after", "1") as server:
        before = server.memory()
        clients = [Client(server, f"s{number}", watch="none") for number in range(25)]
        for _ in range(15):
            for client in clients:
                client.call("push", values=["x" * 200] * 650)
        assert server.memory() - before > 80 * MEGABYTE, "this test needs something to give back"
        for client in clients:
            client.close()
        wait_until(lambda: server.memory() - before < 45 * MEGABYTE, "the memory is given back", 30)


def test_a_reader_that_reads_nothing_is_cut_even_while_answers_wait():
    with Server("--ephemeral", "--reader-timeout", "2") as server:
        baseline = server.descriptors()
        with Client(server, watch="none") as client:
            fill(client, 4)
            assert client.hello["limits"]["readerSeconds"] == 2
        wait_until(lambda: server.descriptors() == baseline, "the client has gone")
        sockets = unread(server, 3)
        asker = RawWebSocket(server, "/ws?watch=none", receive_buffer=BUFFER)
        asker.send(text_frame({"id": 1, "method": "state.get"}) * 20)
        plain = HTTPConnection(server, receive_buffer=BUFFER)
        plain.send(request(path="/state/main", host=server.authority))
        wait_until(lambda: server.descriptors() == baseline + 5, "all are connected")
        wait_until(lambda: server.descriptors() == baseline, "all are cut", 20)
        for socket in [*sockets, asker]:
            socket.close()
        plain.close()


def test_a_reader_of_a_byte_now_and_then_is_cut_as_one_that_reads_nothing():
    """The reader's TCP reports a full receive buffer nearly all the time."""
    with Server("--ephemeral", "--reader-timeout", "1") as server:
        baseline = server.descriptors()
        with Client(server, watch="none") as client:
            fill(client, 4)
        wait_until(lambda: server.descriptors() == baseline, "the client has gone")
        reader, taken = unread(server, 1)[0], []

        def is_cut():
            with contextlib.suppress(OSError):
                taken.append(reader.socket.recv(1))
            return server.descriptors() == baseline

        wait_until(is_cut, "the reader is cut")
        assert len(taken) > 5
        reader.reset()


def test_a_reader_of_sixty_kilobytes_a_second_is_not_cut():
    """The reading lasts twice the reader timeout; a reader that others held up catches up."""
    with Server("--ephemeral", "--reader-timeout", "4") as server:
        with Client(server, watch="none") as client:
            fill(client, 4)
        reader = unread(server, 1)[0]
        plain = HTTPConnection(server, receive_buffer=BUFFER)
        plain.send(request(path="/state/main", host=server.authority))
        began = time.monotonic()
        while (spent := time.monotonic() - began) < 8:
            for connection in (reader, plain):
                while len(connection.buffer) < spent * 60_000:
                    connection.buffer += connection.socket.recv(6_000)
            time.sleep(0.1)
        assert reader.message()["method"] == "hello"
        reader.send_json({"id": 1, "method": "pop"})
        assert reader.answer()["result"]["changed"]
        assert plain.response().status == 200
        reader.close()
        plain.close()


def test_requests_beyond_the_budget_are_refused_and_the_server_goes_on():
    """Sessions of 4 MB until the 64 MB are used up; removing values is always possible."""
    with Server("--ephemeral", "--memory", "64M") as server:
        clients = []
        with pytest.raises((Refused, InvalidStatus)) as refusal:
            for number in range(40):
                clients.append(Client(server, f"s{number}", watch="none"))
                fill(clients[-1], 4)
        if refusal.type is Refused:
            assert refusal.value.data["key"] == "overloaded"
            assert refusal.value.data["retryable"] and refusal.value.data["retryAfterMs"] > 0
        else:
            assert refusal.value.response.status_code == 503
            assert b"overloaded" in refusal.value.response.body
        assert server.memory() < 400 * MEGABYTE
        assert get(server, "/healthz").status == 200
        for client in clients[:8]:
            assert client.call("popToRoot")["changed"]
        wait_until(lambda: can_begin(server), "there is room again")


def can_begin(server):
    try:
        with Client(server, "afterwards") as client:
            return client.call("push", value=1)["changed"]
    except (Refused, InvalidStatus):
        return False


def test_history_over_the_budget_is_read_again_from_the_store():
    """The changes of eight sessions weigh 80 MB."""
    with Server("--memory", "64M") as server:
        clients = [Client(server, f"h{number}", watch="none") for number in range(8)]
        values = ["y" * 2_000] * 100
        for _ in range(25):
            for client in clients:
                client.call("push", values=values)
                client.call("popToRoot")
        kept = metric(server, 'colonnade_memory_bytes{kind="history"}')
        assert kept < 60 * MEGABYTE
        for client in clients[:3]:
            first = client.call("history.get", revision=1)["state"]["detail"]["path"]
            assert len(first) == 100
            client.call("restore", revision=1)
            client.call("undo")
            client.close()


def test_histories_without_a_store_are_forgotten_from_the_oldest():
    with Server("--ephemeral", "--memory", "64M") as server:
        clients = [Client(server, f"h{number}", watch="none") for number in range(8)]
        values = ["y" * 2_000] * 100
        for _ in range(25):
            for client in clients:
                client.call("push", values=values)
                client.call("popToRoot")
        assert metric(server, 'colonnade_memory_bytes{kind="history"}') < 60 * MEGABYTE
        forgotten = 0
        for client in clients:
            try:
                client.call("history.get", revision=1)
            except Refused as refusal:
                assert refusal.data["key"] == "history_gone"
                forgotten += 1
            assert client.call("history.get", revision=50)["state"]["detail"]["path"] == []
            assert client.call("push", value=1)["changed"]
        assert forgotten >= 3


def test_readers_that_hold_old_states_make_room_for_others():
    """Forty that read a little now and then, each of another state of 2 MB."""
    with Server("--ephemeral", "--memory", "64M") as server:
        with Client(server, watch="none") as writer:
            fill(writer, 2)
            readers = []
            for number in range(40):
                with contextlib.suppress(AssertionError):
                    readers += unread(server, 1)
                with contextlib.suppress(Refused):
                    writer.call("push", value=number)
                    writer.call("pop")
                for reader in readers:
                    with contextlib.suppress(OSError):
                        reader.socket.recv(100)
            assert server.memory() < 300 * MEGABYTE
            wait_until(lambda: can_begin(server), "others are let in")
            assert writer.call("push", value=1)["changed"]
        for reader in readers:
            reader.reset()


def test_many_incomplete_messages_count_too():
    """Four hundred messages that never end are 100 MB."""
    with Server("--ephemeral", "--memory", "64M") as server:
        sockets = [RawWebSocket(server) for _ in range(400)]
        piece = text_frame("z" * 250_000)[:-1]
        closed = 0
        for socket in sockets:
            try:
                socket.send(piece)
            except OSError:
                closed += 1
        wait_until(
            lambda: (
                metric(server, 'colonnade_memory_bytes{kind="connections"}') < 66 * MEGABYTE
                and metric(server, "colonnade_connections") < 400
            ),
            "some are closed",
        )
        codes = set()
        for socket in sockets:
            socket.socket.settimeout(0.05)
            try:
                socket.data()
            except Closed as end:
                codes.add(end.code)
            except TimeoutError:
                pass
        assert 1013 in codes
        for socket in sockets:
            socket.reset()


def test_screens_that_show_all_of_a_path_are_limited():
    """Each screen shows the newest planets, which have long names."""
    planet = {"type": "Planet", "value": {"name": "M" * 60_000}}
    with (
        Server("--ephemeral") as server,
        Client(server, "planets", scene="value-links", watch="none") as client,
    ):
        before, pushed = server.memory(), 0
        with pytest.raises(Refused) as refusal:
            while pushed < 1_000:
                client.call("push", value=planet)
                pushed += 1
        assert refusal.value.code == 1007 and "screens" in str(refusal.value)
        assert refusal.value.data["limit"] == client.hello["limits"]["sessionViewBytes"]
        assert pushed > 10 and server.memory() - before < 200 * MEGABYTE
        kept = metric(server, 'colonnade_memory_bytes{kind="views"}')
        assert kept > 32 * MEGABYTE
        assert client.call("popToRoot")["changed"]
        assert metric(server, 'colonnade_memory_bytes{kind="views"}') < kept / 10
        assert client.call("push", value=planet)["changed"]


def test_hello_has_the_limits(connect, server):
    limits = connect().hello["limits"]
    assert 64 * MEGABYTE <= limits["memoryBytes"] <= 2 << 30
    assert limits["connectionBytes"] == MEGABYTE
    assert limits["sessionHistoryBytes"] == 96 * MEGABYTE
    assert limits["sessionViewBytes"] == 32 * MEGABYTE
    assert limits["readerSeconds"] == 30
    assert metric(server, "colonnade_memory_limit_bytes") == limits["memoryBytes"]


@pytest.mark.parametrize("size", ["", "1", "63M", "2X", "-1G", "99999999999G"])
def test_an_invalid_size_is_refused(size):
    ended = run("serve", "--ephemeral", "--port", "0", "--memory", size)
    assert ended.returncode == 2
    assert b"--memory expects a size" in ended.stderr


def test_long_messages_in_progress_count_with_their_parsed_size():
    """A hundred connections, each with a frame that takes many times its length once parsed."""
    values = [{"type": "User", "payload": "1"}] * 7_000
    message = text_frame({"id": 1, "method": "setPath", "params": {"values": values}})
    with Server("--ephemeral", "--memory", "64M") as server, growth(server, 160) as look:
        senders = [RawWebSocket(server, f"/ws/long-{n}?watch=none") for n in range(100)]
        for sender in senders:
            sender.send(message)
        for sender in senders:
            with contextlib.suppress(Closed, OSError):
                sender.message()
            look()
        assert get(server, "/metrics").status == 200
