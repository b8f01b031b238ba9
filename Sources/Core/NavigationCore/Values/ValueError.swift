import OrderedJSON

/// The reason that a value of a message is not an element of a path.
public struct ValueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A kind of mistake.
  public enum Kind: Hashable, Sendable {
    /// The tag is not registered, and unknown types are refused here.
    case unknownType
    /// The type is known, and the value is not one of it.
    case valueMismatch
    /// The value is neither a bare scalar nor a tagged object.
    case malformed
  }

  /// The kind of mistake.
  public let kind: Kind
  /// One plain sentence that says what was expected.
  public let sentence: Sentence
  /// The place of the mistake, as a JSON pointer (RFC 6901) that starts at the value: `/value/name`.
  public let pointer: UTF8String

  /// Creates an error about one value.
  public init(_ kind: Kind, _ sentence: Sentence, at pointer: UTF8String = "") {
    self.kind = kind
    self.sentence = sentence
    self.pointer = pointer
  }

  /// The sentence in English.
  public var message: UTF8String { sentence.text }

  /// The sentence in English.
  public var description: String { message.string }
}
