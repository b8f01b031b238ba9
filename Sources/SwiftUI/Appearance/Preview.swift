import Foundation

/// A preview for Xcode's canvas; here it is accepted and is nothing.
///
/// Source: Apple, `Preview(_:body:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewMacros", type: "Preview")

/// A preview with traits; accepted, and nothing.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewMacros", type: "Preview")

/// Lets a preview declare state; accepted, and nothing.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ViewMacros", type: "Previewable")

/// A preview, which only the kinds of its settings name.
public struct Preview {
  /// The settings of a preview of a view.
  public struct ViewTraits: Sendable {}
}

/// A setting of a preview; accepted, and has no effect here.
///
/// Source: Apple, `PreviewTrait`.
public struct PreviewTrait<T>: Sendable {}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Accepted; has no effect here.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }
  /// Accepted; has no effect here.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }
  /// Accepted; has no effect here.
  public static var portrait: PreviewTrait<T> { PreviewTrait() }
  /// Accepted; has no effect here.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }
  /// Accepted; has no effect here.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }
  /// Accepted; has no effect here.
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }
  /// Accepted; has no effect here.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait()
  }
  /// Accepted; has no effect here: the modifier is never asked.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait()
  }
}

/// A change of previews that several of them share; accepted, and never asked.
///
/// Source: Apple, `PreviewModifier`.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The view of the preview.
  typealias Content = AnyView
  associatedtype Body: View
  associatedtype Context = Void
  /// Makes the value that previews with this modifier share.
  static func makeSharedContext() async throws -> Context
  /// The changed view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Shares nothing.
  public static func makeSharedContext() async throws {}
}
