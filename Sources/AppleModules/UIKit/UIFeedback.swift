/// A tap on the hand; nothing is felt.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator {
  /// A strength of a tap.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func impactOccurred() {}
  /// Does nothing.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A feeling of success or failure; nothing is felt.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator {
  /// An outcome.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Creates a generator.
  public init() {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A feeling of choosing; nothing is felt.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator {
  /// Creates a generator.
  public init() {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func selectionChanged() {}
}

/// A store of what has been copied, as long as the program runs.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The pasteboard.
  public static let general = UIPasteboard()
  /// The text.
  public var string: String?
  /// The URL.
  public var url: URL?
  /// True if a text is there.
  public var hasStrings: Bool { string != nil }
}

/// The state of assistive software: none is on.
@MainActor @preconcurrency
public enum UIAccessibility {
  /// Always false.
  public static let isVoiceOverRunning = false
  /// Always false.
  public static let isReduceMotionEnabled = false
}
