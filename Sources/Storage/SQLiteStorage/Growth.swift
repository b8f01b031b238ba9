import SessionRecords

/// The part of a session that has come since something of it last had to go.
struct Growth {
  var revisions = 0
  /// Of revisions and states.
  var bytes = 0
  var answers = 0

  /// True if the session can have data to remove.
  var isLarge: Bool {
    max(revisions, answers) >= Retention.stride || bytes >= Retention.byteStride
  }

  static func += (growth: inout Growth, other: Growth) {
    growth.revisions += other.revisions
    growth.bytes += other.bytes
    growth.answers += other.answers
  }
}
