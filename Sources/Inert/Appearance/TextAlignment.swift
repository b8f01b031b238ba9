/// An alignment of lines; accepted, and has no effect here.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// A size of text that a person chooses.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// True for the five largest sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
