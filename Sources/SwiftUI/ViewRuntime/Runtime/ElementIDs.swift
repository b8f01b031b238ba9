/// The ids of a collection's elements that occur several times, while their views are rendered.
package struct ElementIDs {
  /// The number of siblings that were visited before the first element.
  let firstOrder: Int
  /// The elements of a lazy container, whose state is kept; nil if all have views.
  let lazy: LazyElements?
  private var repetitions: [AnyHashable: Int] = [:]
  /// The first id that occurred again; nil if none did.
  package private(set) var firstRepeated: AnyHashable?

  /// - Parameters:
  ///   - parent: the identity that the elements' views are below.
  ///   - lazy: the elements of a lazy container.
  @MainActor
  package init(below parent: ViewIdentity, of lazy: LazyElements? = nil) {
    self.lazy = lazy
    firstOrder = parent.visitCount
  }

  /// The number of times that an id has occurred again, this one included.
  mutating func recordRepetition(of id: AnyHashable) -> Int {
    if firstRepeated == nil { firstRepeated = id }
    repetitions[id, default: 0] += 1
    return repetitions[id, default: 0]
  }
}
