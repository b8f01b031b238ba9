/// The kinds of field whose submission an action waits for.
///
/// Source: Apple, `SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The search field.
  public static let search = SubmitTriggers(rawValue: 2)
}
