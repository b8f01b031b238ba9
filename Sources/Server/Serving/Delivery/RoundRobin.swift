/// A walk over a ring of things, in steps. When one of them comes or goes, the walk starts again
/// from its current position.
struct RoundRobin {
  private var position = 0
  /// The things that are still to be looked at.
  private(set) var left = 0

  /// - Parameter count: the number of things.
  mutating func start(count: Int) { left = count }

  /// The index of the next thing; nil at the end.
  func next(of count: Int) -> Int? {
    if left == 0 || count == 0 { return nil }
    return position < count ? position : 0
  }

  mutating func advance(of count: Int) {
    position = position < count ? position + 1 : 1
    left -= 1
  }
}
