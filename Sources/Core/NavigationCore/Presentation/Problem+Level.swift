extension Problem {
  /// The weight of a problem, under its name on the wire.
  public enum Level: String, CaseIterable, Sendable {
    /// The code does not do what it says.
    case wrong
    /// It works now, and breaks with another order of events, another system or another device.
    case risky
    /// Nothing is wrong: it is good to know.
    case note
  }

  /// The level, which is that of its kind.
  public var level: Level { code.level }
}

extension Problem.Code {
  /// The level of all problems of this kind.
  public var level: Problem.Level {
    switch self {
    case .destinationMissing, .homogeneousPath, .linkInert, .sharedFlag, .nestedStack,
      .infiniteUpdate, .staleRestore, .hiddenFirstView, .barWithoutContainer, .containerMissing,
      .tagMismatch, .undecodableValue, .rowButtons, .tooManyViews:
      .wrong
    case .unknownType, .selectionOrphaned, .duplicateDestination, .lazyDestination,
      .multipleUpdates, .mixedLinks, .presentationWaiting, .duplicateID,
      .selectionWithoutTag:
      .risky
    case .notCodable, .detailHidden, .notDrawn: .note
    }
  }
}
