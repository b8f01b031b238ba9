import AuthorAPI

/// The glass of bars and controls: here a material in a shape.
///
/// Source: Apple, `Glass`.
public struct Glass: Equatable, Sendable {
  private enum Kind { case regular, clear, identity }

  private var kind: Kind
  private var color: Color?
  private var isInteractive = false

  /// Glass that blurs what is below it.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Glass that shows more of what is below it.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass.
  public static var identity: Glass { Glass(kind: .identity) }

  /// Glass of a colour; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// Glass that reacts to touches on a device; a page shows no reaction.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }

  nonisolated var style: AnyShapeStyle {
    switch kind {
    case .identity: AnyShapeStyle(.clear)
    case .regular: color.map { AnyShapeStyle($0.opacity(0.7)) } ?? AnyShapeStyle(.regularMaterial)
    case .clear: color.map { AnyShapeStyle($0.opacity(0.4)) } ?? AnyShapeStyle(.ultraThinMaterial)
    }
  }
}

extension View {
  /// Puts glass of a shape below the view: a material, or the colour of its tint.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background(glass.style, in: shape)
  }
}

/// A container whose glass shapes blend on a device; here they stay apart.
///
/// Source: Apple, `GlassEffectContainer`.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container.
  ///
  /// - Parameter spacing: in points; has no effect here.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}
