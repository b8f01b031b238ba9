extension NavigationPath: Equatable {
  /// Paths are equal when they mean the same values of the same types in the same order, whether a
  /// value is alive or still stored text.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.isEqual(to: rhs, under: .semantic)
  }

  /// The rule by which two paths count as equal.
  public enum EqualityRule: Sendable {
    /// Living and stored elements are compared by what they mean.
    case semantic
    /// A path created from a representation also never equals one that was not: seen once, in
    /// SwiftUI of iOS 16 (Swift Forums, thread 58857).
    case reported
  }

  /// Compares under a rule. Nothing is encoded; stored elements can be decoded.
  public func isEqual(to other: Self, under rule: EqualityRule) -> Bool {
    switch rule {
    case .semantic: Element.areEquivalent(storage, other.storage)
    case .reported: isRestored == other.isRestored && isEqual(to: other, under: .semantic)
    }
  }
}

extension NavigationPath.Element {
  static func areEquivalent(_ left: PathStorage, _ right: PathStorage) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { $0.isEquivalent(to: $1) }
  }
}
