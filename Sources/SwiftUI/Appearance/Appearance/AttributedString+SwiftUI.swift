import Foundation

/// The attributes of texts that SwiftUI adds; `Text` draws them.
///
/// Source: Apple, `AttributeScopes.SwiftUIAttributes`.
extension AttributeScopes {
  /// The attributes by their names in Swift.
  public struct SwiftUIAttributes: AttributeScope {
    /// The typeface.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The room between letters that belong together, in points.
    public let kern: KerningAttribute
    /// The room between letters, in points.
    public let tracking: TrackingAttribute
    /// The height above the line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The attributes that every text has.
    public let foundation: FoundationAttributes
  }

  /// The attributes of SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeScopes.SwiftUIAttributes {
  /// A font.
  public enum FontAttribute: AttributedStringKey {
    /// The type of its value: a font.
    public typealias Value = Font
    /// The attribute's name, as SwiftUI writes it.
    public static let name = "SwiftUI.Font"
  }

  /// The colour of the letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of its value: a color.
    public typealias Value = Color
    /// The attribute's name, as SwiftUI writes it.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The colour behind the letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of its value: a color.
    public typealias Value = Color
    /// The attribute's name, as SwiftUI writes it.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The room between letters that belong together.
  public enum KerningAttribute: AttributedStringKey {
    /// The type of its value: a length in points.
    public typealias Value = CGFloat
    /// The attribute's name, as SwiftUI writes it.
    public static let name = "SwiftUI.Kern"
  }

  /// The room between letters.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of its value: a length in points.
    public typealias Value = CGFloat
    /// The attribute's name, as SwiftUI writes it.
    public static let name = "SwiftUI.Tracking"
  }

  /// The height above the line.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of its value: a length in points.
    public typealias Value = CGFloat
    /// The attribute's name, as SwiftUI writes it.
    public static let name = "SwiftUI.BaselineOffset"
  }

  /// The line under the letters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of its value: a line.
    public typealias Value = Text.LineStyle
    /// The attribute's name, as SwiftUI writes it.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The line through the letters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of its value: a line.
    public typealias Value = Text.LineStyle
    /// The attribute's name, as SwiftUI writes it.
    public static let name = "SwiftUI.StrikethroughStyle"
  }
}

extension AttributeDynamicLookup {
  /// The attribute of SwiftUI with this name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
