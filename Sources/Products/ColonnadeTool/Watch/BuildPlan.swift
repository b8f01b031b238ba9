import Foundation
import Platform
import Serving

/// The way an author's package is built and its program is run.
struct BuildPlan {
  let package: WatchedPackage
  let scratch: String
  /// The options of `serve` that were given.
  private let served: [String]
  /// The port that was asked for; nil for the standard one.
  let port: Int?

  private static let folderName = "colonnade-watch"

  init(_ package: WatchedPackage, _ arguments: Arguments) throws(UsageError) {
    self.package = package
    scratch = Checkout.absolute(arguments.value("scratch-path") ?? "\(package.folder)/.build")
    port = try arguments.integer("port", in: 0...65_535)
    var served: [String] = []
    for option in WatchCommand.passed where option.name != "port" {
      for value in arguments.values[option.name] ?? [] {
        served.append(option.placeholder == nil ? "--\(option.name)" : "--\(option.name)=\(value)")
      }
    }
    let folder = "\(scratch)/\(Self.folderName)"
    if !arguments.has("database") {
      served.append("--database=\(folder)/\(package.product).db")
      // It can be created again from nothing.
      if !arguments.has("durability") { served.append("--durability=relaxed") }
    }
    if !arguments.has("sources") { served.append("--sources=\(package.folder)") }
    if !arguments.has("log-level") { served.append("--log-level=warning") }
    self.served = served
  }

  /// The arguments that swift is given.
  var build: [String] { buildWords + ["--product", package.product] }

  /// Those of the build that comes before the first one; nil if none has to.
  var moduleBuild: [String]? { package.moduleTarget.map { buildWords + ["--target", $0] } }

  private var buildWords: [String] {
    ["build", "--package-path", package.folder, "--scratch-path", scratch]
  }

  func options(port: Int?) -> [String] {
    served + (port.map { ["--port=\($0)"] } ?? [])
  }

  func announcement(of text: String) -> String {
    "\(text)\nSave a source in \(package.folder), and the app goes on where it is."
  }
}

extension BuildPlan {
  /// The path of the built program.
  var program: String { "\(scratch)/debug/\(package.product)" }

  /// The second name of the last live build, next to the first, so that the build finds its
  /// resources.
  private var kept: String { "\(scratch)/debug/\(package.product).live" }

  var lastGood: String? { Files.allows(X_OK, kept) ? kept : nil }

  /// Gives the program its second name.
  func saveLive() {
    _ = Files.remove(kept)
    if Files.link(program, to: kept) { return }
    try? FileManager.default.copyItem(atPath: program, toPath: kept)
  }

  func removeLive() { _ = Files.remove(kept) }

  /// The file attributes that distinguish one build from another.
  struct File: Equatable {
    let number: UInt64
    let size: Int
    let seconds: Int
    let nanoseconds: Int
  }

  var fileOfBuild: File? { Self.file(program) }
  var fileOfLive: File? { Self.file(kept) }

  private static func file(_ path: String) -> File? {
    Files.status(of: path).map {
      File(
        number: UInt64($0.st_ino), size: Int($0.st_size), seconds: $0.st_mtim.tv_sec,
        nanoseconds: $0.st_mtim.tv_nsec)
    }
  }
}
