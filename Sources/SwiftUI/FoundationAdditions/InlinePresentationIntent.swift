import Foundation

/// The emphasis of a part of a text.
///
/// Source: Apple, `InlinePresentationIntent`.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Emphasis, drawn in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis, drawn in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code, drawn with letters of one width.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A break of a line that is only in the source.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A break of a line.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// HTML in a line.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// HTML of its own.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes {
  /// The attributes that Foundation lacks on Linux.
  public struct PresentationAttributes: AttributeScope {
    /// The emphasis.
    public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
  }
}

extension AttributeScopes.FoundationAttributes {
  /// The emphasis of a part of a text.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static var name: String { "NSInlinePresentationIntent" }
  }
}

extension AttributeDynamicLookup {
  /// The attribute with this name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.PresentationAttributes, T>
  ) -> T { self[T.self] }
}
