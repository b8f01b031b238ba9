/// The reason that bytes are not a saved path.
public struct PathFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The cases that `DecodingError` has for the same mistakes.
  public enum Kind: Hashable, Sendable {
    /// The list ends after a tag, or stands `null` for a text.
    case valueNotFound
    /// Something other than a text stands in the list, or no list at all.
    case typeMismatch
    /// The bytes are not JSON.
    case dataCorrupted
  }

  /// The kind of mistake.
  public let kind: Kind
  /// The position of the mistake, in bytes from the start.
  public let offset: Int
  /// The form that was expected there.
  public let expected: String

  /// The error as one sentence.
  public var description: String {
    "Expected \(expected) at byte \(offset) of the saved path."
  }
}
