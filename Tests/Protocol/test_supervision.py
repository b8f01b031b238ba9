"""The program that runs an author's app as another program: its reports and its new starts."""

import json
import os
import re
import subprocess

import pytest

from example_apps import built
from server_process import Server, state_folder, wait_until
from visitor import RESTARTED, Visitor


class Errors:
    """A file for what a program says on standard error."""

    def __init__(self, folder):
        self.path = folder / "errors"
        self.file = self.path.open("wb")

    @property
    def text(self):
        return self.path.read_text()

    def wait_for(self, words):
        wait_until(lambda: words in self.text, f"“{words}” in the log", RESTARTED)

    def lines(self, name):
        """The supervisor's own lines."""
        start = f"{name}: "
        return [line[len(start) :] for line in self.text.splitlines() if line.startswith(start)]


@pytest.fixture
def errors(tmp_path):
    errors = Errors(tmp_path)
    yield errors
    errors.file.close()


@pytest.fixture
def harm(tmp_path, monkeypatch):
    """The file that says what the start of the app does."""
    path = tmp_path / "harm"
    monkeypatch.setenv("HOSTILE_START_FILE", str(path))
    return path


def test_code_that_does_not_return_is_reported_with_its_stack_while_it_runs(errors):
    # It is never ended, so all that is read here was written while it ran.
    options = ["--code-timeout", "3600"]
    with Server(*options, program=built("Hostile"), errors=errors.file) as server:
        visitor, neighbour = Visitor(server, "main"), Visitor(server, "neighbour")
        visitor.client.say({"id": 1, "method": "tap", "params": {"label": "Loop"}})
        for client in [visitor.client, neighbour.client]:
            build = news(client)
            assert build == {"state": "slow", "session": "main", "method": "tap", "control": "Loop"}
            stack = news(client)["stack"]
            assert "HostileView.body.getter (HostileApp.swift:28)" in stack[0]
        first, second = errors.lines("Hostile")
        assert re.fullmatch(
            r"The app's code has not returned for \d s, in session main, in tap “Loop”\.", first
        )
        assert re.match(r"The app's code was at closure #\d .*HostileView.body.getter", second)
        assert "HostileApp.swift:28)" in second
        assert "Sources/SwiftUI" not in second
        # The report has not ended it.
        assert server.is_running and "crashed" not in errors.text


def news(client):
    """The next report to a client about the app's code."""
    while (message := client.read(RESTARTED)).get("method") != "build":
        pass
    return message["params"]


def test_code_that_returns_late_goes_on_and_is_reported_to_clients():
    with Server("--code-timeout", "60", program=built("Hostile")) as server:
        visitor = Visitor(server, "main")
        visitor.client.say({"id": 7, "method": "tap", "params": {"label": "Take six seconds"}})
        build = news(visitor.client)
        assert (build["session"], build["control"]) == ("main", "Take six seconds")
        # Nothing that the server sends afterwards is damaged.
        result, reports = visitor.client.answer(), [build]
        assert result["result"]["changed"] is True
        # The stack can be known before the code returns, or only afterwards.
        while not reports[-1].keys() >= {"returned", "stack"}:
            reports.append(news(visitor.client))
        stack = reports[-1]["stack"]
        assert re.search(r"HostileView\.compute\(for:\) \(HostileApp\.swift:\d+\)", stack[0])
        assert len(stack) > 1
        assert reports[-1] == {**build, "stack": stack, "returned": True}
        assert visitor.tap("Add")["changed"] is True
        assert visitor.count == 2


def test_code_that_does_not_return_is_reported_if_its_stack_cannot_be_read(errors, monkeypatch):
    monkeypatch.setenv("SWIFT_BACKTRACE", "enable=no")
    with Server("--code-timeout", "60", program=built("Hostile"), errors=errors.file) as server:
        visitor = Visitor(server, "main")
        visitor.client.say({"id": 7, "method": "tap", "params": {"label": "Take six seconds"}})
        build = news(visitor.client)
        assert build["state"] == "slow" and build["control"] == "Take six seconds"
        assert "stack" not in build
        assert visitor.client.answer()["result"]["changed"] is True
        assert news(visitor.client) == {**build, "returned": True}
    assert "has not returned for 2 s" in errors.text


def test_clients_get_the_stack_of_code_that_was_ended():
    with Server("--code-timeout", "3", program=built("Hostile")) as server:
        visitor = Visitor(server, "main")
        build = visitor.crash("Loop in a task")
        assert build["state"] == "crashed" and build["restarted"] is True
        assert build["stack"][0].startswith("Harm.run() (HostileApp.swift:")


def test_a_start_that_does_not_return_is_reported_and_ended(harm):
    harm.write_text("loop")
    with state_folder() as folder:
        done = subprocess.run(
            [built("Hostile"), "--port", "0", "--code-timeout", "1"],
            capture_output=True,
            text=True,
            timeout=RESTARTED,
            env={**os.environ, "XDG_STATE_HOME": folder},
        )
    assert done.returncode == 1
    assert re.search(r"has not returned for \d+ s, at its start\.", done.stderr)
    assert "Harm.run() (HostileApp.swift:" in done.stderr
    assert "The app crashes at its start." in done.stderr


def test_an_app_that_crashes_at_its_start_is_started_again_after_pauses(errors, harm):
    with Server(program=built("Hostile"), errors=errors.file) as server:
        visitor = Visitor(server, "main")
        visitor.tap("Add")
        harm.write_text("trap")
        visitor.client.say({"id": 1, "method": "tap", "params": {"label": "Trap"}})
        errors.wait_for("The app is started again in 1 s.")
        harm.unlink()
        visitor.client.close()
        visitor.connect()
        assert visitor.count == 1
        assert "The app crashed, at its start: " in errors.text


def test_an_app_that_crashes_at_each_start_ends_the_program_after_pauses(errors, harm):
    with Server(program=built("Hostile"), errors=errors.file) as server:
        visitor = Visitor(server, "main")
        harm.write_text("trap")
        visitor.client.say({"id": 1, "method": "tap", "params": {"label": "Trap"}})
        wait_until(lambda: not server.is_running, "the program has ended", RESTARTED)
        pauses = re.findall(r"is started again in (\d+) s", errors.text)
        assert pauses == ["1", "2"]
        assert errors.lines("Hostile")[-1] == "The app crashes again and again at its start."
        assert server.process.returncode == 1


def test_without_a_store_the_app_comes_back_with_new_sessions_and_says_so(errors):
    options = ["--ephemeral"]
    with Server(*options, program=built("Hostile"), errors=errors.file) as server:
        visitor, neighbour = Visitor(server, "main"), Visitor(server, "neighbour")
        visitor.tap("Add")
        build = visitor.crash("Trap")
        assert build["state"] == "crashed" and build["restarted"] and build["lost"]
        assert visitor.count == 0
        assert visitor.tap("Add")["changed"] is True
        neighbour.client.close()
        neighbour.connect()
        assert neighbour.tap("Add")["changed"] is True
        assert "Nothing is kept with --ephemeral, so all sessions begin again." in errors.text


def test_an_app_with_a_chosen_port_prints_its_address_and_not_again_after_a_crash():
    with Server(program=built("Hostile")) as server:
        port = server.port
    # It reads the address from what the program prints.
    with Server(port=port, program=built("Hostile")) as server:
        assert server.port == port
        Visitor(server, "main").crash("Trap")
        _, printed, _ = server.stop()
        assert "http" not in printed


def test_lines_of_the_supervisor_are_json_if_the_log_is(errors):
    options = ["--log-format", "json", "--code-timeout", "6"]
    with Server(*options, program=built("Hostile"), errors=errors.file) as server:
        visitor = Visitor(server, "main")
        visitor.crash("Loop")
        lines = [json.loads(line) for line in errors.text.splitlines() if line.startswith("{")]
        assert errors.lines("Hostile") == []
        stack = next(line for line in lines if "stack" in line and "reason" not in line)
        crash = next(line for line in lines if "reason" in line)
        for line in [stack, crash]:
            assert (line["session"], line["method"], line["control"]) == ("main", "tap", "Loop")
            assert line["level"] == "error" and line["at"].endswith("Z")
            assert "HostileView.body.getter (HostileApp.swift:28)" in line["stack"][0]
        assert crash["message"].startswith("The app crashed, in session main, in tap “Loop”: ")
