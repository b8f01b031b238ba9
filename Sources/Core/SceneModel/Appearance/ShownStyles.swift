import NavigationCore

/// The styles that clients know by number: those that are shown, and some that were.
///
/// A style that is no longer shown stays for a while: the next screen is often like the last one,
/// and removing a style takes as much of a message as adding one.
package struct ShownStyles: Hashable {
  /// Ascending by number.
  package private(set) var styles: [Style] = []

  private static let spare = 64

  package init() {}

  /// Adds the styles that are shown now, and removes others when there are many.
  package mutating func show(_ shown: Set<Style>) {
    let known = Set(styles)
    let fresh = shown.subtracting(known)
    if known.count + fresh.count > 2 * shown.count + Self.spare {
      styles = shown.sorted { $0.number < $1.number }
    } else if !fresh.isEmpty {
      styles = known.union(fresh).sorted { $0.number < $1.number }
    }
  }
}
