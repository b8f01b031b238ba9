import Platform
import Serving

/// `colonnade watch`: an author's app, built again whenever a source is saved.
@MainActor
enum WatchCommand {
  static let options: [Option] =
    [
      Option("product", "NAME", help: "program to run (default: the only one)"),
      Option("scratch-path", "FOLDER", help: "folder to build in (default: .build in the package)"),
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
      throw UsageError("Expected one package. See --help.")
    }
    let package = try WatchedPackage(
      at: arguments.positionals.first ?? ".", product: arguments.value("product"))
    let plan = try BuildPlan(package, arguments)
    return try WatchSession(package, plan).run()
  }

  private static let help = """
    Builds and serves an app, and rebuilds it whenever a source file is saved. The new build repeats
    what was done so far and so returns to the same screen; open pages stay connected. While the
    sources don't compile, the last good build keeps running.

    Usage: colonnade watch [PACKAGE] [OPTION …]

    PACKAGE is the folder of its Package.swift; without it, the working directory.

    \(HelpText.table(options))

    Ctrl-C ends both. The status is 0, or 2 if there is no such package or program.
    """
}
