import NavigationCore
import OrderedJSON

extension StackHost {
  /// The problems of the visible screens and of those that present them.
  var problems: [Problem] {
    var problems: [Problem] = []
    if let last = values.indices.last, views.isEmpty, host(at: last).output.screen.isPlaceholder,
      !isUndecodable(values[last].element)
    {
      let index = runtime?.stack === self ? last : nil
      let unexplored = path.elementType != nil ? 0 : max(0, last - unseen.exploredCount)
      problems.append(
        .missingDestination(for: values[last].element, at: index, unexplored: unexplored))
    }
    for host in screensInQuestion where host.hasRendered {
      problems += declarationProblems(of: host) + host.presentationProblems
    }
    if path.isNavigationPath, let index = firstUncodable {
      problems.append(
        .notCodable(values[index].element, pathIndex: runtime?.stack === self ? index : nil))
    }
    if hasValueBelowView { problems.append(.mixedLinks) }
    if links.hasWaiting { problems.append(.multipleUpdates) }
    return problems
  }

  private var screensInQuestion: [ViewHost] {
    var hosts = [root]
    for host in [topOfValues] + views.flatMap({ [$0.owner, $0.host] })
    where !hosts.contains(where: { $0 === host }) {
      hosts.append(host)
    }
    return hosts
  }

  /// True if a value was pushed while the screen of a view was on top.
  private var hasValueBelowView: Bool {
    views.contains { screen in depth(of: screen.owner).map { $0 < values.count } ?? false }
  }

  private func declarationProblems(of host: ViewHost) -> [Problem] {
    let depth = depth(of: host) ?? values.count + 1
    var problems: [Problem] = []
    var types: Set<ObjectIdentifier> = []
    for declaration in host.output.destinations {
      let isFirst = types.insert(declaration.type).inserted
      if depth > 0 && path.elementType != nil {
        problems.append(.homogeneousPath)
      } else if !isFirst || declarations.isDeclared(declaration.type, below: depth) {
        problems.append(.duplicate(declaration))
      } else if declaration.isLazy {
        problems.append(.lazy(declaration))
      }
    }
    return problems
  }

  /// True for saved text of a type that is known, of which the state's own problems speak.
  private func isUndecodable(_ element: NavigationPath.Element) -> Bool {
    guard element.isStored, let types = runtime?.description.types else { return false }
    return types.type(named: element.typeName) != nil
  }
}

extension ViewHost {
  /// The problems of the screen's presentations.
  var presentationProblems: [Problem] {
    let requests = output.presentations
    let active = requests.filter { $0.isActive && $0.kind == .boundLink }
    let shared: [Problem] = active.count > 1 ? [.sharedFlag(by: active)] : []
    return shared + problemsOfFlags + requests.filter(\.isLazyModifier).map { .lazy($0) }
  }
}
