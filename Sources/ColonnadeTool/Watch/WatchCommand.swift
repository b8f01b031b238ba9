import Platform
import Serving

/// `colonnade watch`: an author's app, built anew whenever a source is saved.
@MainActor
enum WatchCommand {
  static let options: [Option] =
    [
      Option("product", "NAME", help: "the program of the package (the only one)"),
      Option("scratch-path", "FOLDER", help: "folder to build in (.build in the package)"),
    ] + passed + [Option("help", help: "show this")]

  /// The options of `serve` that the app gets.
  nonisolated static let passed = ServeOptions.options.filter { !notPassed.contains($0.name) }

  private nonisolated static let notPassed: Set<String> = [
    "help", "ephemeral", "watched", "plain-page",
  ]

  static func run(_ words: [String]) throws -> Tool.Status {
    guard let arguments = try Tool.arguments(of: words, options, help: help) else {
      return .success
    }
    if arguments.positionals.count > 1 {
      throw UsageError("Expected one package. --help tells more.")
    }
    let package = try WatchedPackage(
      at: arguments.positionals.first ?? ".", product: arguments.value("product"))
    let plan = try BuildPlan(package, arguments)
    return try Workshop(package, plan).run()
  }

  private static let help = """
    Builds an app, serves it, and builds it anew whenever a source is saved. The new build does again what
    had been done, and so comes back to where it was; open pages stay. While it does not compile, the last
    good build goes on.

    Usage: colonnade watch [PACKAGE] [OPTION …]

    PACKAGE is the folder of its Package.swift; without it, the working directory.

    \(HelpText.table(options))

    Ctrl-C ends both. The status is 0, or 2 if there is no such package or program.
    """
}
