import OrderedJSON

/// The errors that the compiler and the package manager report.
package struct CompilerOutput {
  /// One error; without a place if it is about no line of a file.
  package struct Mistake: Hashable {
    package let file: String?
    package let line: Int?
    package let column: Int?
    package let message: String

    package init(
      file: String? = nil, line: Int? = nil, column: Int? = nil, message: String
    ) {
      (self.file, self.line, self.column, self.message) = (file, line, column, message)
    }
  }

  /// The errors without duplicates, in order, at most `most`.
  package private(set) var mistakes: [Mistake] = []

  package static let most = 50

  /// Reads lines such as `/a/Parks.swift:12:5: error: cannot find ‘pork’ in scope`.
  ///
  /// - Parameter folder: the package's; files below it are named from there.
  package init(_ text: String, in folder: String) {
    var seen: Set<Mistake> = []
    for line in text.split(whereSeparator: \.isNewline) where mistakes.count < Self.most {
      guard let mistake = Self.mistake(in: String(line), folder) else { continue }
      if seen.insert(mistake).inserted { mistakes.append(mistake) }
    }
    let placed = mistakes.filter { $0.file != nil }
    // Those without a place only sum the others up.
    if !placed.isEmpty { mistakes = placed }
  }

  private static func mistake(in line: String, _ folder: String) -> Mistake? {
    for word in ["error: ", "fatal error: "] {
      if line.hasPrefix(word) { return Mistake(message: String(line.dropFirst(word.count))) }
      guard let found = line.range(of: ": \(word)") else { continue }
      let message = String(line[found.upperBound...])
      let parts = line[..<found.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let row = Int(parts[parts.count - 2]), row > 0,
        let column = Int(parts[parts.count - 1]), line.hasPrefix("/")
      else { continue }
      let path = parts.dropLast(2).joined(separator: ":")
      return Mistake(
        file: path.isBelow(folder) ? String(path.dropFirst(folder.count + 1)) : path, line: row,
        column: max(column, 1), message: message)
    }
    return nil
  }
}

extension CompilerOutput.Mistake {
  package var json: JSONValue {
    var members: JSONObject = [:]
    if let file { members["file"] = .string(UTF8String(file)) }
    if let line { members["line"] = .number(.init(line)) }
    if let column { members["column"] = .number(.init(column)) }
    members["message"] = .string(UTF8String(message))
    return .object(members)
  }
}

extension CompilerOutput.Mistake: CustomStringConvertible {
  package var description: String {
    guard let file, let line, let column else { return message }
    return "\(file):\(line):\(column): \(message)"
  }
}

extension String {
  /// True for the path of something inside a folder.
  package func isBelow(_ folder: String) -> Bool { hasPrefix(folder + "/") }
}
