/// The screens of values that a stack renders although they are not seen: to find the destinations
/// that they declare, and to title and present what was pushed together.
struct UnseenScreens {
  /// The number of the lowest values' screens that have been rendered, so that their declarations are
  /// known.
  private(set) var exploredCount = 0
  /// The screens below the top that came with others and have not been rendered since.
  private(set) var indices = 0..<0
  /// The limit on what is rendered in one update.
  var exploration = Exploration()

  /// Forgets that screens from an index up were rendered: they have gone.
  mutating func removeExplored(from index: Int) { exploredCount = min(exploredCount, index) }

  /// Counts a screen that was rendered, if all below it have been.
  mutating func addExplored(_ index: Int) {
    if index == exploredCount { exploredCount += 1 }
  }

  /// Adds the screens from an index up, which came together, except for the top one.
  mutating func add(from first: Int, of count: Int) {
    indices = indices.clamped(to: 0..<first)
    let last = count - 1
    if last > first { indices = (indices.isEmpty ? first : indices.lowerBound)..<last }
  }

  mutating func removeAll() { indices = 0..<0 }
}
