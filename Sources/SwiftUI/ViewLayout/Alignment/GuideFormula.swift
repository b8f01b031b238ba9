import Foundation
import OrderedJSON
import SceneModel

/// The place of a guide as a sum: a constant, and shares of width, height, first and last baseline.
///
/// So a page places views by sizes that no server knows.
struct GuideFormula: Hashable {
  /// The constant, then the factors; none at the end that is zero.
  private(set) var terms: [Double]

  init(terms: [Double]) {
    self.terms = terms
    while self.terms.last == 0 { self.terms.removeLast() }
  }

  /// The formula of a closure; nil if the closure is not such a sum.
  init?(exactly value: (ViewDimensions) -> CGFloat) {
    let start = value(Self.start.dimensions)
    let factors = Self.start.indices.map { index in
      var moved = Self.start
      moved[index] += 64
      return Double(value(moved.dimensions) - start) / 64
    }
    let constant = zip(factors, Self.start).reduce(Double(start)) { $0 - $1.0 * $1.1 }
    self.init(terms: ([constant] + factors).map { ($0 * 1e6).rounded() / 1e6 })
    if !terms.allSatisfy(\.isFinite) { return nil }
    for other in Self.others {
      let dimensions = other.dimensions
      if abs(value(dimensions) - self.value(in: dimensions)) > 0.01 { return nil }
    }
  }

  func value(in dimensions: ViewDimensions) -> CGFloat {
    let lengths = [
      1, dimensions.width, dimensions.height, dimensions.baselines.first,
      dimensions.baselines.last,
    ]
    return zip(terms, lengths).reduce(0) { $0 + $1.0 * $1.1 }
  }

  var styleValue: StyleValue { .list(terms.map { .number($0) }) }

  /// Widths, heights and baselines at which a closure is asked.
  private static let start: [Double] = [256, 128, 32, 96]
  private static let others: [[Double]] =
    [[0, 0, 0, 0], [17, 410, 15, 399], [1_021, 44, 30, 30]]
    // A closure that counts its calls returns different results for the same input.
    + Array(repeating: [60, 20, 15, 15], count: 3)
}

extension [Double] {
  fileprivate var dimensions: ViewDimensions {
    ViewDimensions(
      width: self[0], height: self[1], baselines: .init(first: self[2], last: self[3]))
  }
}
