import NavigationCore

/// The outcome of an accepted command: the revision, and what its patch is made from.
public struct Transition {
  /// The revision.
  public let revision: Revision
  /// True if the path had a `Codable` form before.
  public let wasPathCodable: Bool
  /// The outlines before and after; nil if the change could not touch them.
  public let outlines: Outlines?
  /// The steps that can be undone and redone now; nil if they are as before.
  public let undo: UndoAvailability?

  /// Boxed: they are large and rarely present.
  public indirect enum Outlines {
    case from(Outline, to: Outline)

    var before: Outline {
      switch self {
      case .from(let before, _): before
      }
    }
  }
}
