import Foundation

/// The use of a measurement, which would choose its unit; all keep their own unit here.
///
/// Source: Apple, `MeasurementFormatUnitUsage`.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
  private let name: String
  /// The unit that people use for it.
  public static var general: Self { Self(name: "general") }
  /// The measurement's own unit.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The height of a person.
  public static var personHeight: Self { Self(name: "personHeight") }
  /// A way by road.
  public static var road: Self { Self(name: "road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: Self { Self(name: "person") }
  /// The temperature outside.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// Energy in food.
  public static var food: Self { Self(name: "food") }
  /// Energy of a workout.
  public static var workout: Self { Self(name: "workout") }
}

extension Measurement where UnitType: Dimension {
  /// A number and the symbol of its unit.
  ///
  /// Source: Apple, `Measurement.FormatStyle`. There is no translation of units here: all widths
  /// show the symbol.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// A length of the unit's words.
    public struct UnitWidth: Hashable, Codable, Sendable {
      fileprivate let name: String
      /// The whole word; here the symbol.
      public static var wide: Self { Self(name: "wide") }
      /// The symbol.
      public static var abbreviated: Self { Self(name: "abbreviated") }
      /// The symbol without a space.
      public static var narrow: Self { Self(name: "narrow") }
    }

    /// The length of the unit's words.
    public var width: UnitWidth
    /// The language of the number.
    public var locale: Locale
    /// The way the number is written; nil for the usual one.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.numberFormatStyle = numberFormatStyle
    }

    /// The number and the symbol.
    public func format(_ value: Measurement) -> String {
      let usual = FloatingPointFormatStyle<Double>(locale: locale)
        .precision(.fractionLength(0...2))
      let number = (numberFormatStyle ?? usual).format(value.value)
      let symbol = value.unit.symbol
      let isClose = width == .narrow || symbol.hasPrefix("°")
      return isClose ? "\(number)\(symbol)" : "\(number) \(symbol)"
    }

    /// The style in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The measurement in words.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
  /// The measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement { style.format(self) }
}

extension FormatStyle {
  /// A measurement as a number and the symbol of its unit.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

/// Writes measurements as a number and the symbol of their unit.
///
/// Source: Apple, `MeasurementFormatter`.
open class MeasurementFormatter: Formatter {
  /// Options of the unit; measurements keep their own here.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement's own unit.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit that fits the number; without effect here.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Degrees without the letter; without effect here.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Options of the unit.
  open var unitOptions: UnitOptions = []
  /// The length of the unit's words.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language of the number.
  open var locale: Locale! = .current
  /// The writer of the number.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// The number and the symbol.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number = numberFormatter?.string(from: NSNumber(value: measurement.value))
    return "\(number ?? "\(measurement.value)") \(measurement.unit.symbol)"
  }

  /// The symbol.
  open func string(from unit: Unit) -> String { unit.symbol }

  /// Nil: what is no measurement has no words.
  open override func string(for obj: Any?) -> String? { nil }
}
