import OrderedJSON
import SceneModel
import ViewRuntime

// The things that queries mean.
extension TestScene {
  /// The one thing that is meant; of a row and the control in it that say the same words, the control.
  ///
  /// - Parameters:
  ///   - query: what is looked for, in what lies over the screens, or else in all columns.
  ///   - container: the element around it, such as a row.
  /// - Throws: `QueryFailure` with the screen if nothing or several things are meant.
  public func element(_ query: Query, in container: Query? = nil) throws -> TestElement {
    let found = try found(query, in: container)
    if query.index == nil, let control = found.innerControl { return control.element }
    return try only(found, query, in: container).element
  }

  /// The one control that the query finds, or the control inside or around the found element.
  func control(_ query: Query, in container: Query? = nil) throws -> TestElement {
    let found = try controls(query, in: container)
    if found.isEmpty, let element = try? element(query, in: container) {
      throw failure(.takesNoPress(query, element.description))
    }
    return try only(found, query, in: container).element
  }

  /// The one thing that takes a text.
  func field(_ query: Query, taking text: String) throws -> TestElement {
    let meant = try found(query, in: nil)
    let fields = meant.filter { $0.element.takes(text) }
    if !fields.isEmpty { return try only(fields, query).element }
    let inside = meant.outermost.flatMap(\.descendants).filter { $0.element.takes(text) }
    if !inside.isEmpty { return try only(inside, query).element }
    let other = try meant.innerControl ?? only(meant, query)
    throw failure(.takesNoText(query, other.element.description))
  }

  /// The controls that the query finds. Of controls inside each other it is the outer one.
  func controls(_ query: Query, in container: Query? = nil) throws -> [LocatedNode] {
    let found = try reachable(in: container).controls { query.isMet(by: TestElement($0)) }
    guard found.isEmpty, createView(of: query) else { return found }
    return try reachable(in: container).controls { query.isMet(by: TestElement($0)) }
  }

  /// All that the query finds. A row of a long list can have to be created.
  private func found(_ query: Query, in container: Query?) throws -> [LocatedNode] {
    let found = try reachable(in: container).filter { query.isMet(by: $0.element) }
    guard found.isEmpty, createView(of: query) else { return found }
    return try reachable(in: container).filter { query.isMet(by: $0.element) }
  }

  /// - Returns: false if nothing has changed.
  private func createView(of query: Query) -> Bool {
    runtime.createView { nodes in
      nodes.contains { TestElement($0).withDescendants.contains(where: query.isMet) }
    }
  }

  private func reachable(in container: Query?) throws -> [LocatedNode] {
    guard let container else { return runtime.rendering.view.reachable }
    return try only(found(container, in: nil).outermost, container).descendants
  }

  private func only(
    _ found: [LocatedNode], _ query: Query, in container: Query? = nil
  ) throws -> LocatedNode {
    if let index = query.index, found.indices.contains(index) { return found[index] }
    if found.count == 1, query.index == nil { return found[0] }
    if found.isEmpty || query.index != nil {
      throw failure(.nothing(query, found.count, in: container))
    }
    throw failure(.several(query, found.map(\.line)))
  }
}

extension LocatedNode {
  var element: TestElement { TestElement(node) }

  /// One line that says what it is and where.
  fileprivate var line: String {
    node.line + (ancestors.last.map { ", in \($0.line)" } ?? "")
  }
}

extension TestElement {
  /// True if it does something with a text; switches and buttons would be pressed by it.
  fileprivate func takes(_ text: String) -> Bool {
    if role == .textField { return true }
    // While a list is edited, a text says by how many places.
    return role == .button && ["Move Up", "Move Down"].contains(label) && Int(text) != nil
  }
}

extension [LocatedNode] {
  /// The one that is a control or has a value, or else the one that is no row, if all others are
  /// around it or in it and have the same words.
  fileprivate var innerControl: LocatedNode? {
    guard count > 1, outermost.count == 1, allSatisfy({ $0.element.label == self[0].element.label })
    else { return nil }
    let inner = filter { $0.node.kind != .row }
    let controls = inner.filter { $0.isControl || $0.node.value != nil }.outermost
    return controls.only ?? (controls.isEmpty ? inner.only : nil)
  }
}
