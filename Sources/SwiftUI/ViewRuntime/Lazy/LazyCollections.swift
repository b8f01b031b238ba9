import OrderedJSON
import SceneModel

/// The collections of a scene of which only some elements have views, by name.
@MainActor
final class LazyCollections {
  private var collections: [UTF8String: LazyElements] = [:]
  private let numbers = SerialNumbers()

  /// Registers a collection; the caller removes it.
  ///
  /// - Parameter initial: the number of elements that have views without having been asked for.
  func add(initial: Int) -> LazyElements {
    let elements = LazyElements(name: "r\(numbers.next())", initial: initial)
    collections[elements.name] = elements
    return elements
  }

  func remove(_ elements: LazyElements) {
    collections[elements.name] = nil
    elements.tearDown()
  }

  subscript(name: UTF8String) -> LazyElements? { collections[name] }

  /// The element without a view that had a control.
  func place(of control: UTF8String) -> (elements: LazyElements, offset: Int)? {
    for elements in collections.values {
      if let offset = elements.offset(of: control) { return (elements, offset) }
    }
    return nil
  }

  /// A control among the requested elements.
  func control(_ id: UTF8String) -> RequestedControl? {
    collections.values.lazy.compactMap { $0.control(id) }.first
  }
}

extension SceneRuntime {
  /// Registers a collection of which only some elements have views, until an identity has left the
  /// tree.
  package func addElements(below identity: ViewIdentity, initial: Int) -> LazyElements {
    let collections = resources.collections
    let elements = collections.add(initial: initial)
    identity.onTearDown.append { [weak collections] in collections?.remove(elements) }
    return elements
  }

  /// Creates views of elements that the rendering leaves out, and returns them.
  public func rows(of name: UTF8String, _ range: Range<Int>) -> RequestedRows? {
    guard let elements = resources.collections[name], let host = elements.host,
      visibility.hosts.contains(where: { $0 === host })
    else { return nil }
    elements.request(range)
    flushPendingChanges()
    return elements.rows(range)
  }

  /// A control among the rows that were requested.
  public func requestedControl(_ id: UTF8String) -> RequestedControl? {
    resources.collections.control(id)
  }
}
