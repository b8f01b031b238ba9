import OrderedJSON

/// The reason that bytes are not a saved path.
public struct PathFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The cases that `DecodingError` has for the same mistakes.
  public enum Kind: Hashable, Sendable {
    /// The list ends after a tag, or contains `null` in place of a text.
    case valueNotFound
    /// The list contains something other than a text, or the JSON is not a list.
    case typeMismatch
    /// The bytes are not JSON.
    case dataCorrupted
  }

  /// The kind of mistake.
  public let kind: Kind
  /// The position of the mistake, in bytes from the start.
  public let offset: Int
  /// The form that was expected there.
  public let expected: Sentence

  /// The error as one sentence, in English.
  public var description: String { sentence.text.string }

  /// The error as one sentence.
  public var sentence: Sentence { "Expected \(expected) at byte \(offset) of the saved path." }
}
