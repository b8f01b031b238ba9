import Foundation

/// A value that is one part of a URL's path.
///
/// An enum of texts or numbers conforms by saying so.
public protocol DeepLinkValue: SendableMetatype {
  // An unlabelled `Int.init` must mean the standard one.
  @_disfavoredOverload
  init?(deepLinkText: String)
  var deepLinkText: String { get }
}

extension DeepLinkValue where Self: LosslessStringConvertible {
  /// Reads the value from its description; nil if the text is not such a value.
  @_disfavoredOverload
  public init?(deepLinkText: String) { self.init(deepLinkText) }
  /// The description of the value.
  public var deepLinkText: String { description }
}

extension DeepLinkValue where Self: RawRepresentable, RawValue: LosslessStringConvertible {
  /// Reads the value from its raw value; nil if no case has it.
  @_disfavoredOverload
  public init?(deepLinkText: String) {
    guard let rawValue = RawValue(deepLinkText) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The raw value.
  public var deepLinkText: String { rawValue.description }
}

extension String: DeepLinkValue {}
extension Int: DeepLinkValue {}
extension Double: DeepLinkValue {}
extension Bool: DeepLinkValue {}

extension UUID: DeepLinkValue {
  /// Reads a UUID; nil if the text is not a UUID.
  @_disfavoredOverload
  public init?(deepLinkText: String) { self.init(uuidString: deepLinkText) }
  /// The UUID in capital letters.
  public var deepLinkText: String { uuidString }
}
