import NavigationCore
import OrderedJSON
import SceneModel

extension StackHost {
  /// The entries of the stack from a depth up, root first.
  func screens(from depth: Int) -> [StackScreen] {
    var screens: [StackScreen] = []
    screens.reserveCapacity(max(0, values.count + 1 - depth) + views.count)
    var known: KnownSources = [:]
    for depth in depth..<max(depth, values.count + 1) { screens.append(screen(at: depth, &known)) }
    for view in views.dropFirst(max(0, depth - values.count - 1)) {
      screens.append(
        StackScreen(
          title: view.host.output.screen.title ?? "", source: view.kind.isLink ? .link : .presented,
          origin: presentation(of: view)?.origin, declaredOn: order(of: view.owner)))
    }
    return screens
  }

  func screen(at depth: Int) -> StackScreen {
    var known: KnownSources = [:]
    return screen(at: depth, &known)
  }

  private func screen(at depth: Int, _ known: inout KnownSources) -> StackScreen {
    if depth == 0 {
      return StackScreen(title: root.output.screen.title ?? "", source: .root, origin: originOfRoot)
    }
    let value = values[depth - 1]
    let title = value.host?.output.screen.title ?? living(value.element).displayTitle
    let source = source(at: depth - 1, &known)
    return StackScreen(
      title: title, source: .path(index: depth - 1), origin: source?.origin,
      declaredOn: source?.declaredOn)
  }

  /// The parts of a destination that are reported.
  private struct KnownSource {
    let origin: ScreenOrigin
    let declaredOn: Int
  }

  /// The destinations of values by their types: a path can be long and has few types.
  private typealias KnownSources = [ObjectIdentifier: KnownSource?]

  private func source(at index: Int, _ known: inout KnownSources) -> KnownSource? {
    let element = values[index].element
    guard let type = element.liveType else { return reportedSource(of: element, below: index) }
    if let source = known[type] { return source }
    let source = reportedSource(of: element, below: index)
    // A declaration higher up counts for higher values only.
    if !declarations.isDeclared(for: element, above: index) { known[type] = .some(source) }
    return source
  }

  private func reportedSource(
    of element: NavigationPath.Element, below index: Int
  ) -> KnownSource? {
    knownSource(of: element, below: index).map {
      KnownSource(origin: $0.declaration.origin, declaredOn: order(of: $0.host))
    }
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
