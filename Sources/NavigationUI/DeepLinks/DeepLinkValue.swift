import Foundation

/// A value that stands in a URL as one part of its path.
///
/// An enum of texts or numbers conforms by saying so.
public protocol DeepLinkValue: SendableMetatype {
  init?(deepLinkText: String)
  var deepLinkText: String { get }
}

extension DeepLinkValue where Self: LosslessStringConvertible {
  public init?(deepLinkText: String) { self.init(deepLinkText) }
  public var deepLinkText: String { description }
}

extension DeepLinkValue where Self: RawRepresentable, RawValue: LosslessStringConvertible {
  public init?(deepLinkText: String) {
    guard let rawValue = RawValue(deepLinkText) else { return nil }
    self.init(rawValue: rawValue)
  }

  public var deepLinkText: String { rawValue.description }
}

extension String: DeepLinkValue {}
extension Int: DeepLinkValue {}
extension Double: DeepLinkValue {}
extension Bool: DeepLinkValue {}

extension UUID: DeepLinkValue {
  public init?(deepLinkText: String) { self.init(uuidString: deepLinkText) }
  public var deepLinkText: String { uuidString }
}
