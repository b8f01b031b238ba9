"""An author's app whose code traps, recurses or does not return.

The other sessions go on, and so does the one that crashed, at its last good revision.
"""

import os
import pathlib
import signal

import pytest
from websockets.exceptions import ConnectionClosed

from example_apps import built
from mirror import Client, Refused
from server_process import Server, wait_until
from visitor import Visitor, child


def processor_time(process):
    """The seconds of processor that a process has used."""
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.fixture
def server():
    with Server("--code-timeout", "3", program=built("Hostile")) as server:
        yield server


@pytest.fixture
def visitor(server):
    return Visitor(server, "victim")


@pytest.fixture
def neighbour(server):
    return Visitor(server, "neighbour")


def test_a_trap_ends_no_session_and_is_reported_with_its_place(server, visitor, neighbour):
    for _ in range(3):
        visitor.tap("Add")
    visitor.tap("Push")
    visitor.client.call("back")
    neighbour.tap("Add")
    revision = visitor.mirror.revision
    build = visitor.crash("Trap")
    assert build["state"] == "crashed"
    assert (build["session"], build["method"], build["control"]) == ("victim", "tap", "Trap")
    assert "Precondition failed: Cannot remove more elements than a path" in build["reason"]
    assert "HostileApp.swift:26" in build["reason"]
    # State of the views and the path are as before the crash, without the command that ended it.
    assert visitor.count == 3
    assert visitor.mirror.revision >= revision
    assert visitor.client.path == []
    assert visitor.tap("Add")["changed"] is True
    assert visitor.count == 4
    neighbour.client.close()
    neighbour.connect()
    assert neighbour.count == 1
    assert neighbour.tap("Push")["changed"] is True


@pytest.mark.parametrize("label", ["Recurse", "Loop", "Loop in a task"])
def test_code_that_recurses_or_does_not_return_is_ended(server, visitor, label):
    visitor.tap("Add")
    build = visitor.crash(label)
    assert build["state"] == "crashed"
    assert visitor.tap("Add")["changed"] is True
    assert visitor.count == 2


def test_a_session_that_crashes_three_times_in_a_row_is_not_run_again(server, visitor, neighbour):
    visitor.tap("Add")
    visitor.crash("Trap")
    visitor.crash("Trap")
    # A success in between ends the row.
    assert visitor.tap("Add")["changed"] is True
    for _ in range(3):
        visitor.crash("Trap")
    with pytest.raises(Refused) as refused:
        visitor.client.call("push", value=1)
    assert "three times in a row" in str(refused.value)
    # It is shown as it was left.
    assert visitor.count == 2
    assert visitor.mirror.state["screens"][0]["title"] == "Hostile"
    neighbour.client.close()
    neighbour.connect()
    assert neighbour.tap("Add")["changed"] is True


def test_a_client_that_sends_a_command_again_does_not_crash_the_app_again(server, neighbour):
    neighbour.tap("Add")
    # As a page does: it sends what had no answer under the same key.
    command = {"method": "tap", "params": {"label": "Trap", "meta": {"key": "1"}}}
    with Client(server, "victim", client="page") as client:
        client.call("tap", label="Add")
        client.say({"id": 1, **command})
        with pytest.raises((ConnectionClosed, EOFError, OSError)):
            client.answer()
    neighbour.client.close()
    neighbour.connect()
    app = child(server)
    with Client(server, "victim", client="page") as client:
        error = client.ask({"id": 2, **command})["error"]
        assert error["message"] == "The app crashed during this command, so it is not repeated."
        assert client.call("tap", label="Add")["changed"] is True
    assert neighbour.tap("Add")["changed"] is True
    assert child(server) == app


def test_a_session_without_a_success_is_not_run_again_either_and_ends_no_other(visitor, neighbour):
    neighbour.tap("Add")
    for _ in range(3):
        visitor.crash("Trap")
    with pytest.raises(Refused, match="three times in a row"):
        visitor.tap("Trap")
    neighbour.client.close()
    neighbour.connect()
    assert neighbour.count == 1


def test_a_session_that_crashes_when_it_is_opened_is_led_back_by_its_steps(server):
    Visitor(server, "victim").tap("Trap at the next start")
    assert server.stop()[0] == 0
    with Server(program=built("Hostile"), after=server) as again:
        victim = Visitor(again, "victim")
        build = victim.client.hello["build"]
        assert (build["session"], build["method"]) == ("victim", "opening")
        assert "The start has trapped" in build["reason"]
        assert victim.tap("Add")["changed"] is True


def test_a_session_that_crashes_at_each_opening_is_not_run_again(tmp_path, monkeypatch):
    trap = tmp_path / "trap"
    monkeypatch.setenv("HOSTILE_TRAP_FILE", str(trap))
    with Server(program=built("Hostile")) as server:
        neighbour = Visitor(server, "neighbour")
        neighbour.tap("Add")
        trap.touch()
        # Nothing is kept of this session, and still its code does not run again.
        victim = Visitor(server, "victim")
        with pytest.raises(Refused, match="three times in a row"):
            victim.tap("Add")
        trap.unlink()
        neighbour.client.close()
        neighbour.connect()
        assert Visitor(server, "another").tap("Add")["changed"] is True
        with pytest.raises(Refused, match="three times in a row"):
            victim.client.close()
            victim.connect()
            victim.tap("Add")


def test_a_refused_tap_is_no_success(visitor):
    for _ in range(3):
        visitor.crash("Trap")
        with pytest.raises(Refused):
            visitor.tap("Nowhere")
    with pytest.raises(Refused, match="three times in a row"):
        visitor.tap("Add")


def test_a_refused_session_stays_refused_under_another_name_and_not_after_its_removal(visitor):
    visitor.tap("Add")
    for _ in range(3):
        visitor.crash("Trap")
    visitor.client.call("sessions.rename", session="victim", name="renamed")
    renamed = Visitor(visitor.server, "renamed")
    with pytest.raises(Refused, match="three times in a row"):
        renamed.tap("Add")
    renamed.client.call("sessions.delete", session="renamed")
    assert Visitor(visitor.server, "renamed").tap("Add")["changed"] is True


def test_after_steps_that_cannot_be_repeated_the_path_is_unchanged(visitor):
    visitor.tap("Add")
    # The log does not keep a text of this length.
    visitor.client.call("tap", label="Note", text="x" * 5_000)
    visitor.tap("Push")
    visitor.client.call("push", value=7)
    known = visitor.client.path
    assert known == [1, 7]
    visitor.crash(method="openURL", url="hostile://trap")
    assert visitor.client.path == known


def test_crashes_of_tasks_with_successes_in_between_do_not_end_the_program(visitor):
    for _ in range(4):
        visitor.crash("Trap in a task")
        assert visitor.tap("Add")["changed"] is True


def test_a_second_signal_ends_an_app_whose_code_does_not_return(visitor):
    with Server("--code-timeout", "0", program=built("Hostile")) as server:
        stuck = Visitor(server, "main")
        stuck.client.say({"id": 1, "method": "tap", "params": {"label": "Loop"}})
        used = processor_time(child(server))
        wait_until(lambda: processor_time(child(server)) > used + 0.3, "the code runs")
        app = child(server)

        def ends():
            server.process.send_signal(signal.SIGTERM)
            return server.process.poll() is not None

        wait_until(ends, "the second of the signals that came has ended it", 3)
        assert not pathlib.Path(f"/proc/{app}").exists()


def test_an_app_ends_with_the_program_that_started_it(server, visitor):
    app = child(server)
    server.process.kill()
    wait_until(lambda: not pathlib.Path(f"/proc/{app}").exists(), "the app has ended")
