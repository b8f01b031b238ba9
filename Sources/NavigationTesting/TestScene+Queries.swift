import NavigationCore
import OrderedJSON
import ViewRuntime

// The things that queries mean.
extension TestScene {
  /// The one thing that is meant.
  ///
  /// - Parameters:
  ///   - query: what is looked for, in what lies over the screens, or else in all columns.
  ///   - container: what it stands in, such as a row.
  /// - Throws: `QueryFailure` with the screen, where nothing or several things are meant.
  public func element(_ query: Query, in container: Query? = nil) throws -> TestElement {
    try only(reachable(in: container).filter { query.isMet(by: $0.element) }, query).element
  }

  /// The one thing that takes a press: what is meant, or what stands in it or around it.
  func control(_ query: Query, in container: Query? = nil) throws -> TestElement {
    let found = try controls(query, in: container)
    if found.isEmpty, let element = try? element(query, in: container) {
      throw failure(.takesNoPress(query, element.description))
    }
    return try only(found, query).element
  }

  /// The controls that are meant: of those that stand inside each other the outer one.
  func controls(_ query: Query, in container: Query? = nil) throws -> [PlacedNode] {
    try reachable(in: container).controls { query.isMet(by: TestElement($0)) }
  }

  private func reachable(in container: Query?) throws -> [PlacedNode] {
    let reachable = runtime.rendering.view.reachable
    guard let container else { return reachable }
    return try only(reachable.filter { container.isMet(by: $0.element) }.outermost, container)
      .inside
  }

  private func only(_ found: [PlacedNode], _ query: Query) throws -> PlacedNode {
    if let index = query.index, found.indices.contains(index) { return found[index] }
    if found.count == 1, query.index == nil { return found[0] }
    if found.isEmpty || query.index != nil { throw failure(.nothing(query, found.count)) }
    throw failure(.several(query, found.map(\.line)))
  }
}

extension PlacedNode {
  var element: TestElement { TestElement(node) }

  /// One line that says what it is and where.
  fileprivate var line: String {
    node.line + (surroundings.last.map { ", in \($0.line)" } ?? "")
  }
}
