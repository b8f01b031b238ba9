import Foundation
import OrderedJSON

/// The size of a view, and the places of its guides.
///
/// Source: Apple, `ViewDimensions`.
public struct ViewDimensions: Hashable, Sendable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  /// The distances of the baselines from the top.
  let baselines: Baselines

  struct Baselines: Hashable {
    var first: CGFloat
    var last: CGFloat
  }

  init(width: CGFloat = 0, height: CGFloat = 0, baselines: Baselines? = nil) {
    self.width = width
    self.height = height
    self.baselines = baselines ?? Baselines(first: height, last: height)
  }

  /// The distance of a guide from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    if let custom = guide.custom { return custom.formula.value(in: self) }
    return guide.word == "trailing" ? width : guide.word == "center" ? width / 2 : 0
  }

  /// The distance of a guide from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    if let custom = guide.custom { return custom.formula.value(in: self) }
    return switch guide {
    case .top: 0
    case .bottom: height
    case .firstTextBaseline: baselines.first
    case .lastTextBaseline: baselines.last
    default: height / 2
    }
  }

  /// Always nil: a view's guides are not passed to its other guides.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  /// Always nil: a view's guides are not passed to its other guides.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
