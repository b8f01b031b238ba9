import SessionRecords

/// The changes that have to be written before a history goes on.
struct Repair: Sendable {
  var epoch: String
  var damage: SavedDamage?
  /// The first revision to set aside, with all after it; nil if all stay.
  var truncationStart: Int?
  /// True when nothing is left to begin from: all that is kept of the session is set aside.
  var takesAll = false
  /// Snapshots that cannot be read.
  var badSnapshots: [Int] = []
}
