import Serving
import WireProtocol

/// The manual page, in the form that `man` reads.
struct ManualPage {
  let commands: [Tool.Command]

  var text: String {
    let version = Hello.serverName.replacing("/", with: " ")
    return """
      .TH COLONNADE 1 "" "\(version)" "User Commands"
      .SH NAME
      colonnade \\- SwiftUI navigation, off the device
      .SH SYNOPSIS
      .B colonnade
      .I COMMAND
      [\\fIOPTION\\fR ...]
      .SH DESCRIPTION
      Keeps the navigation of SwiftUI apps on a server, shows it in a browser, and lets scripts drive it over a
      WebSocket.
      .SH COMMANDS
      \(commands.map(section).joined(separator: "\n"))
      .SH FILES
      .TP
      .I ~/.local/state/colonnade
      The databases in which sessions are kept.
      .SH EXIT STATUS
      0 on success, 1 if something failed, 2 if the command line is wrong.
      .B colonnade COMMAND \\-\\-help
      describes each command.
      """
  }

  private func section(_ command: Tool.Command) -> String {
    let options = command.options.map { option in
      let value = option.placeholder.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
      return """
        .TP
        \\fB\\-\\-\(Self.escaped(option.name))\\fR\(value)
        \(Self.escaped(option.help))
        """
    }
    return ([".SS \(Self.escaped(command.name))", Self.escaped(command.summary)] + options).joined(
      separator: "\n")
  }

  /// A line of text: nothing in it is a request or an escape of the formatter's.
  private static func escaped(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
