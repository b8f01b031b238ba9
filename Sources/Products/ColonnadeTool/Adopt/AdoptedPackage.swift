import Foundation
import Platform
import Serving

/// A package that is written next to sources: a copy of them, with a manifest.
struct AdoptedPackage {
  let module: String
  let colonnade: String
  let origin: String
  var settings = SwiftSettings()
  /// The packages of others that it depends on.
  var packages = ProjectPackages()
  /// The files that become resources, by their paths in the target.
  var resources: [String] = []
  /// The files' bytes, by their paths in the package.
  private(set) var files: [String: [UInt8]] = [:]

  init(module: String, colonnade: String, origin: String) {
    self.module = module
    self.colonnade = colonnade
    self.origin = origin
  }

  mutating func add(_ bytes: [UInt8], at path: String) {
    files["Sources/\(module)/\(path)"] = bytes
  }

  /// Writes the package, in place of one that was written before.
  ///
  /// - Throws: one sentence if a file is in the way, and then nothing has been written.
  func write(to folder: String) throws(UsageError) {
    let list = WrittenFiles(in: folder)
    if let obstacle = list.obstacle { throw UsageError(obstacle) }
    var files = files
    files["Package.swift"] = Array(manifest.utf8)
    if !packages.products.isEmpty {
      files["Sources/\(Self.moduleTargetName)/\(Self.moduleTargetName).swift"] = Array(
        "// Built before the packages that import Apple's modules without depending on them.\n".utf8
      )
    }
    do {
      try list.remove()
      for (path, bytes) in files { try Self.write(bytes, to: "\(folder)/\(path)") }
      try list.record(files)
    } catch {
      throw UsageError("\(folder) cannot be written.")
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    let parent = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: path))
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    // Made by colonnade adopt of \(Self.inComment(origin)), and made again by it.
    import PackageDescription

    let package = Package(
      name: \(Checkout.quoted(module)),\(localization)
      platforms: [.iOS(.v17), .macOS(.v14)],
      dependencies: [
        .package(name: "colonnade", path: \(Checkout.quoted(colonnade)))\(packageList)
      ],
      targets: [\(moduleTarget)
        .executableTarget(
          name: \(Checkout.quoted(module)),
          dependencies: [
            .product(name: "SwiftUI", package: "colonnade", condition: .when(platforms: [.linux]))\(productList)
          ]\(resourceList),
          swiftSettings: [
            .unsafeFlags(
              ["-Xfrontend", "-import-module", "-Xfrontend", "FoundationExports"],
              .when(platforms: [.linux]))\(settingList)
          ])
      ],
      swiftLanguageModes: [.\(settings.languageMode)]
    )

    """
  }

  private var packageList: String { packages.dependencies.map { ",\n    \($0)" }.joined() }

  private var productList: String { packages.products.map { ",\n        \($0)" }.joined() }

  /// SwiftPM does not know that packages of others need Apple's modules, so that these have to be
  /// built first: by their name as a target.
  private var moduleTarget: String {
    if packages.products.isEmpty { return "" }
    return """

          .target(
            name: "\(Self.moduleTargetName)",
            dependencies: [
              .product(name: "SwiftUI", package: "colonnade", condition: .when(platforms: [.linux]))\(objectiveC)
            ]),
      """
  }

  private var objectiveC: String {
    if !packages.needsObjectiveC { return "" }
    let name = #".product(name: "ObjectiveC", package: "colonnade", "#
    return ",\n        \(name)condition: .when(platforms: [.linux]))"
  }

  static let moduleTargetName = "AppleModules"

  /// The commands that build and run the package.
  func commands(in folder: String) -> String {
    let run = "swift run --package-path \(folder)"
    if packages.products.isEmpty { return run }
    let modules = "swift build --package-path \(folder) --target \(Self.moduleTargetName)"
    return "export CPATH=\(Checkout.moduleMaps(of: colonnade)) && \(modules) && \(run)"
  }

  /// A package with localized resources has to name a language.
  private var localization: String {
    resources.contains { $0.contains(".lproj/") } ? "\n  defaultLocalization: \"en\"," : ""
  }

  private var settingList: String {
    settings.entries.map { ",\n        \($0)" }.joined()
  }

  private var resourceList: String {
    if resources.isEmpty { return "" }
    let lines = resources.map { path in
      "        \(path.hasSuffix(".xcassets") ? ".copy" : ".process")(\(Checkout.quoted(path)))"
    }
    return ",\n      resources: [\n\(lines.joined(separator: ",\n")),\n      ]"
  }

  private static func inComment(_ text: String) -> String { text.replacing("\n", with: " ") }
}

/// The list of the files that `adopt` has written in a folder, with a checksum of each.
struct WrittenFiles {
  private static let name = ".colonnade-adopted"
  private let folder: String
  private let sums: [String: UInt32]?

  init(in folder: String) {
    self.folder = folder
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(Self.name)") else {
      sums = nil
      return
    }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    sums = lines.reduce(into: [:]) { sums, line in
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2, let sum = UInt32(parts[0]) { sums[String(parts[1])] = sum }
    }
  }

  /// The reason why nothing can be written; nil if writing is allowed.
  var obstacle: String? {
    guard let sums else {
      let there = try? FileManager.default.contentsOfDirectory(atPath: folder)
      if there == nil && FileManager.default.fileExists(atPath: folder) {
        return "\(folder) is not a folder that can be read."
      }
      return there?.isEmpty == false
        ? "\(folder) holds files that adopt has not written. --output names another folder." : nil
    }
    let changed = sums.keys.sorted().first { path in
      let data = FileManager.default.contents(atPath: "\(folder)/\(path)")
      return data.map { Self.sum(Array($0)) != sums[path] } ?? false
    }
    return changed.map { "\(folder)/\($0) was changed since adopt wrote it: move it away first." }
  }

  /// Removes what was written; files that others put next to it stay.
  func remove() throws {
    for path in sums?.keys.sorted() ?? [] {
      let file = "\(folder)/\(path)"
      if FileManager.default.fileExists(atPath: file) {
        try FileManager.default.removeItem(atPath: file)
      }
    }
  }

  func record(_ files: [String: [UInt8]]) throws {
    let lines = files.keys.sorted().map { "\(Self.sum(files[$0] ?? [])) \($0)\n" }
    try Data(lines.joined().utf8).write(to: URL(filePath: "\(folder)/\(Self.name)"))
  }

  private static func sum(_ bytes: [UInt8]) -> UInt32 {
    var sum = CRC32()
    sum.add(bytes)
    return sum.value
  }
}
