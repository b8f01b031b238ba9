"""The end: cleanly by signal, and without harm by kill -9."""

import signal
import threading
import time

import pytest

from mirror import Client
from raw_http import HTTPConnection
from raw_websocket import Closed, RawWebSocket, close_frame, text_frame
from server_process import Server, wait_until

SIGNALS = [signal.SIGTERM, signal.SIGINT]


def stop_timed(server, number):
    started = time.monotonic()
    status, out, errors = server.stop(number)
    assert time.monotonic() - started < 3
    assert status == 0
    assert errors == ""
    return out


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)
def test_a_signal_ends_it_with_status_0_and_no_output(number):
    with Server() as server:
        stop_timed(server, number)


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)
def test_a_signal_closes_every_client_with_1001(number):
    with Server() as server:
        sockets = [RawWebSocket(server, f"/ws/s{at % 7}") for at in range(60)]
        codes = []

        def see_off(socket):
            codes.append(socket.close_code())

        threads = [threading.Thread(target=see_off, args=(socket,)) for socket in sockets]
        for thread in threads:
            thread.start()
        stop_timed(server, number)
        for thread in threads:
            thread.join()
        assert codes == [1001] * 60


def test_clients_that_do_not_answer_or_read_do_not_delay_it():
    with Server() as server:
        mute = [RawWebSocket(server) for _ in range(5)]
        stopped = RawWebSocket(server, receive_buffer=4_096)
        with RawWebSocket(server, "/ws/main?watch=none") as writer:
            for _ in range(50):
                writer.call("push", {"value": "x" * 50_000})
                writer.call("pop")
        half = HTTPConnection(server)
        half.send(b"GET / HTTP/1.1\r\nHost: ")
        idle = HTTPConnection(server)
        stop_timed(server, signal.SIGTERM)
        for socket in [*mute, stopped, half, idle]:
            socket.close()


def test_commands_that_came_before_the_end_are_answered_or_not_done():
    with Server() as server, RawWebSocket(server, "/ws/main?watch=none") as socket:
        stream = b"".join(
            text_frame({"id": at, "method": "push", "params": {"value": at}}) for at in range(2_000)
        )
        socket.send(stream)
        assert socket.answer()["id"] == 0
        stopper = threading.Thread(target=stop_timed, args=(server, signal.SIGTERM))
        stopper.start()
        answered = [0]
        with pytest.raises(Closed) as closed:
            while True:
                answered.append(socket.answer()["id"])
        if closed.value.code is not None:
            socket.send(close_frame(1001))
        stopper.join()
        assert answered == list(range(len(answered))), "answers without a gap"
        assert closed.value.code == 1001


def test_it_ends_however_many_requests_are_pending():
    with Server() as server:
        sockets = [RawWebSocket(server, f"/ws/s{at}?watch=none") for at in range(100)]
        commands = b"".join(
            text_frame({"id": at, "method": method, "params": params})
            for at, (method, params) in enumerate([("push", {"value": 1}), ("pop", {})] * 32)
        )

        busy = set()

        def ask(socket):
            with pytest.raises((Closed, OSError)):
                while True:
                    socket.send(commands)
                    for _ in range(64):
                        socket.answer()
                        busy.add(socket)

        threads = [threading.Thread(target=ask, args=(socket,)) for socket in sockets]
        for thread in threads:
            thread.start()
        wait_until(lambda: len(busy) == len(sockets), "all have been answered, and ask on")
        stop_timed(server, signal.SIGTERM)
        for thread in threads:
            thread.join()


def test_a_second_signal_does_not_disturb_the_first():
    with Server() as server:
        socket = RawWebSocket(server)
        server.process.send_signal(signal.SIGTERM)
        server.process.send_signal(signal.SIGINT)
        assert server.stop(signal.SIGTERM)[0] == 0
        socket.close()


def test_after_kill_9_the_port_is_free_and_clients_notice_the_new_epoch():
    with Server() as first:
        port, client = first.port, Client(first)
        client.call("push", values=[1, 2, 3])
        others = [RawWebSocket(first) for _ in range(10)]
        assert first.stop(signal.SIGKILL)[0] == -signal.SIGKILL
        for socket in others:
            assert socket.is_closed_by_server()
            socket.close()
        with Server(port=port) as second:
            assert second.port == port
            with Client(second, mirror=client.mirror) as back:
                assert (back.hello["resumed"], back.hello["reason"]) == (False, "epoch_changed")
                assert back.hello["epoch"] != client.hello["epoch"]
                assert back.revision == 0 and back.path == []
                assert back.call("push", value=1) == {"revision": 1, "changed": True}
        client.close()


def test_every_start_has_its_own_epoch():
    epochs = set()
    for _ in range(4):
        with Server() as server, RawWebSocket(server) as socket:
            epochs.add(socket.hello["params"]["epoch"])
    assert len(epochs) == 4


def test_output_that_no_one_reads_any_more_does_not_stop_it():
    with Server(log_level="debug") as server:
        server.process.stdout.close()
        server.process.stderr.close()
        for _ in range(20):
            with RawWebSocket(server) as socket:
                assert "result" in socket.call("push", {"value": 1})
        server.process.terminate()
        assert server.process.wait(timeout=5) == 0
