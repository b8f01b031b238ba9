import Foundation
import Glibc
import Platform

/// The end of a program, as its standard error describes it: Swift's message and backtrace.
package struct CrashReport {
  let lines: [Substring]

  package init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline)
  }

  /// The reason for the end, in a sentence: what Swift said of it, if it did.
  package func reason(of ending: ChildProcess.Ending) -> String {
    if ending != .killed(signal: SIGKILL), let message {
      return String(message.prefix(Self.maxCharacters))
    }
    if depth > Self.overflowDepth {
      return "The stack is full: a body or function calls itself without end."
    }
    if let crash = lines.lazy.compactMap({ $0.firstMatch(of: Self.crash)?.1 }).last {
      return "\(crash)."
    }
    switch ending {
    case .exited(let status): return "It ended with the status \(status)."
    case .killed(let signal): return "It was ended by the signal \(signal)."
    }
  }

  /// The place in the author's sources, as file and line; nil if nothing says it.
  package var location: String? {
    for line in lines {
      guard let match = line.firstMatch(of: Self.place), Self.isAuthors(match.1) else { continue }
      return Self.words(match.1, match.2)
    }
    return nil
  }

  /// True of a file of this machine that is no part of Colonnade.
  static func isAuthors(_ file: Substring) -> Bool {
    !file.hasPrefix(ownSources) && Files.allows(R_OK, String(file))
  }

  static func words(_ file: Substring, _ line: Substring) -> String {
    "\(file.split(separator: "/").last ?? ""):\(line)"
  }

  /// The message of Swift, in the last lines before its report of the signal.
  private var message: Substring? {
    let end = lines.lastIndex { $0.contains("*** Signal ") } ?? lines.endIndex
    return lines[..<end].suffix(Self.messageLines).last { $0.contains(Self.trap) }
  }

  private static let messageLines = 3
  private static var trap: Regex<Substring> {
    #/^(?:\S+: )?(?:Fatal error|Precondition failed|Assertion failed|error)(?:: |$)/#
  }

  /// The number of the outermost frame.
  private var depth: Int {
    lines.lazy.compactMap { $0.firstMatch(of: Self.frame).flatMap { Int($0.1) } }.max() ?? 0
  }

  private static let maxCharacters = 300
  /// More frames than code has that ends.
  private static let overflowDepth = 5_000
  /// The folder of Colonnade's own sources, when it was built.
  private static let ownSources = #filePath.components(separatedBy: "/Server/Launch/")[0] + "/"

  /// The place in a line of a backtrace.
  private static var place: Regex<(Substring, Substring, Substring)> {
    #/ at (/\S+\.swift):(\d+)/#
  }

  private static var frame: Regex<(Substring, Substring)> { #/^ *(\d+) .*0x[0-9a-f]{8}/# }

  private static var crash: Regex<(Substring, Substring)> {
    #/Program crashed: (.+?)(?: at 0x[0-9a-f]+)?(?: \*\*\*)?$/#
  }
}
