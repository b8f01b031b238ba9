import Foundation

/// A distance between sections; accepted, and has no effect here.
public struct ListSectionSpacing: Sendable {
  private let number: Int
  /// Accepted; has no effect here.
  public static let `default` = ListSectionSpacing(number: 0)
  /// Accepted; has no effect here.
  public static let compact = ListSectionSpacing(number: 1)
  /// Accepted; has no effect here.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .default }
}
