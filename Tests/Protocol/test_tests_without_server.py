"""An author's tests need no server: the example's build and pass without the server's libraries.

Its headers and module maps are hidden in a file system of the build's own.
"""

import os
import subprocess

import pytest

from example_apps import PACKAGE
from server_process import ROOT

BUILT = ROOT / ".build" / "without-server"
HEADERS = ("libwebsockets.h", "libwebsockets", "ev.h", "sqlite3.h", "libpq-fe.h", "postgresql")
MODULES = ("CLibwebsockets", "CEV", "CSQLite", "CPostgreSQL")
LIBRARIES = ("libwebsockets", "libev", "libsqlite3", "libpq")
# Links to all headers but the hidden ones take the place of /usr/include.
HIDING = """
set -e
mkdir "$1/all" "$1/rest" "$1/none"
mount --bind /usr/include "$1/all"
for header in "$1"/all/*; do ln -s "$header" "$1/rest/"; done
for header in {headers}; do rm "$1/rest/$header"; done
mount --bind "$1/rest" /usr/include
for module in {modules}; do mount --bind "$1/none" "Sources/$module"; done
shift
exec "$@"
""".format(headers=" ".join(HEADERS), modules=" ".join(MODULES))


@pytest.fixture(scope="module")
def tested(tmp_path_factory):
    """`swift test` for the example, where the server's libraries are not there."""
    if os.geteuid() != 0:
        pytest.fail("Hiding headers takes root: run this as root, as CI does.")
    hiding = [
        "unshare",
        "--mount",
        "bash",
        "-c",
        HIDING,
        "hiding",
        tmp_path_factory.mktemp("hidden"),
    ]
    # SwiftPM remembers what a manifest has found on this machine.
    test = ["swift", "test", "--manifest-cache", "none"]
    return subprocess.run(
        [*hiding, *test, "--package-path", PACKAGE, "--scratch-path", BUILT],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if name != "COLONNADE_SERVER"},
        capture_output=True,
        text=True,
    )


def test_the_tests_of_the_example_build_and_pass(tested):
    assert tested.returncode == 0, tested.stdout + tested.stderr
    assert "passed after" in tested.stdout


def test_they_load_none_of_the_libraries(tested):
    (program,) = (BUILT / "debug").glob("*PackageTests.xctest")
    loaded = subprocess.run(["ldd", program], capture_output=True, text=True, check=True).stdout
    assert [name for name in LIBRARIES if f"{name}." in loaded] == []
    assert "libswiftCore" in loaded


def test_the_app_says_how_it_gets_a_server(tested):
    assert tested.returncode == 0
    done = subprocess.run([BUILT / "debug" / "Parks"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert "COLONNADE_SERVER=1" in done.stderr
