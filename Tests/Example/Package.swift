// swift-tools-version: 6.2
import PackageDescription

/// SwiftUI itself on Apple's platforms, Colonnade's product with the same name on Linux.
let swiftUI = Target.Dependency.product(
  name: "SwiftUI", package: "colonnade", condition: .when(platforms: [.linux]))

/// As with Xcode, a file that imports only Foundation finds Combine, Observation and URLSession.
let foundation: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-import-module", "-Xfrontend", "FoundationExports"],
    .when(platforms: [.linux]))
]

/// Tests of the navigation run on Linux.
let testing = Target.Dependency.product(
  name: "NavigationTesting", package: "colonnade", condition: .when(platforms: [.linux]))

let package = Package(
  name: "Museum",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "colonnade", path: "../..")],
  targets: [
    .executableTarget(
      name: "Museum", dependencies: [swiftUI],
      resources: [.process("Localizable.xcstrings"), .copy("Assets.xcassets")],
      swiftSettings: foundation),
    .executableTarget(name: "Parks", dependencies: [swiftUI], swiftSettings: foundation),
    .testTarget(name: "ParksTests", dependencies: ["Parks", testing]),
    .testTarget(
      name: "MuseumTests", dependencies: ["Museum", testing], exclude: ["Snapshots"]),
    .testTarget(name: "HostileTests", dependencies: ["Hostile", testing]),
    .executableTarget(name: "Diary", dependencies: [swiftUI], swiftSettings: foundation),
    .executableTarget(name: "Rooms", dependencies: [swiftUI], swiftSettings: foundation),
    .executableTarget(name: "Feed", dependencies: [swiftUI], swiftSettings: foundation),
    .executableTarget(name: "Hostile", dependencies: [swiftUI], swiftSettings: foundation),
  ],
  swiftLanguageModes: [.v5]
)
