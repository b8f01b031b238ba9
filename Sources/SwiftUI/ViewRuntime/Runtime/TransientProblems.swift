import NavigationCore

/// The problems that are shown until the navigation changes.
struct TransientProblems {
  /// The problems that taps found.
  var ofTaps: [Problem] = []
  /// The path that a relaunch should have restored; nil after the first navigation.
  var restoration: Restoration?
}
