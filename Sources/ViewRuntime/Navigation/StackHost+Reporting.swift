import NavigationCore
import OrderedJSON

extension StackHost {
  /// The entries of the stack from a place up, root first.
  func screens(from place: Int) -> [StackScreen] {
    var screens: [StackScreen] = []
    for place in place..<max(place, values.count + 1) { screens.append(screen(at: place)) }
    for view in views.dropFirst(max(0, place - values.count - 1)) {
      screens.append(
        StackScreen(
          title: view.unit.output.title ?? "", source: view.kind.isLink ? .link : .presented))
    }
    return screens
  }

  func screen(at place: Int) -> StackScreen {
    if place == 0 { return StackScreen(title: root.output.title ?? "", source: .root) }
    let value = values[place - 1]
    let title = value.unit?.output.title ?? value.element.displayTitle
    return StackScreen(title: title, source: .path(index: place - 1))
  }

  /// The title of the screen below the top; nil at the root, and where the top hides its button.
  var backTitle: UTF8String? {
    let count = 1 + values.count + views.count
    guard count > 1 else { return nil }
    return screens(from: count - 2).first?.title ?? ""
  }

  var isAtRoot: Bool { values.isEmpty && views.isEmpty }
}
