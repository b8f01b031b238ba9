import SessionRecords

/// The ranges of numbers in rows. A row with another number is a bad one, however right its
/// checksum: nothing that is computed from good rows ever overflows.
package enum Plausible {
  /// The numbers of answers and bytes; those of revisions and states are a `RowID`'s.
  package static let numbers = 0...1 << 53
  /// The years 0 to 9999, in milliseconds since 1970.
  static let times = -62_167_219_200_000...253_402_300_799_999

  package static func isNumber(_ number: Int) -> Bool { numbers.contains(number) }
  /// Bytes up to a revision, as a row states them.
  package static func total(_ stated: Int?) -> Int {
    min(max(0, stated ?? 0), numbers.upperBound)
  }

  package static func isTime(_ time: Int64) -> Bool { times.contains(Int(time)) }
}

extension SavedRevision {
  package var isPlausible: Bool {
    number > 0 && RowID.numbers.contains(number) && Plausible.isTime(at)
  }
}

extension SavedSnapshot {
  package var isPlausible: Bool { RowID.numbers.contains(number) }
}

extension SavedDamage {
  var isPlausible: Bool { Plausible.isNumber(from) && Plausible.isTime(at) }
}

extension SessionRow {
  var isPlausible: Bool {
    RowID.sessions.contains(id) && damage?.isPlausible ?? true
      && Plausible.isTime(Int64(used ?? 0))
      && [head, snapshot ?? 0].allSatisfy(RowID.numbers.contains)
      && [answered, forgotten, valued].allSatisfy(Plausible.isNumber)
  }
}
