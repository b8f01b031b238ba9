import NavigationCore
import OrderedJSON
import SceneModel

extension StackHost {
  /// The entries of the stack from a depth up, root first.
  func screens(from depth: Int) -> [StackScreen] {
    var screens: [StackScreen] = []
    for depth in depth..<max(depth, values.count + 1) { screens.append(screen(at: depth)) }
    for view in views.dropFirst(max(0, depth - values.count - 1)) {
      screens.append(
        StackScreen(
          title: view.host.output.screen.title ?? "", source: view.kind.isLink ? .link : .presented,
          origin: presentation(of: view)?.origin, declaredOn: order(of: view.owner)))
    }
    return screens
  }

  func screen(at depth: Int) -> StackScreen {
    if depth == 0 {
      return StackScreen(title: root.output.screen.title ?? "", source: .root, origin: originOfRoot)
    }
    let value = values[depth - 1]
    let title = value.host?.output.screen.title ?? living(value.element).displayTitle
    let source = knownSource(of: value.element, below: depth - 1)
    return StackScreen(
      title: title, source: .path(index: depth - 1), origin: source?.declaration.origin,
      declaredOn: source.map { order(of: $0.host) })
  }

  private var originOfRoot: ScreenOrigin? {
    origin ?? column.flatMap { $0.split?.origin(of: $0) }
  }

  private func living(_ element: NavigationPath.Element) -> NavigationPath.Element {
    guard element.isStored, let types = runtime?.description.types else { return element }
    return types.resolved(element)
  }

  /// True if values of the path are saved text.
  var holdsStoredValues: Bool { values.contains { $0.element.isStored } }

  /// The title of the screen below the top; nil at the root, and if the top hides its button.
  var backTitle: UTF8String? {
    let count = 1 + values.count + views.count
    guard count > 1 else { return nil }
    let below = count - 2
    // A value names its entry on the stack, but not a screen without a title.
    if below > 0, below <= values.count, let host = values[below - 1].host {
      return host.output.screen.title ?? ""
    }
    return screens(from: below).first?.title ?? ""
  }

  var isAtRoot: Bool { values.isEmpty && views.isEmpty }
}
