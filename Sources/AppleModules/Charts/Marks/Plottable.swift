import Foundation
import NavigationUI

/// A value that a chart can show: a number, a date or a category.
///
/// Source: Apple, Charts `Plottable`.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The number, the date or the category.
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a category.
public protocol PrimitivePlottableProtocol: Plottable where Self == PrimitivePlottable {}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// Creates the value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {}
extension Date: PrimitivePlottableProtocol {}
extension String: PrimitivePlottableProtocol {}

extension CGFloat: Plottable {
  /// The number.
  public var primitivePlottable: Double { Double(self) }
  /// Creates the number.
  public init?(primitivePlottable: Double) { self.init(primitivePlottable) }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// That of the raw value.
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }
  /// Creates the value with a raw value.
  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: raw)
  }
}

/// A value in a chart.
enum PlotValue: Hashable {
  case number(Double)
  case date(Date)
  case category(String)

  init<Value: Plottable>(_ value: Value) {
    switch value.primitivePlottable {
    case let date as Date: self = .date(date)
    case let text as String: self = .category(text)
    case let number as Double: self = .number(number)
    case let number as Float: self = .number(Double(number))
    case let number as Decimal: self = .number(NSDecimalNumber(decimal: number).doubleValue)
    case let number as any BinaryInteger: self = .number(Double(number))
    default: self = .category(String(describing: value))
    }
  }

  /// The value on a line; nil if it is a category, or not finite.
  var onLine: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  var isCategory: Bool { onLine == nil }

  /// The value in words.
  var words: String {
    switch self {
    case .number(let number): number.formatted()
    case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
    case .category(let text): text
    }
  }
}

/// A value with its label, for a mark.
///
/// Source: Apple, Charts `PlottableValue`.
public struct PlottableValue<Value: Plottable> {
  let place: PlotPlace
}

/// A value, or a range of values as of a day.
struct PlotPlace: Hashable {
  let value: PlotValue
  /// The end of a range; nil if there is none.
  var end: PlotValue?

  /// The middle on a line; nil if it is a category.
  var middle: Double? {
    value.onLine.map { start in (start + (end?.onLine ?? start)) / 2 }
  }
}

extension PlottableValue {
  /// A value with a label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(place: PlotPlace(value: PlotValue(value)))
  }
  /// A value with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(place: PlotPlace(value: PlotValue(value)))
  }
  /// A value with a label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(place: PlotPlace(value: PlotValue(value)))
  }
  /// A range of values with a label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue where Value: Comparable { of(range) }
  /// A range of values with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: Range<Value>
  ) -> PlottableValue where Value: Comparable { of(range) }

  private static func of(_ range: Range<Value>) -> PlottableValue where Value: Comparable {
    PlottableValue(
      place: PlotPlace(value: PlotValue(range.lowerBound), end: PlotValue(range.upperBound)))
  }
}

extension PlottableValue where Value == Date {
  /// A day, a month or another unit of time, with a label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue { of(date, unit, calendar) }
  /// A day, a month or another unit of time, with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { of(date, unit, calendar) }

  private static func of(
    _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?
  ) -> PlottableValue {
    guard let interval = (calendar ?? .current).dateInterval(of: unit, for: date) else {
      return PlottableValue(place: PlotPlace(value: .date(date)))
    }
    return PlottableValue(
      place: PlotPlace(value: .date(interval.start), end: .date(interval.end)))
  }
}
