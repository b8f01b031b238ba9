import Foundation

/// The attributes of texts that SwiftUI adds; they are kept, and nothing is drawn by them.
///
/// Source: Apple, `AttributeScopes.SwiftUIAttributes`.
extension AttributeScopes {
  /// The attributes by their names in Swift.
  public struct SwiftUIAttributes: AttributeScope {
    /// Accepted; has no effect here.
    public let font: FontAttribute
    /// Accepted; has no effect here.
    public let foregroundColor: ForegroundColorAttribute
    /// Accepted; has no effect here.
    public let backgroundColor: BackgroundColorAttribute
    /// Accepted; has no effect here.
    public let kern: KerningAttribute
    /// Accepted; has no effect here.
    public let tracking: TrackingAttribute
    /// Accepted; has no effect here.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes that every text has.
    public let foundation: FoundationAttributes
  }

  /// The attributes of SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeScopes.SwiftUIAttributes {
  /// A font.
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static let name = "SwiftUI.Font"
  }

  /// The colour of the letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The colour behind the letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The room between letters that belong together.
  public enum KerningAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Kern"
  }

  /// The room between letters.
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Tracking"
  }

  /// The height above the line.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.BaselineOffset"
  }
}

extension AttributeDynamicLookup {
  /// The attribute of SwiftUI with this name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
