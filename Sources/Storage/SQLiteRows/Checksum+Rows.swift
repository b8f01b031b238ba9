import SessionRecords

/// The checksum of each kind of row.
extension Checksum {
  /// - Parameters:
  ///   - beginning: of the session's revisions, computed once.
  ///   - total: the bytes of all bodies up to this one.
  package static func of(_ revision: SavedRevision, total: Int, _ beginning: Checksum) -> Int {
    var checksum = beginning
    checksum.add(revision.number)
    checksum.add(Int(revision.at))
    checksum.add(total)
    checksum.add(revision.body)
    return checksum.stored
  }

  package static func of(_ snapshot: SavedSnapshot, session: String) -> Int {
    var checksum = Checksum(of: .snapshot, session: session)
    checksum.add(snapshot.number)
    checksum.add(snapshot.body)
    return checksum.stored
  }

  /// - Parameter revision: the newest when the answer was given.
  package static func of(
    _ answer: SavedAnswer, _ number: Int, revision: Int, session: String
  ) -> Int {
    var checksum = Checksum(of: .answer, session: session)
    checksum.add(number)
    checksum.add(revision)
    checksum.add(answer.client)
    checksum.add(answer.key)
    checksum.add(answer.result)
    if let at = answer.at {
      checksum.add(Int(at))
      checksum.add(answer.request)
    }
    return checksum.stored
  }

  package static func of(value: [UInt8], _ name: String, session: String) -> Int {
    var checksum = Checksum(of: .value, session: session)
    checksum.add(name)
    checksum.add(value)
    return checksum.stored
  }

  package static func of(appValue: [UInt8], _ name: String) -> Int {
    var checksum = Checksum(of: .appValue, session: "")
    checksum.add(name)
    checksum.add(appValue)
    return checksum.stored
  }
}
