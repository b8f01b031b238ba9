import Foundation

// Parts that a drawing can measure before it draws them.
extension GraphicsContext {
  /// A picture of a drawing; accepted, and has no effect here.
  public struct ResolvedImage {
    /// Always zero.
    public var size: CGSize { .zero }
    /// Always zero.
    public let baseline: CGFloat = 0
    /// Accepted; has no effect here.
    public var shading: Shading?
  }

  /// A text of a drawing; accepted, and has no effect here.
  public struct ResolvedText {
    /// Accepted; has no effect here.
    public var shading = Shading.foreground
    /// Always zero.
    public func measure(in size: CGSize) -> CGSize { .zero }
    /// Always zero.
    public func firstBaseline(in size: CGSize) -> CGFloat { 0 }
    /// Always zero.
    public func lastBaseline(in size: CGSize) -> CGFloat { 0 }
  }

  /// A view of a drawing; accepted, and has no effect here.
  public struct ResolvedSymbol {
    /// Always zero.
    public var size: CGSize { .zero }
  }

  /// The same shading.
  public func resolve(_ shading: Shading) -> Shading { shading }
  /// A picture without a size.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  /// A text without a size.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  /// Always nil.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
}
