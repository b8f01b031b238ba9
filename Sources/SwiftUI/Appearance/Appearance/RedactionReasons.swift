/// Reasons to hide contents.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Accepted; has no effect here.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Accepted; has no effect here.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// Accepted; has no effect here.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
