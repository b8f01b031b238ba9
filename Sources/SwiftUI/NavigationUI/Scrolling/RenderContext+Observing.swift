import OrderedJSON
import SceneModel

extension RenderContext {
  /// Renders a scroll view that a page reports on.
  ///
  /// - Parameters:
  ///   - members: the properties that a page reports, in the form of styles.
  ///   - onReport: called with each changed report, and the ids of the targets.
  @MainActor
  mutating func observe(
    at measured: MeasuredView, _ members: [StyleValue.Member], request: ScrollRequest? = nil,
    _ render: RenderClosure, onReport: @escaping (ScrollReport, ScrollTargets) -> Void
  ) {
    let start = output.nodes.count
    let targets = collectingTargets { $0.scrolling(request, render) }
    measured.onReport = { report in
      if let scroll = report.scroll { onReport(scroll, targets) }
    }
    if measured.id.isEmpty { return }
    let follows = StyleValue.members([.init(measured.id, .members(members))])
    markFirst(from: start, StyleOperation("follows", follows))
  }
}
