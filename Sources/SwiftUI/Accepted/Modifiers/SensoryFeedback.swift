/// A sound or a tap on the wrist; accepted, and has no effect here.
public struct SensoryFeedback: Hashable, Sendable {
  /// Accepted; has no effect here.
  public static let success = SensoryFeedback()
  /// Accepted; has no effect here.
  public static let warning = SensoryFeedback()
  /// Accepted; has no effect here.
  public static let error = SensoryFeedback()
  /// Accepted; has no effect here.
  public static let selection = SensoryFeedback()
  /// Accepted; has no effect here.
  public static let impact = SensoryFeedback()
  /// Accepted; has no effect here.
  public static let increase = SensoryFeedback()
  /// Accepted; has no effect here.
  public static let decrease = SensoryFeedback()
  /// Accepted; has no effect here.
  public static let start = SensoryFeedback()
  /// Accepted; has no effect here.
  public static let stop = SensoryFeedback()
}
