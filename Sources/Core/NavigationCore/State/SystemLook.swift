/// The design that the system draws bars, lists and controls in, by the version that brought it.
public enum SystemLook: String, CaseIterable, Hashable, Sendable {
  /// The design that apps have had since iOS 7, also on later systems if they were built for it.
  case ios18 = "18"
  /// Floating bars of glass, capsules and larger rows.
  case ios26 = "26"
  /// As 26, with glass that diffuses more, and sidebars up to the window's edge.
  case ios27 = "27"
}

extension SystemLook: ScalarStateValue {}
