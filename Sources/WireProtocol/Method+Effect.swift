extension Method {
  /// The effect of a call, for those who decide whether it may be made.
  package enum Effect: CaseIterable, Sendable {
    /// It only looks.
    case none
    /// Asked twice, it is done twice.
    case step
    /// Asked twice, nothing more happens the second time.
    case setting
    /// Undoing does not bring back the state before.
    case loss
  }
}
