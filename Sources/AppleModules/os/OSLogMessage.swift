/// A message; what it says about privacy and formats has no effect.
///
/// Source: Apple, `OSLogMessage`.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message from a literal.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message from a literal with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the text of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Creates an empty text.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Appends a part of the literal.
  public mutating func appendLiteral(_ literal: String) { text += literal }
  /// Appends a value.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
  ) {
    text += "\(value())"
  }
  /// Appends a value; the format has no effect.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, format: OSLogFormat, privacy: OSLogPrivacy = .auto
  ) {
    text += "\(value())"
  }
}

/// A rule about who may read a value; accepted, and has no effect here.
public struct OSLogPrivacy: Sendable {
  /// A way to hide a value; accepted, and has no effect here.
  public enum Mask: Sendable { case none, hash }
  /// Accepted; has no effect here.
  public static let auto = OSLogPrivacy()
  /// Accepted; has no effect here.
  public static let `public` = OSLogPrivacy()
  /// Accepted; has no effect here.
  public static let `private` = OSLogPrivacy()
  /// Accepted; has no effect here.
  public static let sensitive = OSLogPrivacy()
  /// Accepted; has no effect here.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// A format of numbers; accepted, and has no effect here.
public struct OSLogFormat: Sendable {
  /// Accepted; has no effect here.
  public static let decimal = OSLogFormat()
  /// Accepted; has no effect here.
  public static let hex = OSLogFormat()
  /// Accepted; has no effect here.
  public static let fixed = OSLogFormat()
  /// Accepted; has no effect here.
  public static func fixed(precision: Int) -> OSLogFormat { OSLogFormat() }
}
