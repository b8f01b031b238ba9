/// Parts of a date; accepted, and has no effect here.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Accepted; has no effect here.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Accepted; has no effect here.
  public static let date = DatePickerComponents(rawValue: 2)
}
