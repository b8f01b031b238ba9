"""Code of a new project compiles with each combination of the settings that Xcode has for it."""

import itertools
import subprocess
from pathlib import Path

import pytest

from interface import built_modules, import_options
from test_uses import ERROR

SOURCE = Path(__file__).with_name("new_project.swift")
ISOLATIONS = ("nonisolated", "MainActor")
APPROACHABLE = (
    "DisableOutwardActorInference",
    "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances",
    "InferSendableFromCaptures",
    "NonisolatedNonsendingByDefault",
)
# These are part of Swift 6.
IN_SWIFT_6 = {
    "DisableOutwardActorInference",
    "GlobalActorIsolatedTypesUsability",
    "InferSendableFromCaptures",
}
FEATURES = {
    "none": (),
    "imports": ("MemberImportVisibility",),
    "approachable": APPROACHABLE,
    "all": (*APPROACHABLE, "MemberImportVisibility"),
}


@pytest.mark.parametrize(
    ("mode", "isolation", "features"), list(itertools.product("56", ISOLATIONS, FEATURES))
)
def test_a_new_project_compiles(mode, isolation, features):
    macros = f"{built_modules().parent}/ViewMacros-tool#ViewMacros"
    command = ["swiftc", "-typecheck", "-swift-version", mode, "-module-name", "Parks"]
    command += ["-default-isolation", isolation, "-load-plugin-executable", macros]
    # As manifests have it: a file that imports Foundation alone finds Combine.
    command += ["-Xfrontend", "-import-module", "-Xfrontend", "FoundationExports"]
    for feature in FEATURES[features]:
        if mode == "5" or feature not in IN_SWIFT_6:
            command += ["-enable-upcoming-feature", feature]
    done = subprocess.run([*command, *import_options(), SOURCE], capture_output=True, text=True)
    assert ERROR.findall(done.stderr) == []
    assert "warning:" not in done.stderr
    assert done.returncode == 0, done.stderr
