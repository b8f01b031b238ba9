import Foundation

/// A priority of the first focus; accepted, and has no effect here.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let number: Int

  /// Accepted; has no effect here.
  public static let automatic = DefaultFocusEvaluationPriority(number: 0)
  /// Accepted; has no effect here.
  public static let userInitiated = DefaultFocusEvaluationPriority(number: 1)
}

/// The uses of focus; accepted, and has no effect here.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Accepted; has no effect here.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Accepted; has no effect here.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Accepted; has no effect here.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// A part of a pointer's way over a view; no pointer comes here.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

extension KeyboardShortcut {
  /// The way of a shortcut to other keyboards; accepted, and has no effect here.
  public struct Localization: Sendable {
    private let number: Int
    /// Accepted; has no effect here.
    public static let automatic = Localization(number: 0)
    /// Accepted; has no effect here.
    public static let withoutMirroring = Localization(number: 1)
    /// Accepted; has no effect here.
    public static let custom = Localization(number: 2)
  }
}

/// A press of a key; none comes here.
///
/// Source: Apple, `KeyPress`.
public struct KeyPress: Sendable {
  /// The part of a press.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// Every part.
    public static let all: Phases = [.down, .repeat, .up]
  }
  /// The outcome of a press.
  public enum Result: Sendable { case handled, ignored }
  /// The part of the press.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that it types.
  public let characters: String
  /// The keys that are held with it.
  public let modifiers: EventModifiers
}
