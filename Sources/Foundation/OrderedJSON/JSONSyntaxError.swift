/// The first place where a text stops being JSON, and what was expected there.
public struct JSONSyntaxError: Error, Hashable {
  /// Bytes before it.
  public let offset: Int
  /// Counted from 1; a line ends with a line feed.
  public let line: Int
  /// Counted from 1, in bytes of UTF-8.
  public let column: Int
  /// The form that was expected there, as the end of a sentence: "a digit".
  public let expected: Sentence

  /// Creates an error about one byte.
  public init(offset: Int, line: Int, column: Int, expected: Sentence) {
    self.offset = offset
    self.line = line
    self.column = column
    self.expected = expected
  }

  /// Looks up the line and column of an offset.
  init(at offset: Int, in bytes: borrowing Span<UInt8>, expected: Sentence) {
    var line = 1
    var lineStart = 0
    for index in 0..<offset where bytes[index] == .newline {
      line += 1
      lineStart = index + 1
    }
    self.init(offset: offset, line: line, column: offset - lineStart + 1, expected: expected)
  }
}

extension JSONSyntaxError: CustomStringConvertible {
  /// One plain sentence, without a full stop.
  public var description: String { sentence.text.string }

  /// The error as a part of a sentence.
  public var sentence: Sentence { "expected \(expected) at line \(line), column \(column)" }
}
