"""Many connections, and connections that disappear without a close."""

import resource
import time

import pytest

import raw_http
from raw_http import HTTPConnection, request, upgrade_headers
from raw_websocket import TEXT, RawWebSocket, close_frame, frame, text_frame
from server_process import Server, wait_until

MEGABYTE = 1 << 20


@pytest.fixture
def own_server():
    with Server() as server:
        yield server
        assert server.is_running


def connections(server):
    return raw_http.get(server, "/healthz").json()["connections"]


def half_open(server, stage):
    """A connection that has got as far as the stage."""
    if stage < 3:
        connection = HTTPConnection(server)
        whole = request(path="/ws/crowd", headers=upgrade_headers(), host=server.authority)
        connection.send([b"", whole[:40], whole][stage])
        return connection
    socket = RawWebSocket(server, "/ws/crowd", greets=stage != 3)
    if stage == 5:
        socket.send(frame(TEXT, b'{"id":1', fin=False))
    elif stage == 6:
        socket.send(text_frame({"id": 1, "method": "popToRoot"})[:9])
    elif stage == 7:
        socket.send(text_frame({"id": 1, "method": "state.get"}) * 3)
    return socket


def test_two_thousand_connections_that_break_at_any_stage_leave_no_trace(own_server):
    for _ in range(20):
        half_open(own_server, 4).close()
    wait_until(lambda: connections(own_server) == 0, "all are gone")
    descriptors, memory = own_server.descriptors(), own_server.memory()
    for number in range(2_000):
        connection = half_open(own_server, number % 8)
        if number % 3:
            connection.reset()
        else:
            connection.close()
    wait_until(lambda: connections(own_server) == 0, "all are gone")
    wait_until(lambda: own_server.descriptors() <= descriptors, "the descriptors are given back")
    assert own_server.memory() - memory < 16 * MEGABYTE
    with RawWebSocket(own_server, "/ws/crowd") as socket:
        assert "result" in socket.call("state.get")


def test_five_hundred_clients_at_once_see_a_change_at_low_cost(own_server):
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < 1_000:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(4_096, hard), hard))
    warm = [RawWebSocket(own_server) for _ in range(20)]
    before = own_server.memory()
    crowd = [RawWebSocket(own_server) for _ in range(500)]
    assert (own_server.memory() - before) / 500 < 32 * 1024
    assert connections(own_server) == 520
    with own_server.computes_less_than(5):
        assert "result" in crowd[0].call("push", {"value": 1})
        for socket in warm + crowd[1:]:
            assert socket.message()["params"]["revision"] == 1
    for socket in warm + crowd:
        socket.close()
    wait_until(lambda: connections(own_server) == 0, "all are gone")


def test_a_client_that_disconnects_during_a_change_harms_no_one(own_server):
    with RawWebSocket(own_server) as steady:
        for number in range(200):
            leaving = RawWebSocket(own_server)
            leaving.send_json({"id": 1, "method": "push", "params": {"value": number}})
            leaving.reset()
            if number % 50 == 49:
                assert "result" in steady.call("state.get")
        final = steady.call("state.get")["result"]
        assert final["revision"] == len(final["state"]["detail"]["path"])


def test_sessions_are_created_by_the_hundred(own_server):
    memory = own_server.memory()
    for number in range(500):
        with RawWebSocket(own_server, f"/ws/many-{number}") as socket:
            assert socket.hello["params"]["revision"] == 0
    assert (own_server.memory() - memory) / 500 < 64 * 1024
    assert raw_http.get(own_server, "/healthz").json()["sessions"] >= 500


def test_running_out_of_descriptors_uses_no_processor_and_passes():
    """64 descriptors and 100 clients: the others wait or are refused quietly."""
    with Server(descriptors=64) as server:
        clients = [server.connect() for _ in range(100)]
        before = server.processor_seconds()
        began = time.monotonic()
        with pytest.raises(AssertionError):
            wait_until(lambda: server.processor_seconds() - before > 0.5, "it spins", 1.5)
        assert time.monotonic() - began >= 1.4
        for client in clients:
            client.close()
        wait_until(lambda: server.descriptors() < 40, "the descriptors are given back")
        with RawWebSocket(server) as socket:
            assert "result" in socket.call("push", {"value": 1})
        status, _, errors = server.stop()
        assert status == 0
        assert len(errors) < 2_000, "a line or two, not one for each try"


def visit(server, name, *messages):
    """Opens the session, sends a request, closes; returns the status of the handshake."""
    headers = upgrade_headers(Sec_WebSocket_Protocol="colonnade.v1")
    connection = HTTPConnection(server)
    try:
        connection.send(
            request(path=f"/ws/{name}?watch=none", headers=headers, host=server.authority)
            + b"".join(map(text_frame, messages))
            + close_frame(1000)
        )
        status = connection.response().status
        while connection._more():
            pass
        return status
    finally:
        connection.close()


def test_looking_at_sessions_does_not_use_up_their_number(own_server):
    """More sessions than allowed: unused ones are dropped, those with history never."""
    most = 10_000
    for number in range(most + 10):
        assert visit(own_server, f"seen-{number}") == 101
    push = {"method": "push", "params": {"value": 1}}
    assert raw_http.get(own_server, "/state/main").status == 200
    for number in range(most):
        assert visit(own_server, f"used-{number}", push) == 101
    answer = raw_http.upgrade(own_server, path="/ws/one-too-many")
    assert answer.status == 503 and answer.json()["error"]["code"] == "limit_exceeded"
    assert str(most) in answer.json()["error"]["message"]
    assert raw_http.get(own_server, "/healthz").json()["sessions"] == most + 1
    for name in ["main", "used-0", f"used-{most - 1}"]:
        assert visit(own_server, name) == 101
    assert raw_http.get(own_server, "/state/used-0").json()["detail"]["path"][0]["value"] == 1
