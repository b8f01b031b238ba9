"""An app that is written only for phones, adopted: its copy is compiled, run and tapped."""

import shlex
import subprocess

import pytest

from example_apps import BUILT, built
from gallery import labels
from mirror import Client
from server_process import ROOT, Server, run

APP = """
#if canImport(UIKit)
import UIKit
#else
import Cocoa
#endif
import SwiftUI
import os.log
#if os(watchOS)
import WatchKit
#endif

@main
struct TownApp: App {
  #if os(macOS)
  @NSApplicationDelegateAdaptor(MacDelegate.self) var delegate
  #endif
  var body: some Scene { WindowGroup { TownView() } }
}

struct TownView: View {
  var body: some View {
    NavigationStack {
      List(["Mill", "Inn"], id: \\.self) { house in
        NavigationLink(house) { Text("In the \\(house)") }
      }
      #if os(iOS) && !targetEnvironment(macCatalyst)
      .navigationTitle("Phone #if os(macOS)")
      #elseif os(macOS)
      .navigationSubtitle(Mac.title)
      #else
      .navigationTitle("Neither")
      #endif
    }
  }
}
"""


def objects():
    """The object files of Parks except its own."""
    names = shlex.split((BUILT / "debug" / "Parks.product" / "Objects.LinkFileList").read_text())
    return [name for name in names if "/Parks.build/" not in name]


@pytest.fixture
def town(tmp_path):
    """The adopted app's program; the rest of the package would take a minute to build."""
    built("Parks")
    folder = tmp_path / "Town"
    folder.mkdir()
    (folder / "TownApp.swift").write_text(APP)
    done = run("adopt", str(folder))
    assert done.returncode == 0, done.stderr
    assert (folder / "TownApp.swift").read_text() == APP
    modules = BUILT / "debug" / "Modules"
    libraries = ROOT / "Sources/Foundation/SystemLibraries"
    maps = [
        f"-Xcc=-fmodule-map-file={libraries}/{name}/module.modulemap"
        for name in ("CZlib", "CMalloc", "CEV", "CLibwebsockets", "CSQLite", "CPostgreSQL")
    ]
    program = tmp_path / "town"
    command = ["swiftc", "-swift-version", "5", "-parse-as-library", "-module-name", "Town"]
    command += [part for flag in maps for part in flag.split("=", 1)]
    command += ["-I", modules, "-o", program]
    command += [tmp_path / "Town-colonnade" / "Sources" / "Town" / "TownApp.swift", *objects()]
    command += [f"-l{name}" for name in ("z", "websockets", "ev", "sqlite3", "pq")]
    compiled = subprocess.run(command, capture_output=True, text=True)
    assert compiled.returncode == 0, compiled.stderr
    return str(program)


def test_an_app_for_phones_runs_as_on_a_phone(town):
    with Server(program=town) as server:
        with Client(server) as client:
            assert client.state["view"]["detail"]["title"] == "Phone #if os(macOS)"
            client.call("tap", label="Mill")
            assert "In the Mill" in labels(client.state)
        assert server.stop() == (0, "", "")


def test_the_manifest_of_an_adopted_app_is_valid(tmp_path):
    folder = tmp_path / "A “town” \\ 2"
    (folder / "Data").mkdir(parents=True)
    (folder / "TownApp.swift").write_text(APP)
    (folder / "Data" / 'a "b".json').write_text("{}")
    output = tmp_path / "out"
    assert run("adopt", str(folder), "--output", str(output)).returncode == 0
    done = subprocess.run(
        ["swift", "package", "--package-path", output, "dump-package"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
