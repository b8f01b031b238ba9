import Appearance
import Foundation
import OrderedJSON
import SceneModel

extension View {
  /// Scrolls to the view with the id that a binding holds, and keeps in it the id of the view that a
  /// person has scrolled to on a page: of the row, or of the view in a `scrollTargetLayout()`.
  ///
  /// Source: Apple, `scrollPosition(id:anchor:)`.
  ///
  /// - Parameter anchor: the part of the visible area at which the view is placed; nil for the
  ///   first view in sight, and for the least scrolling that shows it.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    PositionedView(content: self, id: id, anchor: anchor)
  }

  /// Scrolls to the position that a binding holds, and keeps in it where a person has scrolled to on a
  /// page.
  ///
  /// Source: Apple, `scrollPosition(_:anchor:)`.
  ///
  /// - Parameter anchor: as for a position by id, if the position has none of its own.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPositionView(content: self, position: position, anchor: anchor)
  }

  /// Lets scroll views around stop at the views of this layout and report which of them is visible.
  ///
  /// Source: Apple, `scrollTargetLayout(isEnabled:)`.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    TargetLayoutView(content: self, isEnabled: isEnabled)
  }
}

/// A scroll view whose position a binding to an id holds.
struct PositionedView<Content: View, ID: Hashable> {
  let content: Content
  let id: Binding<ID?>
  let anchor: UnitPoint?
}

@MainActor
extension PositionedView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.role("scrollPosition")) { context in
      let known = context.identity.stored { KnownPosition<ID?>() }
      let measured = context.measuredView()
      let wanted = id.wrappedValue
      if known.value != .some(wanted) {
        known.value = wanted
        known.request = wanted.map {
          ScrollRequest(
            id: AnyHashable($0), anchor: anchor?.styleValue,
            number: context.scrollRequestNumbers.next(),
            isAnimated: context.isChangeAnimated)
        }
        measured.discardReport()
      }
      context.observe(
        at: measured, [.init("target", true)] + anchor.members, request: known.request
      ) {
        content._render(in: &$0)
      } onReport: { [id] report, targets in
        guard report.isByUser, let target = report.target.flatMap(targets.id(at:)) else { return }
        guard let new = target as? ID, new != id.wrappedValue else { return }
        (known.value, known.request) = (new, nil)
        id.wrappedValue = new
      }
    }
  }
}

/// A scroll view whose position a binding holds.
struct ScrollPositionView<Content: View> {
  let content: Content
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
}

@MainActor
extension ScrollPositionView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.role("scrollPosition")) { context in
      let known = context.identity.stored { KnownPosition<ScrollPosition.Request>() }
      let measured = context.measuredView()
      let wanted = position.wrappedValue.request
      if known.value != wanted {
        known.value = wanted
        (known.number, known.isAnimated) = (
          context.scrollRequestNumbers.next(), context.isChangeAnimated
        )
        measured.discardReport()
      }
      let start = context.output.nodes.count
      context.observe(
        at: measured, [.init("target", true)] + (wanted.anchor ?? anchor).members,
        request: known.request(for: wanted, anchor)
      ) {
        content._render(in: &$0)
      } onReport: { [position] report, targets in
        guard report.isByUser else { return }
        var moved = position.wrappedValue
        moved.move(toUser: report.target.flatMap(targets.id(at:)))
        known.value = moved.request
        if moved != position.wrappedValue { position.wrappedValue = moved }
      }
      if let members = wanted.styleMembers {
        context.markFirst(from: start, StyleOperation("scrolled", known.mark(members)))
      }
    }
  }
}

/// The position that a scroll view was led to last.
private final class KnownPosition<Value: Equatable> {
  var value: Value?
  var request: ScrollRequest?
  var number = 0
  var isAnimated = false
}

extension KnownPosition where Value == ScrollPosition.Request {
  func request(for wanted: ScrollPosition.Request, _ anchor: UnitPoint?) -> ScrollRequest? {
    guard case .view(let id, let own) = wanted.target else { return nil }
    return ScrollRequest(
      id: id, anchor: (own ?? anchor)?.styleValue, number: number, isAnimated: isAnimated)
  }

  func mark(_ members: [StyleValue.Member]) -> StyleValue {
    let animated = isAnimated ? [StyleValue.Member("animated", true)] : []
    return .members([.init("to", .number(Double(number)))] + members + animated)
  }
}

extension UnitPoint? {
  var members: [StyleValue.Member] { map { [.init("anchor", $0.styleValue)] } ?? [] }
}

/// A layout whose views are targets.
struct TargetLayoutView<Content: View> {
  let content: Content
  let isEnabled: Bool
}

@MainActor
extension TargetLayoutView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    guard isEnabled else { return content._render(in: &context) }
    let start = context.output.nodes.count
    if context.renderingTargets({ content._render(in: &$0) }) {
      context.markFirst(from: start, StyleOperation("targets", true))
    }
  }
}
