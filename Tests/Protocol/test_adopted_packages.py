"""An adopted app with a package that imports SwiftUI without depending on Colonnade."""

import subprocess

from server_process import run

# A checkout with the names of the real one, which would take a minute to build.
COLONNADE = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "colonnade",
  products: [.library(name: "SwiftUI", targets: ["SwiftUI", "FoundationExports"])],
  targets: [
    .systemLibrary(name: "CBase", path: "Sources/Foundation/SystemLibraries/CBase"),
    .target(name: "Base", dependencies: ["CBase"]),
    .target(name: "SwiftUI", dependencies: ["Base"]),
    .target(name: "FoundationExports"),
  ])
"""
ROADS = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Roads", products: [.library(name: "Roads", targets: ["Roads"])],
  targets: [.target(name: "Roads")])
"""
PROJECT = """// !$*UTF8*$!
{
  objects = {
    P = {isa = PBXProject; mainGroup = G; targets = (T, ); packageReferences = (R, ); };
    R = {isa = XCLocalSwiftPackageReference; relativePath = ../Roads; };
    D = {isa = XCSwiftPackageProductDependency; productName = Roads; };
    T = {isa = PBXNativeTarget; name = Town; fileSystemSynchronizedGroups = (S, );
      productType = "com.apple.product-type.application"; packageProductDependencies = (D, ); };
    G = {isa = PBXGroup; children = (S, ); sourceTree = "<group>"; };
    S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
  };
  rootObject = P;
}
"""
FILES = {
    "colonnade/Package.swift": COLONNADE,
    "colonnade/Sources/Foundation/SystemLibraries/CBase/module.modulemap": """
module CBase { header "base.h" }
""",
    "colonnade/Sources/Foundation/SystemLibraries/CBase/base.h": "typedef int base;",
    "colonnade/Sources/Base/Base.swift": """
import CBase
public struct Base { public init() {} }
""",
    "colonnade/Sources/SwiftUI/SwiftUI.swift": """
@_exported import Base
public struct Words { public let base = Base(); public init() {} }
""",
    "colonnade/Sources/FoundationExports/Exports.swift": "@_exported import Foundation",
    "Roads/Package.swift": ROADS,
    "Roads/Sources/Roads/Roads.swift": """
#if canImport(SwiftUI)
import SwiftUI
public func road() -> String { "a road of \\(Words())" }
#else
public func road() -> String { "no road" }
#endif
""",
    "Town/Town.xcodeproj/project.pbxproj": PROJECT,
    "Town/App/Town.swift": """
import Roads
import SwiftUI

@main struct Town { static func main() { print(road()) } }
""",
}


def test_the_printed_command_builds_a_package_that_imports_swiftui_by_itself(tmp_path):
    for name, text in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    done = run("adopt", str(tmp_path / "Town"), "--colonnade", str(tmp_path / "colonnade"))
    assert done.returncode == 0, done.stderr
    command = done.stdout.decode().splitlines()[-1]
    assert "--target AppleModules && swift run" in command
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1] == "a road of Words(base: Base.Base())"
