/// The links of a `NavigationView`, which follows one new link in an update; those of the screen that
/// it shows have to wait.
///
/// Source: NavigationBackport, which for this reason pushes one screen at a time there.
@MainActor
struct LegacyLinks {
  /// False for other stacks, which follow all links at once.
  var isLegacy = false
  /// True if a link had to wait in the last update.
  private(set) var hasWaiting = false
  /// The update in which a link was followed last.
  private var lastFollowed = 0

  mutating func startUpdate() { hasWaiting = false }

  /// True if a new link can be followed in this update, which is then used up.
  mutating func mayFollow(in updates: UpdateCycle?) -> Bool {
    guard isLegacy, let updates else { return true }
    if lastFollowed == updates.number {
      hasWaiting = true
      return false
    }
    lastFollowed = updates.number
    return true
  }
}
