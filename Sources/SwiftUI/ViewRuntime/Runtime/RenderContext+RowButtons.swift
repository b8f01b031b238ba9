import NavigationCore
import OrderedJSON
import SceneModel

extension RenderContext {
  /// A tap in a row runs all its buttons that have the automatic style, in order.
  ///
  /// Source: SwiftUI on iOS, where a row takes the tap for them; a style such as `borderless` leaves
  /// each its own. On a Mac they are apart.
  mutating func joinButtons(in row: ViewNode) {
    guard row.id == nil, host.device?.platform != .macOS else { return }
    var ids: [UTF8String] = []
    row.collectButtons(into: &ids)
    let joined = ids.filter { id in
      output.controls[id].map { $0.joinsRow && !$0.isDisabled && !$0.isCovered } ?? false
    }
    guard joined.count > 1 else { return }
    let actions = joined.compactMap { output.controls[$0]?.action }
    for id in joined {
      output.controls[id]?.wrapAction { _, text in for action in actions { action(text) } }
    }
    // One problem is enough for all rows of a list.
    if output.problems.contains(where: { $0.code == .rowButtons }) { return }
    report(.rowButtons(joined.count, control: joined[0]))
  }
}

extension ViewNode {
  fileprivate func collectButtons(into ids: inout [UTF8String]) {
    if kind == .button, let id { return ids.append(id) }
    for index in children.indices { children[index].collectButtons(into: &ids) }
  }
}

extension Problem {
  fileprivate static func rowButtons(_ count: Int, control: UTF8String) -> Problem {
    Problem(
      code: .rowButtons,
      message: "A row has \(count) buttons in the automatic style: a tap in it runs all of them.",
      why: """
        In a list, a row takes the tap for its buttons. Give them a style of their own, such as \
        .buttonStyle(.borderless).
        """,
      arguments: ["count": .number(.init(count))], control: control)
  }
}
