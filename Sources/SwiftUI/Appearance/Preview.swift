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
  _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewMacros", type: "Preview")

/// Lets a preview declare state; accepted, and nothing.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ViewMacros", type: "Previewable")

/// A setting of a preview; accepted, and has no effect here.
public struct PreviewTrait: Hashable, Sendable {
  /// Accepted; has no effect here.
  public static let portrait = PreviewTrait()
  /// Accepted; has no effect here.
  public static let landscapeLeft = PreviewTrait()
  /// Accepted; has no effect here.
  public static let landscapeRight = PreviewTrait()
  /// Accepted; has no effect here.
  public static let sizeThatFitsLayout = PreviewTrait()
}
