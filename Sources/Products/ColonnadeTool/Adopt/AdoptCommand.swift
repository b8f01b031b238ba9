import Foundation
import Platform
import Serving

/// `colonnade adopt`: a package for this system, created from an app's sources.
@MainActor
enum AdoptCommand {
  static let options: [Option] = [
    Option("output", "DIR", help: "folder of the package (default: FOLDER-colonnade)"),
    Checkout.option,
    Option("mac", help: "rewrite conditions as for macOS, not iOS"),
    Option("target", "NAME", help: "target of the Xcode project (default: its app)"),
    Option("help", help: "show this"),
  ]

  static func run(_ words: [String]) throws -> Tool.Status {
    guard let arguments = try Tool.arguments(of: words, options, help: help) else {
      return .success
    }
    guard let name = arguments.positionals.first, arguments.positionals.count == 1 else {
      throw UsageError("Expected one folder of sources. See --help.")
    }
    let folder = try folder(name)
    let output = Checkout.absolute(arguments.value("output") ?? "\(folder)-colonnade")
    if "\(output)/".hasPrefix("\(folder)/") {
      throw UsageError("The package can't be created in \(folder), which is not changed.")
    }
    let platform: AdoptedPlatform = arguments.has("mac") ? .macOS : .iOS
    let adoption = Adoption(
      of: folder, for: platform, colonnade: try Checkout.path(arguments.value("colonnade")),
      target: try target(arguments.value("target"), in: folder, for: platform))
    try adoption.package.write(to: output)
    for line in adoption.report { Tool.say(line) }
    Tool.say(adoption.package.commands(in: output))
    return adoption.isIncomplete ? .failure : .success
  }

  private static func folder(_ name: String) throws(UsageError) -> String {
    guard let path = Files.resolve(name), FileKind.isFolder(path), path != "/" else {
      throw UsageError("\(name) is not a folder that can be read.")
    }
    return path
  }

  /// The target of the project in a folder, or in the one around it; nil if there is no project.
  private static func target(
    _ name: String?, in folder: String, for platform: AdoptedPlatform
  ) throws(UsageError) -> ProjectTarget? {
    let around = (folder as NSString).deletingLastPathComponent
    let inside = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let folders = [folder] + inside.sorted().map { "\(folder)/\($0)" } + [around]
    let target = folders.lazy.compactMap(XcodeProject.find)
      .compactMap { ProjectTarget(named: name, of: $0, for: platform) }
      .first { $0.hasFiles(in: folder) }
    if let name, target == nil {
      throw UsageError("There is no Xcode project with a target “\(name)” in \(folder).")
    }
    return target
  }

  private static let help = """
    Creates a Linux package from an app's sources. The originals are not changed.

    Usage: colonnade adopt FOLDER [OPTION …]

    FOLDER contains the Swift sources of one app, as in an Xcode project. They are copied, and
    conditions are resolved as on iOS: #if os(iOS) becomes #if true /* os(iOS) */, so that line
    numbers stay the same. Code for os(Linux) is kept. Resources are copied too, and Bundle.main
    then becomes Bundle.module. Each change is listed, and each import of a module that is not
    available.

    If there is a project in FOLDER, or beside it, only the files of its app's target are copied,
    and its Swift settings and Info.plist are kept. The names of assets and of strings become Swift
    code, as in Xcode: Image(.hero), Color(.brand), Text(.welcome).

    \(HelpText.table(options))

    A package created by adopt is created again, unless someone changed it. Other files are never
    overwritten. Exits with 0 if everything was copied, 1 if something can't be read, 2 if nothing
    was done.
    """
}
