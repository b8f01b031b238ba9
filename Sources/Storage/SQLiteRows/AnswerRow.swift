import SessionRecords

/// A row of the table of answers, as written.
package struct AnswerRow {
  package let number: Int
  /// The newest when the answer was given.
  package let revision: Int
  package let answer: SavedAnswer

  /// - Parameter row: with number, revision, client, key, checksum, result, time and request, from a
  ///   column on; nil if a byte of it has changed.
  package init?(_ row: some Columns, from start: Int32 = 0, checksumSalt: String) {
    (number, revision) = (row.integer(start), row.integer(start + 1))
    answer = SavedAnswer(
      client: row.text(start + 2), key: row.text(start + 3), result: row.bytes(start + 5),
      at: row.integerOrNil(start + 6).map(Int64.init), request: row.integer(start + 7))
    let checksum = Checksum.of(answer, number, revision: revision, session: checksumSalt)
    let isPlausible =
      Plausible.isNumber(number) && Plausible.isNumber(revision)
      && answer.at.map(Plausible.isTime) ?? true
    if checksum != row.integer(start + 4) || !isPlausible { return nil }
  }
}
