import OrderedJSON
import SceneModel

extension Rendering {
  /// A copy to compare: screens that were made again have other ids, and styles other numbers.
  var withoutIDs: Rendering {
    var copy = self
    copy.view.styles = ShownStyles()
    copy.view.stack = view.stack?.withoutIDs
    copy.view.sidebar = view.sidebar?.withoutIDs
    copy.view.content = view.content?.withoutIDs
    copy.view.detail = view.detail?.withoutIDs
    copy.view.sheet = view.sheet?.withoutIDs
    copy.view.alert = view.alert?.withoutIDs
    return copy
  }
}

extension RenderedScreen {
  fileprivate var withoutIDs: RenderedScreen {
    RenderedScreen(
      title: title, back: back, body: body.map(\.withoutIDs), toolbar: toolbar.map(\.withoutIDs))
  }
}

extension ViewNode {
  fileprivate var withoutIDs: ViewNode {
    var copy = self
    copy.id = nil
    copy.style = nil
    copy.children = children.map(\.withoutIDs)
    return copy
  }
}

extension RenderedView {
  /// A copy without what depends on the history: the table of styles, which keeps some that are no
  /// longer shown, and the animation of the last change.
  var ofScreens: RenderedView {
    var copy = self
    copy.styles = ShownStyles()
    copy.animation = nil
    return copy
  }

  /// The first difference, for a message.
  func difference(from other: RenderedView) -> String {
    let pairs: [(String, RenderedScreen?, RenderedScreen?)] = [
      ("stack", stack, other.stack), ("sidebar", sidebar, other.sidebar),
      ("content", content, other.content), ("detail", detail, other.detail),
      ("sheet", sheet, other.sheet), ("alert", alert, other.alert),
    ]
    for (name, now, then) in pairs where now != then {
      let (now, then) = (now.map(lines) ?? ["nothing"], then.map(lines) ?? ["nothing"])
      let different = zip(now, then).first { $0 != $1 }
      let new = different?.0 ?? now.dropFirst(then.count).first ?? "nothing"
      let old = different?.1 ?? then.dropFirst(now.count).first ?? "nothing"
      return "\(name) shows \(new) where it showed \(old)"
    }
    return "collapsed is \(isCollapsed), and was \(other.isCollapsed)"
  }

  private func lines(of screen: RenderedScreen) -> [String] {
    let nodes = (screen.toolbar + screen.body).flatMap(\.withAllInside)
    return ["title “\(screen.title)”", "back “\(screen.back?.string ?? "")”"]
      + nodes.map(\.oneLine)
  }
}

extension ViewNode {
  fileprivate var oneLine: String {
    let parts = [
      "\(kind)", id?.string, label.map { "“\($0)”" }, value.map { "\($0)" },
      isSelected == true ? "selected" : nil, isDisabled ? "disabled" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
