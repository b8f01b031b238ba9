"""A package made by `colonnade new`: it is built, its test passes, its app runs and is tapped.

It is built where the example's apps are, so that Colonnade is not compiled again for it: nothing
else may be built there at the same time.
"""

import json
import os
import subprocess

from example_apps import BUILT
from mirror import Client
from server_process import Server, run


def swift(verb, folder):
    done = subprocess.run(
        ["swift", verb, "--package-path", folder, "--scratch-path", BUILT],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_new_package_passes_its_test_runs_and_opens_its_deep_link(tmp_path):
    folder = tmp_path / "Hikes"
    made = run("new", "Hikes", "--output", str(folder))
    assert (made.returncode, made.stderr) == (0, b"")
    assert "Test run with 1 test in 1 suite passed" in swift("test", folder)
    swift("build", folder)
    with Server(program=str(BUILT / "debug" / "Hikes")) as server, Client(server) as client:
        client.call("openURL", url="hikes://zion/narrows")
        titles = [screen["title"] for screen in client.state["screens"]]
        assert titles == ["Zion", "The Narrows"]
        assert client.state["problems"] == []


def test_the_environment_names_another_checkout(tmp_path):
    folder = tmp_path / "Hikes"
    assert run("new", "Hikes", "--output", str(folder)).returncode == 0
    command = ["swift", "package", "--package-path", folder, "dump-package"]
    elsewhere = os.environ | {"COLONNADE_PATH": "../colonnade"}
    done = subprocess.run(command, capture_output=True, text=True, env=elsewhere)
    assert done.returncode == 0, done.stderr
    (dependency,) = json.loads(done.stdout)["dependencies"]
    assert dependency["fileSystem"][0]["path"] == str(tmp_path / "colonnade")
