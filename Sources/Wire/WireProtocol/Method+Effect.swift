extension Method {
  /// The effect of a call, for those who decide whether it is allowed.
  package enum Effect: CaseIterable, Sendable {
    /// It only reads.
    case none
    /// A repeat is done again.
    case step
    /// A repeat has no further effect.
    case setting
    /// Undoing does not bring back the state before.
    case loss
  }
}
