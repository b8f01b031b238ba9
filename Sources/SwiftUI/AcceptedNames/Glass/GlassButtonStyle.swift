import AuthorAPI
import OrderedJSON
import ViewStyles

/// A button on glass.
///
/// Source: Apple, `GlassButtonStyle`.
public struct GlassButtonStyle: PrimitiveButtonStyle, SystemLook {
  package nonisolated var word: UTF8String? { "glass" }

  /// Creates the style.
  public nonisolated init() {}
  /// Creates the style with a glass, which has no effect here.
  public nonisolated init(_ glass: Glass) {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button on glass.
  public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A button on this glass.
  public nonisolated static func glass(_ glass: Glass) -> Self { GlassButtonStyle(glass) }
}

/// A button on glass in the tint of the view.
///
/// Source: Apple, `GlassProminentButtonStyle`.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, SystemLook {
  package nonisolated var word: UTF8String? { "glassProminent" }

  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button on glass in the tint of the view.
  public nonisolated static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
