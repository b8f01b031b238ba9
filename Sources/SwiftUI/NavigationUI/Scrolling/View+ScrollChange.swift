import Foundation
import OrderedJSON
import SceneModel

// A page reports a person's scrolling a few times a second; without a page nothing is called.
extension View {
  /// Calls a closure with the value that another one computes from a scroll view's sizes: when they
  /// are first known, and when the value changes.
  ///
  /// Source: Apple, `onScrollGeometryChange(for:of:action:)`.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    ScrollChangeView(
      content: self, properties: [.init("geometry", true)],
      value: { report, _ in report.geometry.map { transform(ScrollGeometry($0)) } },
      action: { old, new, _ in action(old ?? new, new) })
  }

  /// Calls a closure when the state of scrolling changes.
  ///
  /// Source: Apple, `onScrollPhaseChange(_:)`.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { onScrollPhaseChange { old, new, _ in action(old, new) } }

  /// Calls a closure when the state of scrolling changes, with the scroll view's sizes.
  ///
  /// Source: Apple, `onScrollPhaseChange(_:)`.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    ScrollChangeView(
      content: self, properties: [.init("phase", true)],
      value: { report, _ in report.phase.map { ScrollPhase($0) } },
      action: { old, new, report in
        let old = old ?? .idle
        if old == new { return }
        let geometry = report.geometry.map { ScrollGeometry($0) } ?? .zero
        action(old, new, ScrollPhaseChangeContext(geometry: geometry))
      })
  }

  /// Calls a closure with the ids of the targets in sight when they change.
  ///
  /// Source: Apple, `onScrollTargetVisibilityChange(idType:threshold:_:)`.
  ///
  /// - Parameter threshold: the part of a target that has to be in sight, from 0 to 1.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    ScrollChangeView(
      content: self, properties: [.init("visible", .number(threshold))],
      value: { report, visible in report.visible.map { _ in visible.compactMap { $0 as? ID } } },
      action: { _, new, _ in action(new) })
  }

  /// Calls a closure when enough of this view has come into sight, or has left it.
  ///
  /// Source: Apple, `onScrollVisibilityChange(threshold:_:)`.
  ///
  /// - Parameter threshold: the part of the view that has to be in sight, from 0 to 1.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    VisibilityChangeView(content: self, threshold: threshold, action: action)
  }
}

/// Compares a value of a page's reports with that of the report before.
struct ScrollChangeView<Content: View, Value: Equatable> {
  let content: Content
  let properties: [StyleValue.Member]
  /// Computes a value from a report and the ids of the targets in sight.
  let value: (ScrollReport, [AnyHashable]) -> Value?
  let action: (_ old: Value?, _ new: Value, ScrollReport) -> Void
}

@MainActor
extension ScrollChangeView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.role("onScrollChange")) { context in
      let known = context.identity.stored { PreviousValue<Value>() }
      let measured = context.measuredView()
      context.observe(at: measured, properties) {
        content._render(in: &$0)
      } onReport: { report, targets in
        let visible = report.visible?.compactMap(targets.id(at:)) ?? []
        guard let new = value(report, visible), new != known.value else { return }
        let old = known.value
        known.value = new
        action(old, new, report)
      }
    }
  }
}

/// A view whose action is called when it comes into sight or leaves it.
struct VisibilityChangeView<Content: View> {
  let content: Content
  let threshold: Double
  let action: (Bool) -> Void
}

@MainActor
extension VisibilityChangeView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.role("onScrollVisibilityChange")) { context in
      let known = context.identity.stored { PreviousValue<Bool>() }
      let measured = context.measuredView()
      measured.onReport = { report in
        guard let isVisible = report.isVisible, isVisible != known.value else { return }
        known.value = isVisible
        action(isVisible)
      }
      let start = context.output.nodes.count
      content._render(in: &context)
      if measured.id.isEmpty { return }
      let sights = StyleValue.members([.init(measured.id, .number(threshold))])
      context.markFirst(from: start, StyleOperation("sights", sights))
    }
  }
}
