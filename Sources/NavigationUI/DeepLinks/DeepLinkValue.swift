import Foundation

/// A value that is one part of a URL's path.
///
/// An enum of texts or numbers conforms by saying so.
public protocol DeepLinkValue: SendableMetatype {
  // An unlabelled `Int.init` is to mean the one that everybody knows.
  @_disfavoredOverload
  init?(deepLinkText: String)
  var deepLinkText: String { get }
}

extension DeepLinkValue where Self: LosslessStringConvertible {
  /// Reads the value from its description; nil where the text is no such value.
  @_disfavoredOverload
  public init?(deepLinkText: String) { self.init(deepLinkText) }
  /// The description of the value.
  public var deepLinkText: String { description }
}

extension DeepLinkValue where Self: RawRepresentable, RawValue: LosslessStringConvertible {
  /// Reads the value from its raw value; nil where no case has it.
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
  /// Reads a UUID; nil where the text is none.
  @_disfavoredOverload
  public init?(deepLinkText: String) { self.init(uuidString: deepLinkText) }
  /// The UUID in capital letters.
  public var deepLinkText: String { uuidString }
}
