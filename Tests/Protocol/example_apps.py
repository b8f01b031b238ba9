"""The apps of Tests/Example: a package of its own, whose sources say `import SwiftUI`."""

import functools
import subprocess

from server_process import ROOT

PACKAGE = ROOT / "Tests" / "Example"
# Beside all other build folders, so that a checkout stays clean.
BUILT = ROOT / ".build" / "example"


@functools.cache
def built(name):
    """The app's program, built as `swift run` would."""
    done = subprocess.run(
        ["swift", "build", "--package-path", PACKAGE, "--scratch-path", BUILT, "--quiet"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return str(BUILT / "debug" / name)
