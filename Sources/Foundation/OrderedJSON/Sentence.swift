/// A sentence for people: its words, and the values between them.
///
/// A reader in another language looks up the words and puts the values into the translation. So a
/// sentence is written as one literal, never put together from parts:
///
///     let sentence: Sentence = "The path has \(count) elements; the limit is \(limit)."
///     sentence.words  // The path has {0} elements; the limit is {1}.
///     sentence.text   // The path has 7 elements; the limit is 5.
public struct Sentence: Hashable, Sendable {
  /// The values, in the order of the literal.
  public let values: [Value]
  /// The text before each value, and the text after the last one.
  private let literals: [UTF8String]

  /// A value in a sentence.
  public indirect enum Value: Hashable, Sendable {
    /// A number, a name or a text that is the same in every language.
    case text(UTF8String)
    /// A part that is translated itself.
    case sentence(Sentence)
  }

  /// Creates a sentence from words that have no translation.
  public init(verbatim text: UTF8String) {
    literals = ["", ""]
    values = [.text(text)]
  }

  /// The literal, with `{0}`, `{1}` and so on in place of the values: the key of its translations.
  public var words: UTF8String { filled { index, _ in "{\(index)}" } }

  /// The sentence in English.
  public var text: UTF8String { filled { _, value in value.text } }

  private func filled(_ place: (Int, Value) -> UTF8String) -> UTF8String {
    var text = ""
    for (index, literal) in literals.enumerated() {
      text += literal.string
      if index < values.count { text += place(index, values[index]).string }
    }
    return UTF8String(text)
  }
}

extension Sentence.Value {
  /// The value in English.
  public var text: UTF8String {
    switch self {
    case .text(let text): text
    case .sentence(let sentence): sentence.text
    }
  }
}

extension Sentence: CustomStringConvertible {
  /// The sentence in English.
  public var description: String { text.string }
}

extension Sentence: ExpressibleByStringInterpolation {
  /// The parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var literals = [""]
    fileprivate var values: [Value] = []

    /// Creates an interpolation without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      values.reserveCapacity(interpolationCount)
    }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { literals[values.count] += literal }

    /// Adds a value that is the same in every language.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append(.text(UTF8String(describing: value)))
    }

    /// Adds a part that is translated itself.
    public mutating func appendInterpolation(_ sentence: Sentence) { append(.sentence(sentence)) }

    private mutating func append(_ value: Value) {
      values.append(value)
      literals.append("")
    }
  }

  /// Creates a sentence without values.
  public init(stringLiteral words: String) {
    literals = [UTF8String(words)]
    values = []
  }

  /// Creates a sentence from the parts of a literal.
  public init(stringInterpolation parts: StringInterpolation) {
    literals = parts.literals.map { UTF8String($0) }
    values = parts.values
  }
}

extension Sentence {
  /// The sentence as `{"words":…,"values":[…]}`; nil if it has no translation.
  ///
  /// A value is a string, or such an object.
  public var json: JSONValue? {
    if words == Self.onlyValue { return nil }
    var object: JSONObject = ["words": .string(words)]
    if !values.isEmpty { object["values"] = .array(values.map(\.json)) }
    return .object(object)
  }

  private static let onlyValue: UTF8String = "{0}"
}

extension Sentence.Value {
  fileprivate var json: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .sentence(let sentence): sentence.json ?? .string(sentence.text)
    }
  }
}
