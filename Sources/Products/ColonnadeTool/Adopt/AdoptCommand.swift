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
    let adoption = Adoption(
      of: folder, for: arguments.has("mac") ? .macOS : .iOS,
      colonnade: try Checkout.path(arguments.value("colonnade")))
    try adoption.package.write(to: output)
    for line in adoption.report { Tool.say(line) }
    Tool.say("swift run --package-path \(output)")
    return adoption.isIncomplete ? .failure : .success
  }

  private static func folder(_ name: String) throws(UsageError) -> String {
    guard let path = Files.resolve(name), FileKind.isFolder(path), path != "/" else {
      throw UsageError("\(name) is not a folder that can be read.")
    }
    return path
  }

  private static let help = """
    Creates a Linux package from an app's sources. The originals are not changed.

    Usage: colonnade adopt FOLDER [OPTION …]

    FOLDER contains the Swift sources of one app, as in an Xcode project. They are copied, and
    conditions are resolved as on iOS: #if os(iOS) becomes #if true /* os(iOS) */, so that line
    numbers stay the same. Code for os(Linux) is kept. Resources are copied too, and Bundle.main
    then becomes Bundle.module. Each change is listed, and each import of a module that is not
    available.

    \(HelpText.table(options))

    A package created by adopt is created again, unless someone changed it. Other files are never
    overwritten. Exits with 0 if everything was copied, 1 if something can't be read, 2 if nothing
    was done.
    """
}
