import Foundation

/// A picture of a view; there is none.
///
/// Source: Apple, `ImageRenderer`.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// Accepted; has no effect here.
  public var scale: CGFloat = 1
  /// Accepted; has no effect here.
  public var proposedSize = ProposedViewSize.unspecified
  /// Accepted; has no effect here.
  public var isOpaque = false
  /// Accepted; has no effect here.
  public var colorMode = ColorRenderingMode.nonLinear

  /// Creates a renderer of a view.
  public init(content: Content) { self.content = content }

  /// Always nil.
  public var uiImage: UIImage? { nil }
  /// Always nil.
  public var nsImage: NSImage? { nil }
}
