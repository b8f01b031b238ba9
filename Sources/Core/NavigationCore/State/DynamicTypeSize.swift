/// A size of text that a person chooses, under SwiftUI's name.
public enum DynamicTypeSize: String, CaseIterable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

extension DynamicTypeSize: Comparable {
  /// True for the five largest sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Orders by size.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.index < right.index
  }
}

extension DynamicTypeSize: ScalarStateValue {}
