import NavigationUI

/// A mark with its places and its look.
struct ChartMark {
  enum Kind { case bar, line, area, point, rule, rectangle, sector }

  let kind: Kind
  var x: PlotPlace?
  var y: PlotPlace?
  /// The other end, if there are two.
  var xEnd: PlotPlace?
  var yEnd: PlotPlace?
  /// The part of a sector.
  var angle: Double?
  var innerRadius = MarkDimension.automatic
  var width = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  var interpolation = InterpolationMethod.linear
  /// The line that it belongs to.
  var series: PlotValue?
  /// The category whose color it has.
  var group: PlotValue?
  /// The category beside whose marks it is.
  var neighbor: PlotValue?
  var style: AnyShapeStyle?
  var opacity = 1.0
  var stroke: StrokeStyle?
  var hasSymbol = false
  /// The diameter of a point or a symbol, in points.
  var symbolSize = 7.0
}

/// A size of a mark, in points or as a part of the room that there is.
///
/// Source: Apple, Charts `MarkDimension`.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  enum Kind { case automatic, fixed, ratio, inset }
  let kind: Kind
  let number: Double

  init(_ kind: Kind, _ number: Double = 0) {
    self.kind = kind
    self.number = number
  }

  /// Creates a size in points.
  public init(floatLiteral value: Double) { self.init(.fixed, value) }
  /// Creates a size in points.
  public init(integerLiteral value: Int) { self.init(.fixed, Double(value)) }

  /// A size that the chart chooses.
  public static let automatic = MarkDimension(.automatic)
  /// A size in points; the chart chooses here.
  public static func fixed(_ size: CGFloat) -> MarkDimension { MarkDimension(.fixed, size) }
  /// A part of the room that there is.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(.ratio, ratio) }
  /// The room without an edge; the chart chooses here.
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(.inset, inset) }

  /// The part of the room; nil if the chart chooses.
  var part: Double? { kind == .ratio ? min(max(number, 0), 1) : nil }
}

/// A way to show marks with the same place.
///
/// Source: Apple, Charts `MarkStackingMethod`.
public struct MarkStackingMethod: Equatable, Sendable {
  private let name: String
  /// Each begins where the one before ends.
  public static let standard = MarkStackingMethod(name: "standard")
  /// As parts of 1.
  public static let normalized = MarkStackingMethod(name: "normalized")
  /// Around the middle; here they begin at 0.
  public static let center = MarkStackingMethod(name: "center")
  /// Each begins at 0.
  public static let unstacked = MarkStackingMethod(name: "unstacked")
}

/// A way from a point of a line to the next.
///
/// Source: Apple, Charts `InterpolationMethod`.
public struct InterpolationMethod: Equatable, Sendable {
  enum Kind { case straight, curved, step }
  let kind: Kind
  /// The part of the way at which a step is.
  var step = 0.5

  /// Straight.
  public static let linear = InterpolationMethod(kind: .straight)
  /// A curve through the points.
  public static let cardinal = InterpolationMethod(kind: .curved)
  /// A curve through the points.
  public static let catmullRom = InterpolationMethod(kind: .curved)
  /// A curve through the points.
  public static let monotone = InterpolationMethod(kind: .curved)
  /// A step at the first point.
  public static let stepStart = InterpolationMethod(kind: .step, step: 0)
  /// A step in the middle.
  public static let stepCenter = InterpolationMethod(kind: .step, step: 0.5)
  /// A step at the second point.
  public static let stepEnd = InterpolationMethod(kind: .step, step: 1)
  /// A curve through the points; the tension has no effect here.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
  /// A curve through the points; the parameter has no effect here.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
}
