/// The styles that clients know by their numbers: those of what is shown, and some that were.
///
/// A style that is shown no longer stays for a while: the next screen is often like the last one, and
/// to take a style away costs a message as much as to add one.
package struct ShownStyles: Hashable {
  /// Ascending by number.
  package private(set) var styles: [Style] = []

  private static let spare = 64

  package init() {}

  /// Adds the styles of what is shown now, and takes others away when they are many.
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
