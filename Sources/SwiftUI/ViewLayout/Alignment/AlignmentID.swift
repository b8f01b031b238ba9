import Foundation
import OrderedJSON

/// An author's own guide.
///
/// Source: Apple, `AlignmentID`.
public protocol AlignmentID {
  /// The place of the guide in views that do not set it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The name of an author's guide, and where it is in views that do not set it.
struct CustomGuide: Hashable {
  let name: UTF8String
  let formula: GuideFormula

  /// - Parameter axis: `h` or `v`.
  init(_ id: any AlignmentID.Type, along axis: String) {
    name = UTF8String("\(axis).\(String(reflecting: id).prefix(200))")
    formula = GuideFormula(exactly: id.defaultValue) ?? GuideFormula(terms: [])
  }
}
