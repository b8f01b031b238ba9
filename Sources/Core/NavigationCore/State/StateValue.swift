import OrderedJSON

/// A value of the state with one JSON form, in documents and in saved data.
package protocol StateValue: Hashable, Sendable {
  /// The form as JSON Schema.
  static var schema: JSONValue { get }

  /// The form in words, as the end of “Expected …”.
  static var expectation: Sentence { get }

  /// The value as JSON.
  var json: JSONValue { get }

  /// Writes the value as JSON.
  func append(to writer: inout JSONWriter)

  /// Reads a value; it is unchanged if none can be read.
  ///
  /// - Parameters:
  ///   - json: nil if the value is absent.
  ///   - pointer: the value's place in the document.
  ///   - reader: collects the mistakes.
  mutating func read(_ json: JSONValue?, at pointer: UTF8String, by reader: inout StateReader)
}

/// A value that is read whole or not at all.
package protocol ScalarStateValue: StateValue {
  /// Creates a value from JSON; nil for any other JSON.
  init?(json: JSONValue)
}

extension ScalarStateValue {
  /// Reads the value; it is unchanged if none can be read.
  package mutating func read(
    _ json: JSONValue?, at pointer: UTF8String, by reader: inout StateReader
  ) {
    if let json, let value = Self(json: json) {
      self = value
    } else if json != nil || reader.isComplete {
      reader.mistake(pointer, "Expected \(Self.expectation).")
    }
  }
}

/// An enumeration's JSON is its case's name.
extension ScalarStateValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// The form as JSON Schema.
  package static var schema: JSONValue { ["enum": .array(allCases.map { .string($0.rawValue) })] }

  /// The form in words, as the end of “Expected …”.
  package static var expectation: Sentence {
    "one of \(allCases.map(\.rawValue).joined(separator: ", "))"
  }

  /// Reads the value; nil for any other JSON.
  package init?(json: JSONValue) {
    guard let value = json.stringValue.flatMap(Self.init(named:)) else { return nil }
    self = value
  }

  /// The value as JSON.
  package var json: JSONValue { .string(rawValue) }

  /// Writes the value as JSON.
  package func append(to writer: inout JSONWriter) { writer.append(string: rawValue) }
}

extension NavigationSplitViewVisibility: ScalarStateValue {}
extension NavigationSplitViewColumn: ScalarStateValue {}
extension SplitStyle: ScalarStateValue {}
extension UserInterfaceSizeClass: ScalarStateValue {}
extension Platform: ScalarStateValue {}

extension ColumnCount: ScalarStateValue {
  /// The form as JSON Schema.
  package static var schema: JSONValue {
    ["enum": .array(allCases.map { .number(.init($0.rawValue)) })]
  }

  /// The form in words, as the end of “Expected …”.
  package static var expectation: Sentence { "1, 2 or 3" }

  /// Reads the value; nil for any other JSON.
  package init?(json: JSONValue) {
    guard let count = json.intValue.flatMap(ColumnCount.init(rawValue:)) else { return nil }
    self = count
  }

  /// The value as JSON.
  package var json: JSONValue { .number(.init(rawValue)) }

  /// Writes the value as JSON.
  package func append(to writer: inout JSONWriter) { writer.append(rawValue) }
}

extension Int: ScalarStateValue {
  /// The form as JSON Schema.
  package static var schema: JSONValue { ["type": "integer"] }
  /// The form in words, as the end of “Expected …”.
  package static var expectation: Sentence { "an integer" }

  /// Reads the value; nil for any other JSON.
  package init?(json: JSONValue) {
    guard let number = json.intValue else { return nil }
    self = number
  }

  /// The value as JSON.
  package var json: JSONValue { .number(.init(self)) }

  /// Writes the value as JSON.
  package func append(to writer: inout JSONWriter) { writer.append(self) }
}

extension UTF8String: ScalarStateValue {
  /// The form as JSON Schema.
  package static var schema: JSONValue { ["type": "string"] }
  /// The form in words, as the end of “Expected …”.
  package static var expectation: Sentence { "a string" }

  /// Reads the value; nil for any other JSON.
  package init?(json: JSONValue) {
    guard let text = json.stringValue else { return nil }
    self = text
  }

  /// The value as JSON.
  package var json: JSONValue { .string(self) }

  /// Writes the value as JSON.
  package func append(to writer: inout JSONWriter) { writer.append(string: self) }
}
