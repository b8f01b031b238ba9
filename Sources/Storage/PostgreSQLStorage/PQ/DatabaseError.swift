/// A failure of the database, or on the way to it.
struct DatabaseError: Error, Hashable, CustomStringConvertible {
  /// SQL's five letters and digits; empty if the server gave none.
  let state: String
  /// One line.
  let description: String

  init(state: String = "", _ message: String) {
    self.state = state
    let line = message.split(separator: "\n").first.map(String.init) ?? "no reason was given"
    let mark = line.range(of: "ERROR:  ") ?? line.range(of: "FATAL:  ")
    description = mark.map { String(line[$0.upperBound...]) } ?? line
  }

  /// True if the connection is gone, so that the outcome of the transaction is unknown.
  var isConnectionLoss: Bool {
    state.isEmpty || state.hasPrefix("08") || state.hasPrefix("57P")
  }

  /// Division by zero: how a group reports that it must not be written. See `BatchStatements`.
  var isFence: Bool { state == "22012" }

  /// The error while no caller waits for a database that was unreachable a moment ago.
  static let backingOff = DatabaseError("the database cannot be reached")
}

extension String {
  fileprivate func range(of text: String) -> Range<String.Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) {
        return index..<self.index(index, offsetBy: text.count)
      }
      index = self.index(after: index)
    }
    return nil
  }
}
