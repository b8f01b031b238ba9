/// Decides what a command would change in a state, without changing it: pure and total.
public struct Reducer {
  package let scene: SceneDescription
  /// The most elements that a path can have.
  public let maxDepth: Int
  /// The most bytes that all values of a state can weigh.
  public let maxWeight: Int

  /// Creates the reducer of a scene.
  public init(scene: SceneDescription, maxDepth: Int = Reducer.standardMaxDepth) {
    self.scene = scene
    self.maxDepth = maxDepth
    maxWeight = Self.maxWeight(forDepth: maxDepth)
  }

  /// The most elements that a path can have, unless a server says otherwise.
  public static let standardMaxDepth = 10_000

  /// Eight mebibytes, or the weight of a path of that depth without any text if that is more.
  public static func maxWeight(forDepth depth: Int) -> Int {
    let bare = depth.multipliedReportingOverflow(by: NavigationPath.Element.emptyWeight)
    return bare.overflow ? .max : max(8 << 20, bare.partialValue)
  }

  /// - Returns: the change, empty if the state already is as requested.
  /// - Throws: the refusal; `undo`, `redo`, `restore` and `transaction` need a history and are
  ///   refused here.
  public func change(
    for command: Command, in state: NavigationState
  ) throws(Refusal) -> Change {
    let change = try requestedChange(for: command, in: state)
    let weight = state.weight + change.growth
    if weight > maxWeight { throw .valuesTooLarge(limit: maxWeight, requested: weight) }
    return change
  }

  /// The change that the command asks for, whatever it weighs.
  private func requestedChange(
    for command: Command, in state: NavigationState
  ) throws(Refusal) -> Change {
    switch command {
    case .push(let elements, let column): try push(elements, from: column, onto: state)
    case .pop(let count): try pop(count, from: state)
    case .popToRoot: Change(keeping(0, of: state))
    case .popTo(let target): try popTo(target, in: state)
    case .setPath(let elements): try setPath(elements, of: state)
    case .replaceTop(let element): try replaceTop(with: element, in: state)
    case .select(let column, let request): try select(request, in: column, of: state)
    case .remove(let target): try remove(target, from: state)
    case .popFrom(let id): try pop(from: id, in: state)
    case .popToOrPush(let element): try popTo(orPush: element, in: state)
    case .resolve: resolve(state)
    case .present(let element): present(element, in: state)
    case .setColumnVisibility(let visibility): setColumnVisibility(visibility, of: state)
    case .setPreferredCompactColumn(let column):
      try setPreferredCompactColumn(column, of: state)
    case .setEnvironment(let request): try setEnvironment(request, of: state)
    case .back: try back(in: state)
    case .load(let contents): try load(contents, into: state)
    case .transaction: throw .notInTransaction("transaction")
    case .undo: throw .notInTransaction("undo")
    case .redo: throw .notInTransaction("redo")
    case .restore: throw .notInTransaction("restore")
    }
  }

  /// Gives new elements their identities, in order.
  func identify(_ elements: [NavigationPath.Element], after state: NavigationState)
    -> [IdentifiedElement]
  {
    let first = state.nextID
    if elements.count == 1 { return [identify(elements[0], as: first)] }
    return elements.indices.map { identify(elements[$0], as: first + UInt64($0)) }
  }

  func identify(_ element: NavigationPath.Element, as number: UInt64) -> IdentifiedElement {
    let element = resolved(element)
    return IdentifiedElement(
      id: ElementID(rawValue: number), element: element, isResolved: !element.isStored)
  }

  /// The element, brought to life if it is text of a type that the scene knows.
  func resolved(_ element: NavigationPath.Element) -> NavigationPath.Element {
    element.isStored ? scene.types.resolved(element) : element
  }

  /// The elements with those brought to life that are text of a type that the scene knows.
  func resolved(_ elements: [NavigationPath.Element]) -> [NavigationPath.Element] {
    elements.contains(where: \.isStored) ? elements.map(scene.types.resolved) : elements
  }
}
