/// The groups on their way into the database: those that gather, and the one that is being written.
struct PendingWrites {
  var waiting = WaitingGroups()
  private(set) var inFlight: WaitingGroups.Group?
  /// Callers to notify when all groups before a number have been written.
  private var handlers: [(end: Int, call: @MainActor () -> Void)] = []

  /// About the bytes of records that are not safe yet.
  var bytes: Int { waiting.bytes + (inFlight?.group.bytes ?? 0) }

  /// Takes the group that is to be written now; nil if nothing waits.
  @MainActor
  mutating func start() -> WaitingGroups.Group? {
    inFlight = waiting.dequeueGroup()
    return inFlight
  }

  /// Removes and returns the group that was being written.
  mutating func finish() -> WaitingGroups.Group? {
    defer { inFlight = nil }
    return inFlight
  }

  /// Adds a caller to notify when everything appended so far is safe or lost.
  mutating func notify(_ call: @escaping @MainActor () -> Void) {
    handlers.append((waiting.end, call))
  }

  /// Removes and returns the callers whose groups have been written.
  mutating func dequeueHandlers() -> [@MainActor () -> Void] {
    if handlers.isEmpty { return [] }
    let next = inFlight?.number ?? waiting.first
    let due = handlers.filter { $0.end <= next }
    handlers.removeAll { $0.end <= next }
    return due.map(\.call)
  }
}
