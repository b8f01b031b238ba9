import Sessions

/// What has to be written about a history before it goes on.
struct Repair: Sendable {
  var epoch: String
  var damage: SavedDamage?
  /// The first revision that is set aside, with all behind it; nil where all stay.
  var cut: Int?
  /// Nothing is left to begin from: all that is kept of the session is set aside.
  var takesAll = false
  /// Snapshots that cannot be read.
  var badSnapshots: [Int] = []
}
