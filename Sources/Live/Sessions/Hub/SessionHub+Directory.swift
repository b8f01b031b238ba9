import OrderedJSON
import SessionRecords
import WireProtocol

/// Answers requests about the sessions of the server.
extension SessionHub {
  func result(
    of call: SessionsCall, from client: String, at now: Int64
  ) throws(WireError) -> JSONObject {
    switch call {
    case .delete, .rename:
      if let outcome = directory.prepared.outcome { return try outcome.get() }
    case .list, .pin: break
    }
    switch call {
    case .list(let after, let limit): return list(after: after, limit: limit, at: now)
    case .delete(let name):
      try require(name)
      try requireOwnership(of: name)
      try sessions[name]?.requireUnlocked(for: client)
      delete(name)
      return ["session": .string(name), "changed": true]
    case .rename(let name, let other): return try rename(name, to: other, by: client)
    case .pin(let name, let isPinned): return try pin(name, isPinned)
    }
  }

  private func require(_ name: String) throws(WireError) {
    if sessions[name] != nil || store.contains(name) { return }
    throw WireError(
      .noSuchElement, "Unknown session. sessions.list returns all sessions.",
      pointer: "/params/session")
  }

  /// Passes a change to the store, and calls back when the change is safe, or with false if it was
  /// prevented: nothing that waits for it is acknowledged then.
  private func change(
    _ name: String, _ change: EntryChange, then done: @escaping (_ isDone: Bool) -> Void
  ) {
    directory.countRequest()
    let confirm: @MainActor (Bool) -> Void = { [unowned self] isDone in
      if !isDone { host?.didFailChange() }
      directory.countConfirmation()
      done(isDone)
      host?.didConfirmChange()
    }
    if let receipt = directory.prepared.receipt, let store = store as? any SharedStore {
      store.change(name, change, leaving: receipt, then: confirm)
    } else {
      store.change(name, change, then: confirm)
    }
  }

  /// The refusal of a name that another session has.
  package static let nameInUse = WireError(
    .invalidParams, "A session with this name already exists.", pointer: "/params/name")

  /// Deletes everything that is kept of a session.
  public func delete(_ name: String) {
    let removed = host?.willRemove(name)
    removeFromMemory(name)
    change(name, .remove) { removed?($0) }
  }

  private func rename(
    _ name: String, to other: String, by client: String
  ) throws(WireError) -> JSONObject {
    try require(name)
    if name == other { return ["session": .string(name), "name": .string(name), "changed": false] }
    try requireOwnership(of: name)
    try sessions[name]?.requireUnlocked(for: client)
    if sessions[other] != nil || store.contains(other) {
      throw Self.nameInUse
    }
    let renamed = host?.willRename(name, to: other)
    renameInMemory(name, to: other)
    let session = sessions[other]
    change(name, .rename(other)) { [unowned self] isDone in
      if isDone { return renamed?() ?? () }
      if let session, sessions[other] === session { moveBack(other, to: name) }
    }
    return ["session": .string(name), "name": .string(other), "changed": true]
  }

  /// Gives a session its old name again, since the store has not renamed it.
  private func moveBack(_ name: String, to old: String) {
    let renamed = host?.willRename(name, to: old)
    renameInMemory(name, to: old)
    renamed?()
  }

  private func pin(_ name: String, _ isPinned: Bool) throws(WireError) -> JSONObject {
    try require(name)
    let wasPinned = entries[name]?.isPinned ?? false
    if isPinned != wasPinned {
      entries[name, default: SavedEntry()].isPinned = isPinned
      change(name, .pin(isPinned)) { [unowned self] in
        if !$0 { entries[name]?.isPinned = wasPinned }
      }
    }
    return [
      "session": .string(name), "pinned": .bool(isPinned), "changed": .bool(isPinned != wasPinned),
    ]
  }
}

extension SessionHub {
  private func list(after: UTF8String?, limit: Int, at now: Int64) -> JSONObject {
    var listed: [JSONValue] = []
    sizes.beginMeasuring()
    let start = after.map { after in names.partition { UTF8String($0) > after } } ?? 0
    for name in names[start...] {
      if listed.count == limit { break }
      if let entry = describe(name, at: now) { listed.append(entry) }
    }
    return [
      "sessions": .array(listed), "count": .number(.init(count)),
      "most": .number(.init(maxSessions)),
    ]
  }

  /// Returns the entry in the list; nil for a session without changes and without clients.
  private func describe(_ name: String, at now: Int64) -> JSONValue? {
    let session = sessions[name]
    let clients = host?.clients(of: name) ?? []
    if clients.isEmpty && !store.contains(name) && session?.head ?? 0 == 0 { return nil }
    let entry = entries[name]
    let scene = session?.timeline.scene.id.string ?? entry?.scene
    let used = clients.isEmpty ? entry?.used : now
    let kept = sizes.bytes(of: name, at: session?.revision ?? entry?.revision ?? 0, in: store)
    let bytes = kept == 0 ? session?.timeline.weight(after: 0) : kept
    return [
      "name": .string(name), "scene": scene.map { .string(UTF8String($0)) } ?? .null,
      "revision": .number(.init(session?.revision ?? entry?.revision ?? 0)),
      "used": used.map { .string(String(timestamp: $0)) } ?? .null,
      "bytes": bytes.map { .number(.init($0)) } ?? .null, "pinned": .bool(entry?.isPinned ?? false),
      "connections": .number(.init(clients.count)),
      "clients": .array(
        clients.sorted().prefix(Self.maxListedClients).map { .string(UTF8String($0)) }),
    ]
  }

  private static let maxListedClients = 20
}

extension [String] {
  /// Returns the index of the first element for which the condition is true. It must also be true
  /// for all elements after that one.
  fileprivate func partition(by isAfter: (String) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

// MARK: - Last use

extension SessionHub {
  /// Records that a session is in use, or was until now. The store gets the time only now and then.
  public func recordUse(of name: String, at now: Int64) {
    guard sessions[name] != nil else { return }
    entries[name, default: SavedEntry()].used = now
    if now - (storedUses[name] ?? 0) < Self.useStep || !store.contains(name) { return }
    storedUses[name] = now
    store.change(name, .use(at: now)) { _ in }
  }

  /// The largest time by which the stored last use can be out of date, in milliseconds: one hour.
  private static let useStep: Int64 = 3_600_000

  /// Returns some of the sessions that have been unused for too long and are not pinned.
  ///
  /// - Parameter milliseconds: the time for which an unused session is kept.
  public func unused(for milliseconds: Int64, at now: Int64) -> [String] {
    var found: [String] = []
    for (name, entry) in entries where !entry.isPinned && name != Self.standardSession {
      guard let used = entry.used else {
        // The last use is unknown: the time counts from now on.
        entries[name]?.used = now
        continue
      }
      if now - used < milliseconds || !(host?.clients(of: name) ?? []).isEmpty { continue }
      found.append(name)
      if found.count == Self.maxExpired { break }
    }
    return found
  }

  /// The number of sessions that are returned at once, so that no one waits long.
  private static let maxExpired = 100
}
