import Combine
import NavigationCore
import OrderedJSON
import SceneModel

extension TestScene: CustomStringConvertible {
  /// The tree that `snapshot()` returns; only the name away from the main thread.
  public nonisolated var description: String {
    isOnMain ? MainActor.assumeIsolated { snapshot() } : name
  }
}

extension TestScene {
  /// The screens as a tree of lines, always the same for the same screen. It is for reading, and
  /// for keeping next to a test (`expectSnapshot`).
  ///
  /// It has what a person sees, and identifiers; no ids of controls, colours or sizes.
  public func snapshot() -> String {
    var lines = ["\(name) on \(device.name)"]
    let view = runtime.rendering.view
    let screens = [
      ("stack", view.stack), ("sidebar", view.sidebar), ("content", view.content),
      ("detail", view.detail), ("inspector", view.inspector), ("sheet", view.sheet),
      ("alert", view.alert),
    ]
    for case (let name, let screen?) in screens { lines += screen.lines(name) }
    if !path.isEmpty { lines.append("path \(path)") }
    lines += problems.map { "problem \($0.code.rawValue): \($0.message)" }
    return lines.joined(separator: "\n").escapingControls + "\n"
  }
}

extension RenderedScreen {
  fileprivate func lines(_ name: String) -> [String] {
    var head = name
    if !title.isEmpty { head += " \(title.string.quoted)" }
    if let back { head += ", back to \(back.string.quoted)" }
    var lines = [head]
    if !toolbar.isEmpty { lines += ["  bar"] + toolbar.flatMap { $0.lines(indent: 2) } }
    return lines + body.flatMap { $0.lines(indent: 1) }
  }
}

extension ViewNode {
  fileprivate func lines(indent: Int) -> [String] {
    let own = String(repeating: "  ", count: indent) + line
    let inside = children.filter { !$0.repeats(self) }
    return [own] + inside.flatMap { $0.lines(indent: indent + 1) }
  }

  /// True if it only repeats the words of the node around it.
  private func repeats(_ outer: ViewNode) -> Bool {
    kind == .text && label == outer.label && children.isEmpty
      && TestElement(self).identifier == nil
  }

  /// The kind, the words and the state, in one line.
  var line: String {
    let element = TestElement(self)
    var words = [kind.rawValue]
    if !element.label.isEmpty { words.append(element.label.quoted) }
    switch value {
    case .text(let text)?: words.append("= \(text.string.quoted)")
    case .flag(let flag)?: words.append(flag ? "on" : "off")
    case .element(let element)?: words.append("→ \(element.fullTitle)")
    case nil: break
    }
    if let systemImage { words.append("symbol \(systemImage)") }
    if let rowCount { words.append("of \(rowCount) rows") }
    if let name = element.identifier { words.append("#\(name)") }
    if isSelected == true { words.append("selected") }
    if isDisabled { words.append("disabled") }
    return words.joined(separator: " ").escapingControls
  }
}

extension String {
  /// In quotation marks, on one line.
  fileprivate var quoted: String {
    // By scalars: a return before the end of a line is one character with it.
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\\", "\"": text += "\\\(scalar)"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(text)\""
  }
}
