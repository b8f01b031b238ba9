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
  /// Accepted; has no effect here.
  public static let alignment = SensoryFeedback()
  /// Accepted; has no effect here.
  public static let levelChange = SensoryFeedback()
  /// Accepted; has no effect here.
  public static let pathComplete = SensoryFeedback()

  /// A weight of a tap; accepted, and has no effect here.
  public struct Weight: Hashable, Sendable {
    /// Accepted; has no effect here.
    public static let light = Weight()
    /// Accepted; has no effect here.
    public static let medium = Weight()
    /// Accepted; has no effect here.
    public static let heavy = Weight()
  }

  /// A stiffness of a tap; accepted, and has no effect here.
  public struct Flexibility: Hashable, Sendable {
    /// Accepted; has no effect here.
    public static let rigid = Flexibility()
    /// Accepted; has no effect here.
    public static let solid = Flexibility()
    /// Accepted; has no effect here.
    public static let soft = Flexibility()
  }

  /// Accepted; has no effect here.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> Self { Self() }
  /// Accepted; has no effect here.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> Self { Self() }
}
