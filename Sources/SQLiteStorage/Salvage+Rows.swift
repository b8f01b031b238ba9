import Sessions

extension Salvage {
  func snapshots(of id: Int) -> [(name: String, SavedSnapshot)] {
    var found: [Int: (name: String, SavedSnapshot)] = [:]
    _ = each(
      "SELECT number, name, checksum, body FROM snapshot WHERE session = ?1", by: "number",
      .integer(id)
    ) { line in
      let snapshot = SavedSnapshot(number: line.integer(0), body: line.bytes(3))
      let name = line.text(1)
      if Checksum.of(snapshot, session: name) == line.integer(2) {
        found[snapshot.number] = (name, snapshot)
      }
      return true
    }
    return Array(found.values)
  }

  /// The revisions next to a number, as long as they are good.
  func run(of key: SessionKey, from number: Int, by step: Int) -> [SavedRevision] {
    var found: [SavedRevision] = []
    let beginning = Checksum(of: .revision, session: key.name)
    let side = step > 0 ? "> ?2 ORDER BY number" : "< ?2 ORDER BY number DESC"
    let revisions = try? connection.prepare(
      """
      SELECT number, at, total, checksum, body FROM revision WHERE session = ?1 AND number \(side)
      """)
    try? revisions?.each(.integer(key.id), .integer(number)) { line in
      guard let revision = line.revision(beginning),
        revision.number == number + step * (found.count + 1)
      else { return false }
      found.append(revision)
      return true
    }
    return found
  }

  func answers(of key: SessionKey, through head: Int) -> [SavedAnswer] {
    var found: [Int: SavedAnswer] = [:]
    _ = each(
      """
      SELECT number, revision, client, key, checksum, result FROM answer
      WHERE session = ?1 AND revision <= ?2
      """, by: "number", .integer(key.id), .integer(head)
    ) { line in
      let (number, revision) = (line.integer(0), line.integer(1))
      let answer = SavedAnswer(client: line.text(2), key: line.text(3), result: line.bytes(5))
      let checksum = Checksum.of(answer, number, revision: revision, session: key.name)
      if checksum == line.integer(4) { found[number] = answer }
      return true
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  func values(of key: SessionKey) -> [String: [UInt8]?] {
    var found: [String: [UInt8]?] = [:]
    _ = each(
      "SELECT name, checksum, body FROM value WHERE session = ?1", by: "name", .integer(key.id)
    ) { line in
      let (name, body) = (line.text(0), line.bytes(2))
      if line.integer(1) == Checksum.of(value: body, name, session: key.name) {
        found[name] = body
      }
      return true
    }
    return found
  }

  func appValues() -> [String: [UInt8]?] {
    var found: [String: [UInt8]?] = [:]
    _ = each("SELECT name, checksum, body FROM app_value", by: "name") { line in
      let (name, body) = (line.text(0), line.bytes(2))
      if line.integer(1) == Checksum.of(appValue: body, name) { found[name] = body }
      return true
    }
    return found
  }
}
