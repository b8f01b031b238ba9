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
      throw UsageError("Expected one name, for example Trails. See --help.")
    }
    try check(name)
    let folder = arguments.value("output") ?? name
    let asked = arguments.value("colonnade")
    let checkout = try Checkout.path(asked)
    let target = Checkout.absolute(folder)
    try check(name, in: target, beside: checkout)
    let isRelative = asked.map { !$0.hasPrefix("/") } ?? false
    let package = NewPackage(
      name: name, colonnade: isRelative ? Checkout.path(to: checkout, from: target) : checkout)
    try package.write(to: target)
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
  /// - Throws: one sentence if it cannot.
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
  }

  /// - Throws: one sentence if another module or package of the build has the name.
  private static func check(
    _ name: String, in folder: String, beside checkout: String
  ) throws(UsageError) {
    if taken.contains(name) || isTarget(name, of: checkout) {
      throw UsageError("“\(name)” is the name of a module that the app needs: choose another.")
    }
    // SwiftPM distinguishes packages by their folders' names, in lower case.
    let identity = (folder as NSString).lastPathComponent
    let others = [(checkout as NSString).lastPathComponent, "colonnade"]
    if others.contains(where: { $0.lowercased() == identity.lowercased() }) {
      throw UsageError(
        """
        SwiftPM confuses the folder “\(identity)” with Colonnade's: choose another name, or --output.
        """)
    }
  }

  /// Returns true if a target of the checkout has the name; targets lie in folders of Sources.
  private static func isTarget(_ name: String, of checkout: String) -> Bool {
    let sources = "\(checkout)/Sources"
    let floors = try? FileManager.default.contentsOfDirectory(atPath: sources)
    return (floors ?? []).contains { floor in
      FileManager.default.fileExists(atPath: "\(sources)/\(floor)/\(name)")
    }
  }

  /// Modules of the toolchain that the app, its test or what they are built of imports.
  private static let taken: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Dispatch", "DispatchIntrospection", "Glibc", "Musl",
    "SwiftGlibc", "CoreFoundation", "Testing", "XCTest", "Observation", "Synchronization",
    "Distributed", "RegexBuilder", "Builtin", "Cxx", "CxxStdlib", "Runtime", "PackageDescription",
    "PackagePlugin", "SwiftSyntax", "SwiftOnoneSupport", "SwiftRemoteMirror",
  ]

  private static let help = """
    Creates a starter package: an app with a split view and a deep link, and a test for it.

    Usage: colonnade new NAME [OPTION …]

    NAME starts with a capital letter. The package runs on Linux, and its sources on an iPhone too.

    \(HelpText.table(options))

    An existing non-empty folder is not touched. Exits with 0 if the package was created, otherwise
    2.
    """
}
