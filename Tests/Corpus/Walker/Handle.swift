import OrderedJSON
import SceneModel

/// A control as a walker recognizes it on a screen that was made again.
struct Handle: Hashable, CustomStringConvertible {
  /// The screen that it is on; empty for a tab, which is on every screen.
  let home: String
  let kind: ViewNode.Kind
  /// Its label without digits, which may be a count.
  let words: String
  /// The position among the controls with the same label.
  let ordinal: Int
  let isTab: Bool

  /// Tapping it usually dismisses a sheet.
  var leaves: Bool { home.hasPrefix("sheet") && ["Cancel", "Close", "Done"].contains(words) }

  var description: String { "\(kind) “\(words)”" + (ordinal == 0 ? "" : " #\(ordinal)") }
}

/// A control that can be tapped now.
struct TappableControl {
  let handle: Handle
  let id: UTF8String
  /// The text to type into a text field: the text that it has, or a name if it is empty.
  let text: String?
}

extension Rendering {
  /// The enabled controls of the frontmost screens, those of tab bars last.
  var tappableControls: [TappableControl] {
    let inFront: [(String, RenderedScreen?)]
    if let alert = view.alert {
      inFront = [("alert \(alert.placeName)", alert)]
    } else if let sheet = view.sheet {
      inFront = [("sheet \(sheet.placeName)", sheet)]
    } else {
      inFront = [
        (stackName, view.stack ?? view.detail), ("content", view.content),
        ("sidebar", view.sidebar),
      ]
    }
    let all = inFront.flatMap { name, screen in
      screen.map { controls(of: $0, at: "\(name) \($0.placeName)".filter { !$0.isNumber }) } ?? []
    }
    return all.filter { !$0.handle.isTab } + all.filter(\.handle.isTab)
  }

  private func controls(of screen: RenderedScreen, at home: String) -> [TappableControl] {
    let content = screen.body.flatMap(\.withAllInside).map { ($0, false) }
    let bars = screen.toolbar.flatMap(\.withAllInside).map { ($0, $0.isSelected != nil) }
    var counts: [String: Int] = [:]
    return (content + bars).compactMap { node, isTab in
      guard let id = node.id, !node.isDisabled else { return nil }
      let words = (node.label?.string ?? "").filter { !$0.isNumber }
      let ordinal = counts["\(node.kind)\(words)", default: 0]
      counts["\(node.kind)\(words)"] = ordinal + 1
      let handle = Handle(
        home: isTab ? "" : home, kind: node.kind, words: words, ordinal: ordinal, isTab: isTab)
      return TappableControl(handle: handle, id: id, text: node.input)
    }
  }
}

extension ViewNode {
  fileprivate var input: String? {
    guard kind == .textField else { return nil }
    if case .text(let text) = value, !text.isEmpty { return text.string }
    return "Ada"
  }
}
