/// A view that is kept while it equals the previous one, even if it holds closures.
///
/// Source: Apple, `EquatableView`.
public struct EquatableView<Content: View & Equatable> {
  /// The view.
  public var content: Content

  /// Creates a view that is compared by `==`.
  public init(content: Content) { self.content = content }
}

@MainActor
extension EquatableView: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.entering(.type(ObjectIdentifier(Self.self))) { context in
      let version = context.bodyVersion
      let kept = context.identity.stored { Kept(content: content, version: version) }
      if kept.content != content {
        kept.content = content
        kept.version = version
      }
      context.bodyVersion = kept.version
      kept.content._render(in: &context)
      context.bodyVersion = version
    }
  }

  private final class Kept {
    var content: Content
    /// The body that the view comes from.
    var version: BodyVersion?

    init(content: Content, version: BodyVersion?) {
      self.content = content
      self.version = version
    }
  }
}

extension View where Self: Equatable {
  /// Keeps the view while it equals the previous one.
  ///
  /// Source: Apple, `equatable()`.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension View {
  /// Accepted; prints nothing.
  public static func _printChanges() {}
  /// Accepted; writes nothing.
  public static func _logChanges() {}
}
