// swift-tools-version: 6.2
import PackageDescription

/// SwiftUI itself on Apple's platforms, Colonnade's product of that name on Linux.
let swiftUI = Target.Dependency.product(
  name: "SwiftUI", package: "colonnade", condition: .when(platforms: [.linux]))

let package = Package(
  name: "Museum",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "colonnade", path: "../..")],
  targets: [
    .executableTarget(name: "Museum", dependencies: [swiftUI]),
    .executableTarget(name: "Parks", dependencies: [swiftUI]),
    .executableTarget(name: "Diary", dependencies: [swiftUI]),
    .executableTarget(name: "Feed", dependencies: [swiftUI]),
  ],
  swiftLanguageModes: [.v5]
)
