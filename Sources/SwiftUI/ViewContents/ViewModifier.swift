/// A modifier that creates a new view from a view.
///
/// Source: Apple, `ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier is applied to, as its body sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let render: RenderClosure
}

@MainActor
extension _ViewModifier_Content: PrimitiveView {
  public func _render(in context: inout RenderContext) { render(&context) }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view that is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a view with a modifier.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public func _render(in context: inout RenderContext) {
    context.entering(.type(ObjectIdentifier(Modifier.self))) { context in
      // The body that is kept shows the content of now.
      let content = context.identity.stored { ModifiedContentSlot() }
      content.render = { [view = self.content] in view._render(in: &$0) }
      context.renderCached(modifier) {
        $0.body(content: _ViewModifier_Content<Modifier> { content.render(&$0) })
      }
    }
  }
}

/// The content that a modifier's body shows.
@MainActor
private final class ModifiedContentSlot {
  var render: RenderClosure = { _ in }
}

extension View {
  /// Applies a modifier to this view.
  public nonisolated func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()
  /// Creates a modifier that changes nothing.
  public nonisolated init() {}
  public func body(content: Content) -> some View { content }
}
