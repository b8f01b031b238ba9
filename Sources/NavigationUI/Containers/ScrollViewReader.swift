import Inert
import NavigationCore
import OrderedJSON

/// Scrolls to views by their ids.
///
/// Source: Apple, `ScrollViewReader`.
public struct ScrollViewReader<Content: View> {
  /// Makes the content from a proxy.
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
      let wishes = context.identity.stored { StateBox<ScrollRequest?>(nil) }
      context.scrolling(wishes.value) {
        content(ScrollViewProxy(wishes: wishes))._render(in: &$0)
      }
    }
  }
}

/// The proxy of a `ScrollViewReader`.
public struct ScrollViewProxy {
  let wishes: StateBox<ScrollRequest?>

  /// Scrolls to the view with an id, on pages that draw it; scripts see all there is.
  ///
  /// - Parameter anchor: the part of the view that comes to the same part of what is seen; nil for as
  ///   little scrolling as there has to be.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    wishes.value = ScrollRequest(
      id: AnyHashable(id), anchor: anchor.map(\.wish), number: (wishes.value?.number ?? 0) + 1)
  }
}

extension View {
  /// Scrolls to the view with the id that a binding holds; scrolling by hand does not write it.
  ///
  /// Source: Apple, `scrollPosition(id:anchor:)`.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    PositionedView(content: self, id: id, anchor: anchor)
  }
}

/// A scroll view whose position a binding holds.
struct PositionedView<Content: View, ID: Hashable> {
  let content: Content
  let id: Binding<ID?>
  let anchor: UnitPoint?
}

@MainActor
extension PositionedView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.role("scrollPosition")) { context in
      let known = context.identity.stored { PreviousValue<ScrollRequest>() }
      let wanted = id.wrappedValue.map { AnyHashable($0) }
      if known.value?.id != wanted {
        known.value = wanted.map {
          ScrollRequest(
            id: $0, anchor: anchor.map(\.wish), number: (known.value?.number ?? 0) + 1)
        }
      }
      context.scrolling(known.value) { content._render(in: &$0) }
    }
  }
}

extension UnitPoint {
  fileprivate var wish: StyleValue { .list([.number(Double(x)), .number(Double(y))]) }
}
