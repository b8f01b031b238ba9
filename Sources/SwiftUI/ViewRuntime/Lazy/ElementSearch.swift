import NavigationCore
import OrderedJSON
import SceneModel

/// Finds an element without a view by what its view would show.
@MainActor
package struct ElementSearch {
  let elements: LazyElements
  /// The offset of the first element without a view that is meant, among as many as the budget
  /// allows, which is taken from it; nil if none is found.
  let offset: Find

  package typealias Find = (_ budget: inout Int, _ isMeant: (RenderOutput) -> Bool) -> Int?

  /// The most views that one search creates, in all collections of a screen together.
  static let limit = 10_000

  package init(of elements: LazyElements, offset: @escaping Find) {
    self.elements = elements
    self.offset = offset
  }
}

extension SceneRuntime {
  /// Creates the view of an element that has a control, if there is one, apart from the state.
  ///
  /// - Returns: false if nothing has changed.
  func createView(offering name: UTF8String) -> Bool {
    createView({ $0.offers(name) }) { $0.request($1..<$1 + 1) }
  }

  /// Shows an element whose nodes are meant in the state, if there is one.
  ///
  /// - Returns: false if nothing has changed.
  package func createView(showing isMeant: ([ViewNode]) -> Bool) -> Bool {
    createView({ isMeant($0.nodes) }) { $0.show($1) }
  }

  /// Creates the view of an element that had a control when it last had a view.
  ///
  /// - Returns: false if there is none.
  func createView(of control: UTF8String) -> Bool {
    guard let (elements, offset) = resources.collections.place(of: control) else { return false }
    elements.request(offset..<offset + 1)
    flushPendingChanges()
    return true
  }

  private func createView(
    _ isMeant: (RenderOutput) -> Bool, _ create: (LazyElements, Int) -> Void
  ) -> Bool {
    var budget = ElementSearch.limit
    for host in reachableHosts {
      for search in host.output.searches {
        var offset: Int?
        context.run { offset = search.offset(&budget, isMeant) }
        guard let offset else { continue }
        create(search.elements, offset)
        flushPendingChanges()
        return true
      }
    }
    return false
  }
}
