import Foundation
import OrderedJSON

/// A distance between sections.
public struct ListSectionSpacing: Sendable {
  /// A name, or the points; nil for the usual distance.
  let word: UTF8String?
  /// The usual distance.
  public static let `default` = ListSectionSpacing(word: nil)
  /// A short distance.
  public static let compact = ListSectionSpacing(word: "compact")
  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(word: UTF8String(describing: spacing))
  }
}
