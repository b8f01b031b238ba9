import Appearance
import NavigationCore
import OrderedJSON
import SceneModel

/// Scrolls to views by their ids.
///
/// Source: Apple, `ScrollViewReader`.
public struct ScrollViewReader<Content: View> {
  /// Creates the content from a proxy.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader of content that scrolls.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

@MainActor
extension ScrollViewReader: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.entering(.role("ScrollViewReader")) { context in
      let request = context.identity.stored { StateBox<ScrollRequest?>(nil) }
      let proxy = ScrollViewProxy(request: request, numbers: context.scrollRequestNumbers)
      context.scrolling(request.value) { content(proxy)._render(in: &$0) }
    }
  }
}

/// The proxy of a `ScrollViewReader`.
public struct ScrollViewProxy {
  let request: StateBox<ScrollRequest?>
  let numbers: SerialNumbers

  /// Scrolls to the view with an id, on pages that draw it; scripts see all there is.
  ///
  /// Pages jump there, unless it is called in `withAnimation`.
  ///
  /// - Parameter anchor: the part of the view that comes to the same part of what is seen; nil for as
  ///   little scrolling as there has to be.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    request.value = ScrollRequest(
      id: AnyHashable(id), anchor: anchor?.styleValue, number: numbers.next(),
      isAnimated: currentChange()?.animationMembers != nil)
  }
}
