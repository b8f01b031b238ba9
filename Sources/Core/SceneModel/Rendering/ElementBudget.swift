/// The number of elements of collections whose views a screen has created in one rendering.
package struct ElementBudget {
  /// Lazy containers create this many views of a screen without having been asked for them.
  package static let lazyLimit = 256
  /// Containers that are not lazy create at most this many views of a screen.
  package static let limit = 10_000

  private var lazyCount = 0
  private var count = 0

  package init() {}

  /// The number of elements that a lazy container can still create by itself.
  package var lazyRest: Int { max(0, Self.lazyLimit - lazyCount) }

  package mutating func addLazy(_ number: Int) { lazyCount += number }

  /// - Returns: the number of elements, of as many as are asked for, that there is still room for.
  package mutating func take(_ number: Int) -> Int {
    let taken = min(number, Self.limit - count)
    count += taken
    return taken
  }
}
