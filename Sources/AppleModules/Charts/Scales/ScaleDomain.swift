import Foundation
import NavigationUI

/// The values that an axis has.
///
/// Source: Apple, Charts `ScaleDomain`.
public protocol ScaleDomain {
  var _axisDomain: _AxisDomain { get }
}

/// The values that an axis has: two numbers or dates, or categories.
public struct _AxisDomain: Sendable {
  var bounds: ClosedRange<Double>?
  var categories: [String] = []
  var includesZero: Bool?
  var isReversed = false
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _axisDomain: _AxisDomain {
    let (low, high) = (PlotValue(lowerBound).onLine, PlotValue(upperBound).onLine)
    guard let low, let high, low < high else { return _AxisDomain() }
    return _AxisDomain(bounds: low...high)
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _axisDomain: _AxisDomain {
    let values = map { PlotValue($0) }
    let numbers = values.compactMap(\.onLine)
    guard let low = numbers.min(), let high = numbers.max(), low < high else {
      return _AxisDomain(categories: values.map(\.words))
    }
    return _AxisDomain(bounds: low...high)
  }
}

/// The values that the chart chooses.
///
/// Source: Apple, Charts `AutomaticScaleDomain`.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
  let includesZero: Bool?
  let isReversed: Bool
  public var _axisDomain: _AxisDomain {
    _AxisDomain(includesZero: includesZero, isReversed: isReversed)
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values that the chart chooses.
  public static var automatic: AutomaticScaleDomain { automatic() }
  /// The values that the chart chooses, with 0 or without it.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }
}
