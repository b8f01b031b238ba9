import Platform

/// The functions that an app's code was in.
extension CrashReport {
  /// The author's functions, the innermost first, each with its file and line: all that the report
  /// has a source file for. Without debug information, the innermost functions of the program.
  package var stack: [String] {
    let frames = lines.compactMap(Frame.init)
    let placed = frames.compactMap { frame in
      authorsPlace(of: frame).map { "\(frame.function) (\($0))" }
    }
    let program = frames.filter { $0.image == frames.last?.image && $0.place == nil }
    let words = placed.isEmpty ? program.map(\.function) : placed
    return Array(words.withoutRepetitions.prefix(Self.maxFunctions))
  }

  /// True if the stack has functions of the program, not only of libraries.
  var reachesProgram: Bool { lines.compactMap(Frame.init).contains { !$0.image.contains(".so") } }

  /// True once Swift has written its report to the end.
  package var isComplete: Bool { lines.contains { $0.hasPrefix("Backtrace took ") } }

  private static let maxFunctions = 8

  private func authorsPlace(of frame: Frame) -> String? {
    guard let (file, line) = frame.place, Self.isAuthors(file) else { return nil }
    return Self.words(file, line)
  }

  /// A line of a backtrace.
  private struct Frame {
    let function: String
    let image: String
    let place: (file: Substring, line: Substring)?

    init?(_ line: Substring) {
      guard let match = line.firstMatch(of: Self.pattern) else { return nil }
      function = String(match.1.prefix(Self.maxCharacters))
      image = String(match.2)
      if let file = match.3, let line = match.4 { place = (file, line) } else { place = nil }
    }

    private static let maxCharacters = 160
    private static var pattern: Regex<(Substring, Substring, Substring, Substring?, Substring?)> {
      #/^ *\d+ +(?:\[\S+\] +)*0x[0-9a-f]+ (.+?)(?: \+ \d+)? in (\S+)(?: at (\/\S+):(\d+):\d+)?$/#
    }
  }
}

extension [String] {
  /// Without those that follow an equal one: code that calls itself.
  fileprivate var withoutRepetitions: [String] {
    var rest: [String] = []
    for word in self where word != rest.last { rest.append(word) }
    return rest
  }
}
