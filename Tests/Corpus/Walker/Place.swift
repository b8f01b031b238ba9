import OrderedJSON
import SceneModel

/// Everything visible at the same time, identified by titles.
///
/// Digits in titles do not count: "3 left" and "2 left" are one place.
struct Place: Hashable {
  let name: String

  @MainActor
  init(of rendering: Rendering) {
    let view = rendering.view
    var parts = [rendering.stackName]
    for screen in [view.sidebar, view.content, view.sheet, view.alert] {
      parts.append(screen?.placeName ?? "–")
    }
    parts += rendering.tabs.filter { $0.isSelected == true }.map { $0.label?.string ?? "" }
    name = parts.joined(separator: " | ").filter { !$0.isNumber }
  }
}

extension Rendering {
  /// The top of the stack and the screens below it, because paths can be circular.
  var stackName: String {
    let top = (view.stack ?? view.detail)?.placeName ?? "–"
    return (screens.suffix(2).map(\.title.string) + [top]).joined(separator: " / ")
  }

  /// The screens of stacks beside the first one.
  var furtherScreens: [ViewNode] {
    let screens = [view.stack, view.sidebar, view.content, view.detail].compactMap(\.self)
    return screens.flatMap(\.body).flatMap(\.withAllInside).filter { $0.kind == .screen }
  }

  /// True if a text is visible anywhere.
  func shows(_ text: String) -> Bool {
    let screens = [view.stack, view.sidebar, view.content, view.detail, view.sheet, view.alert]
    return screens.compactMap(\.self).flatMap(\.body).flatMap(\.withAllInside).contains {
      $0.label?.string == text
    }
  }

  /// The buttons of tab bars.
  var tabs: [ViewNode] {
    let screens = [view.stack, view.sidebar, view.content, view.detail].compactMap(\.self)
    return screens.flatMap(\.toolbar).filter { $0.isSelected != nil }
  }
}

extension RenderedScreen {
  /// The title, or the first words of a screen without one.
  var placeName: String {
    let nodes = body.flatMap(\.withAllInside)
    let words = nodes.lazy.filter { $0.id == nil }.compactMap(\.label?.string).first
    return (back == nil ? "" : "‹") + (title.isEmpty ? "(\(words ?? ""))" : title.string)
  }
}

extension ViewNode {
  var withAllInside: [ViewNode] { [self] + children.flatMap(\.withAllInside) }
}
