import Foundation
import Platform
import Serving

/// `colonnade new`: a package to begin with, which runs and whose test passes.
@MainActor
enum NewCommand {
  static let options: [Option] = [
    Option("output", "DIR", help: "folder of the package (default: NAME)"),
    Checkout.option,
    Option("help", help: "show this"),
  ]

  static func run(_ words: [String]) throws -> Tool.Status {
    guard let arguments = try Tool.arguments(of: words, options, help: help) else {
      return .success
    }
    guard let name = arguments.positionals.first, arguments.positionals.count == 1 else {
      throw UsageError("Expected one name, such as Trails. --help tells more.")
    }
    try check(name)
    let folder = arguments.value("output") ?? name
    let package = NewPackage(
      name: name, colonnade: try Checkout.path(arguments.value("colonnade")))
    try package.write(to: Checkout.absolute(folder))
    Tool.say(
      """
      \(folder) is a package with one app and its test. Now:
        swift run --package-path \(folder)     serves it and prints the link to its page
        swift test --package-path \(folder)    runs its test
      """)
    return .success
  }

  /// A name serves as a module, a type and, in small letters, as a URL's scheme.
  ///
  /// - Throws: one sentence, where it cannot.
  private static func check(_ name: String) throws(UsageError) {
    let letters = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: false
      }
    }
    guard letters, let first = name.utf8.first, first >= UInt8(ascii: "A"), name.utf8.count <= 40,
      first <= UInt8(ascii: "Z")
    else {
      throw UsageError(
        "“\(name)” cannot name an app: expected at most 40 letters and digits, a capital first.")
    }
    if taken.contains(name) {
      throw UsageError("“\(name)” is the name of a module that the app needs: choose another.")
    }
  }

  /// Modules that the app, or what it is built of, imports.
  private static let taken: Set<String> = [
    "SwiftUI", "Swift", "Foundation", "Colonnade", "Combine", "Testing", "NavigationTesting",
    "Observation", "NavigationUI", "NavigationCore", "UIKit", "AppKit", "SwiftData", "MapKit",
    "Inert", "Gallery", "Platform", "Serving", "Sessions", "Sandbox", "Transport", "Dispatch",
  ]

  private static let help = """
    Makes a package to begin with: an app with a split view and a deep link, and a test of it.

    Usage: colonnade new NAME [OPTION …]

    NAME begins with a capital. The package runs on Linux, and its sources on an iPhone too.

    \(HelpText.table(options))

    A folder that holds anything is left alone. The status is 0 if the package was made, 2 if not.
    """
}
