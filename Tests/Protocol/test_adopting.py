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


def compiled(tmp_path, sources):
    """A program of adopted sources. The package is not built whole: that would take a minute."""
    modules = BUILT / "debug" / "Modules"
    libraries = ROOT / "Sources/Foundation/SystemLibraries"
    maps = [
        f"-Xcc=-fmodule-map-file={libraries}/{name}/module.modulemap"
        for name in ("CZlib", "CMalloc", "CEV", "CLibwebsockets", "CSQLite", "CPostgreSQL")
    ]
    program = tmp_path / "town"
    command = ["swiftc", "-swift-version", "5", "-parse-as-library", "-module-name", "Town"]
    command += [part for flag in maps for part in flag.split("=", 1)]
    command += ["-I", modules, "-o", program, *sources, *objects()]
    command += [f"-l{name}" for name in ("z", "websockets", "ev", "sqlite3", "pq")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return str(program)


@pytest.fixture
def town(tmp_path):
    """The adopted app's program."""
    built("Parks")
    folder = tmp_path / "Town"
    folder.mkdir()
    (folder / "TownApp.swift").write_text(APP)
    done = run("adopt", str(folder))
    assert done.returncode == 0, done.stderr
    assert (folder / "TownApp.swift").read_text() == APP
    return compiled(tmp_path, [tmp_path / "Town-colonnade" / "Sources" / "Town" / "TownApp.swift"])


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


PROJECT = """// !$*UTF8*$!
{
  objects = {
    P = {isa = PBXProject; mainGroup = G; targets = (T, ); buildConfigurationList = L; };
    L = {isa = XCConfigurationList; buildConfigurations = (D, ); };
    D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
      SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES; MARKETING_VERSION = 1.2;
      PRODUCT_BUNDLE_IDENTIFIER = com.example.town;
      ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES; }; };
    T = {isa = PBXNativeTarget; name = Town; fileSystemSynchronizedGroups = (S, );
      productType = "com.apple.product-type.application"; };
    G = {isa = PBXGroup; children = (S, ); sourceTree = "<group>"; };
    S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
  };
  rootObject = P;
}
"""

NAMED = """
import SwiftUI

@main
struct TownApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List {
          Image(.hero)
          Image(.Icons.home)
          Color(.brand)
          Text(.welcomeTitle)
          Text(.housesLeft(count: 3, "Mill")).foregroundStyle(.brand)
          Text(.Map.title)
          Text(Bundle.main.bundleIdentifier ?? "none")
          Text(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "none")
        }
        .navigationTitle("Names")
      }
    }
  }
}
"""

STRINGS = """{"sourceLanguage": "en", "version": "1.1", "strings": {
  "WELCOME_TITLE": {"extractionState": "manual", "localizations": {"en": {
    "stringUnit": {"state": "translated", "value": "Welcome to Town"}}}},
  "houses.left": {"extractionState": "manual", "localizations": {"en": {
    "stringUnit": {"state": "translated", "value": "%(count)lld houses of %@"}}}}
}}"""


@pytest.fixture
def named(tmp_path):
    """A project's app that uses the names of its assets, of its strings, and its Info.plist."""
    built("Parks")
    app = tmp_path / "Town" / "App"
    (app / "Assets.xcassets" / "hero.imageset").mkdir(parents=True)
    for name in ["hero.imageset", "Icons/home.imageset", "Brand.colorset"]:
        folder = app / "Assets.xcassets" / name
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "Contents.json").write_text("{}")
    namespace = '{"properties": {"provides-namespace": true}}'
    (app / "Assets.xcassets" / "Icons" / "Contents.json").write_text(namespace)
    (app / "TownApp.swift").write_text(NAMED)
    (app / "Localizable.xcstrings").write_text(STRINGS)
    map_strings = '{"sourceLanguage":"en","strings":{"title":{"extractionState":"manual"}}}'
    (app / "Map.xcstrings").write_text(map_strings)
    project = tmp_path / "Town" / "Town.xcodeproj"
    project.mkdir()
    (project / "project.pbxproj").write_text(PROJECT)
    done = run("adopt", str(tmp_path / "Town"))
    assert done.returncode == 0, done.stderr
    # SwiftPM adds this to a target with resources.
    bundle = tmp_path / "bundle.swift"
    bundle.write_text(
        "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n"
    )
    sources = sorted((tmp_path / "Town-colonnade" / "Sources" / "Town").rglob("*.swift"))
    return compiled(tmp_path, [bundle, *sources])


def test_a_projects_app_uses_names_of_assets_and_strings_and_its_info(named):
    with Server(program=named) as server:
        with Client(server) as client:
            assert client.state["view"]["detail"]["title"] == "Names"
            texts = labels(client.state)
            for text in [
                "Welcome to Town",
                "3 houses of Mill",
                "title",
                "com.example.town",
                "1.2",
            ]:
                assert text in texts, texts
        assert server.stop()[0] == 0
