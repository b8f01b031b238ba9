import OrderedJSON

/// The language and region that a device is set to: `fr_CH`, `ja`; by default, the server's.
public struct DeviceLocale: Hashable, Sendable {
  /// An identifier for `Locale`; empty for the server's.
  public let identifier: UTF8String

  /// The server's own.
  public static let server = DeviceLocale(checked: "")

  private init(checked identifier: UTF8String) {
    self.identifier = identifier
  }

  /// Creates a locale; nil if the text cannot be an identifier.
  public init?(_ identifier: UTF8String) {
    let bytes = identifier.utf8
    guard bytes.count <= Self.maxLength, bytes.allSatisfy(\.isInIdentifier) else { return nil }
    self.identifier = identifier
  }

  /// The longest identifier in bytes.
  static let maxLength = 35
}

extension UInt8 {
  fileprivate var isInIdentifier: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension DeviceLocale: ScalarStateValue {
  /// The form as JSON Schema.
  package static var schema: JSONValue {
    ["type": "string", "pattern": "^[A-Za-z0-9_-]{0,35}$", "examples": ["fr_CH"]]
  }
  /// The form in words, as the end of “Expected …”.
  package static var expectation: Sentence { "a locale, for example fr_CH" }

  /// Reads the value; nil for any other JSON.
  package init?(json: JSONValue) {
    guard let text = json.stringValue, let locale = DeviceLocale(text) else { return nil }
    self = locale
  }

  /// The value as JSON.
  package var json: JSONValue { .string(identifier) }

  /// Writes the value as JSON.
  package func append(to writer: inout JSONWriter) { writer.append(string: identifier) }
}
