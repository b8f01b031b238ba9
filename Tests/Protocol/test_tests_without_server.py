"""An author's tests need no server: the example's build and pass without the server's libraries.

`make without-server` has built them with the libraries' headers and module maps hidden.
"""

import subprocess

from example_apps import PACKAGE
from server_process import ROOT

BUILT = ROOT / ".build" / "without-server"
LIBRARIES = ("libwebsockets", "libev", "libsqlite3", "libpq")


def test_the_tests_of_the_example_pass():
    (program,) = (BUILT / "debug").glob("*PackageTests.xctest")
    run = [program, "--testing-library", "swift-testing"]
    done = subprocess.run(run, cwd=PACKAGE, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed after" in done.stderr


def test_they_load_none_of_the_libraries():
    (program,) = (BUILT / "debug").glob("*PackageTests.xctest")
    loaded = subprocess.run(["ldd", program], capture_output=True, text=True, check=True).stdout
    assert [name for name in LIBRARIES if f"{name}." in loaded] == []
    assert "libswiftCore" in loaded


def test_the_app_says_how_to_get_a_server():
    done = subprocess.run([BUILT / "debug" / "Parks"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert "COLONNADE_SERVER=1" in done.stderr


def test_a_build_by_hand_names_what_the_server_needs(tmp_path):
    ask = ["swift", "package", "--manifest-cache", "none", "--scratch-path", tmp_path]
    done = subprocess.run(
        [ROOT / ".ci/without-server", *ask, "dump-package"],
        cwd=ROOT, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    packages = "libev-dev, libpq-dev, libsqlite3-dev, libwebsockets-dev"
    assert f"built without the server, which needs {packages}: " in done.stderr
    assert "COLONNADE_SERVER=1" in done.stderr
