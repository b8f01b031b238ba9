import Serving

/// `colonnade completions` and `colonnade manual`: what an installation puts beside the program, made of
/// the one table of commands and options.
@MainActor
enum ShellCommands {
  static let options = [Option("help", help: "show this")]

  static func completions(_ words: [String]) throws -> Tool.Status {
    guard let arguments = try Tool.arguments(of: words, options, help: completionsHelp) else {
      return .success
    }
    guard let shell = arguments.positionals.first.flatMap(Shell.init),
      arguments.positionals.count == 1
    else { throw UsageError("Expected bash, zsh or fish. See --help.") }
    Tool.say(Completions(commands: Tool.commands).text(for: shell))
    return .success
  }

  static func manual(_ words: [String]) throws -> Tool.Status {
    guard let arguments = try Tool.arguments(of: words, options, help: manualHelp) else {
      return .success
    }
    guard arguments.positionals.isEmpty else {
      throw UsageError("“manual” takes no arguments.")
    }
    Tool.say(ManualPage(commands: Tool.commands).text)
    return .success
  }

  private static let completionsHelp = """
    Prints shell completions for colonnade.

    Usage: colonnade completions bash|zsh|fish

    \(HelpText.table(options))

    `make install` installs all three. For the current shell only:
      source <(colonnade completions bash)
    """

  private static let manualHelp = """
    Prints the manual page in the format of `man`.

    Usage: colonnade manual

    \(HelpText.table(options))

      colonnade manual | man -l -
    """
}

/// A shell that completes words.
enum Shell: String {
  case bash, zsh, fish
}
