import Dispatch
import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import WireProtocol

/// All sessions by name. It creates each on first use.
@MainActor
public final class SessionHub {
  /// The scenes and limits of a hub.
  public struct Configuration {
    /// The scenes that can be opened; new sessions start in the first.
    public var scenes: [SceneEntry]
    /// The largest number of elements in a path.
    public var maxDepth: Int
    /// The largest number of sessions.
    public var maxSessions: Int
    /// The limits that `hello` lists.
    public var limits: JSONObject
    /// Returns the time in milliseconds since 1970.
    public var clock: () -> Int64
    /// The bytes of memory that the server can use for its clients.
    public var memory: Int
    /// True if the app has been rebuilt: sessions are restored by replaying the steps of their
    /// logs.
    public var hotReloads = false

    /// - Parameter scenes: at least one.
    public init(
      scenes: [SceneEntry], maxDepth: Int, maxSessions: Int = SessionHub.maxSessions,
      limits: JSONObject = [:], clock: @escaping () -> Int64 = { 0 }, memory: Int = .max
    ) {
      precondition(!scenes.isEmpty, "a session has to start in some scene")
      self.scenes = scenes
      self.maxDepth = maxDepth
      self.maxSessions = maxSessions
      self.limits = limits
      self.clock = clock
      self.memory = memory
    }
  }

  /// The default for the largest number of sessions.
  public nonisolated static let maxSessions = 10_000
  /// The session that always exists.
  public nonisolated static let standardSession = "main"

  /// The shortest time for which a repeated command with a key gets its first answer.
  public static let keySeconds = IdempotencyCache.leastSeconds
  /// The most runs of one client whose confirmed keys are known in a session.
  public static let confirmedRuns = ConfirmedKeys.maxRuns
  /// The largest size in bytes of the answers to one client's commands with keys in a session.
  public static let keyBytes = IdempotencyCache.Budget.maxClientBytes
  /// The largest number of bytes that all sessions together keep for readers: messages, and states
  /// as text.
  public static let maxReaderBytes = 256 << 20

  /// The sessions in memory, by name.
  public private(set) var sessions: [String: Session] = [:] {
    didSet { sortedNames = nil }
  }
  /// The entries of all sessions of which something is kept, in memory or not.
  var entries: [String: SavedEntry] = [:]
  /// The last use of each session that the store has, in milliseconds since 1970.
  var storedUses: [String: Int64] = [:]
  var sortedNames: [String]?
  var sizes = SessionSizes()
  /// The server of the sessions.
  public unowned var host: (any SessionHost)?
  let directory = SessionDirectory()
  let configuration: Configuration
  var setting: Session.Setting
  /// Calls back after a number of seconds.
  public var wait: (Double, @escaping @MainActor () -> Void) -> Void = { seconds, body in
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(body) }
  }
  /// Called with a session's name and nil when the replay of its steps begins, and with the members
  /// of the outcome after the replay.
  public var onHotReload: (_ session: String, _ outcome: JSONObject?) -> Void = { _, _ in }
  /// The store that keeps all sessions.
  public let store: any SessionStore
  let maxReaderBytes: Int
  /// The bytes that all sessions keep for readers, at the last measurement.
  var readerBytes = 0
  /// The bytes that all sessions take, at the last measurement.
  public internal(set) var memoryUse = SessionBytes()
  var measurementCount: UInt64 = 0
  /// The names of sessions that have left memory since the server started.
  private(set) var evicted: Set<String> = []
  /// The callbacks that wait for sessions that are being read.
  var opening: [String: [Opened]] = [:]

  /// - Parameter maxReaderBytes: the bytes that all sessions can keep for readers, at most a
  ///   quarter of the memory.
  public init(
    _ configuration: Configuration, store: any SessionStore,
    maxReaderBytes: Int = SessionHub.maxReaderBytes
  ) {
    self.configuration = configuration
    self.store = store
    self.maxReaderBytes = min(maxReaderBytes, configuration.memory / 4)
    setting = Session.Setting(
      scenes: configuration.scenes, store: store, limits: configuration.limits,
      clock: configuration.clock, memory: MemoryGauge(budget: configuration.memory),
      directory: directory)
    entries = (try? store.entries()) ?? [:]
    directory.result = { [unowned self] call, client, now throws(WireError) in
      try result(of: call, from: client, at: now)
    }
  }

  /// The gauge of the server's memory.
  public var memory: MemoryGauge { setting.memory }
  /// Counts the bytes of texts that readers share.
  public var textBytes: ByteCount { setting.textBytes }
  /// The bytes of the answers to commands with keys.
  public var rememberedBytes: Int { setting.answers.bytes }

  var maxSessions: Int { configuration.maxSessions }

  /// The number of sessions, in memory and in the store, not counting the one that always exists.
  public var count: Int {
    let standard = Self.standardSession
    return max(
      sessions.count - (sessions[standard] == nil ? 0 : 1),
      store.count - (store.contains(standard) ? 1 : 0))
  }

  /// True if the largest number of sessions exists.
  public var isFull: Bool { count >= maxSessions }

  /// True if at least nine tenths of the largest number of sessions exist.
  public var isNearlyFull: Bool { 10 * count >= 9 * maxSessions }

  /// The names of all sessions, sorted.
  var names: [String] {
    if let sortedNames { return sortedNames }
    let names = Set(entries.keys).union(sessions.keys).sorted()
    sortedNames = names
    return names
  }

  /// Returns true if a scene with this id can be opened.
  public func hasScene(_ id: UTF8String) -> Bool { configuration.scenes.contains { $0.id == id } }

  /// Returns a session that was used before; nil if there is none.
  ///
  /// - Throws: `beingRead`, `unreadable`, `damaged`, or `gone`.
  public func existing(_ id: String) throws(StoreError) -> Session? {
    if let session = sessions[id] { return session }
    if !store.keepsRecords || !store.contains(id) { return nil }
    return try session(id)
  }

  /// - Parameters:
  ///   - scene: the id of the scene that a session created by this call starts in.
  ///   - unknownTypes: the treatment of unknown types in a session created by this call.
  /// - Returns: nil if there would be too many sessions.
  /// - Throws: `beingRead`, `unreadable`, `damaged`, or `gone`.
  public func session(
    _ id: String, scene: UTF8String? = nil, unknownTypes: TypeRegistry.UnknownTypes = .keep
  ) throws(StoreError) -> Session? {
    if let session = sessions[id] { return session }
    if opening[id] != nil || needsHotReload(id) { throw .beingRead }
    if isFull && !store.contains(id) && id != Self.standardSession { return nil }
    let log = try store.log(of: id)
    let session = try recording(id) { () throws(StoreError) in
      let known = try Session.reopened(
        id, from: log, setting, maxDepth: configuration.maxDepth, as: reopenMode(of: id))
      return known ?? create(id, log, scene, unknownTypes)
    }
    // Of a session that crashed at once nothing is kept.
    if isRefused(id) { session.status.isReadOnly = true }
    insert(session)
    return session
  }

  /// Protects the values that the app keeps outside its sessions from replayed steps: see
  /// `Session.Setting.preservingAppValues`.
  public func preserveAppValues(by preserving: @escaping () -> (() -> Void)) {
    setting.preservingAppValues = preserving
  }

  func insert(_ session: Session) {
    evicted.remove(session.id)
    sessions[session.id] = session
    directory.occupancy =
      isNearlyFull
      ? ["sessions": .number(.init(count)), "most": .number(.init(maxSessions))] : nil
  }

  private func create(
    _ id: String, _ log: any SessionLog, _ scene: UTF8String?,
    _ unknownTypes: TypeRegistry.UnknownTypes
  ) -> Session {
    let scenes = configuration.scenes
    let entry = scenes.first { $0.id == scene } ?? scenes[0]
    let driver = isRefused(id) ? ListScene(.gone(entry.id)) : entry.make([:])
    let reducer = Reducer(scene: driver.description, maxDepth: configuration.maxDepth)
    return Session(
      id: id, timeline: Timeline(reducer: reducer), scene: driver, log: log,
      unknownTypes: unknownTypes, setting: setting)
  }
}

extension SessionHub {
  /// Evicts a session that is not in use. A session that has never been changed is removed, and
  /// its name is free again; any other can be reopened from the store.
  ///
  /// - Returns: false if that is not possible now.
  public func evict(_ id: String) -> Bool {
    if !unload(id) { return false }
    store.closeLog(of: id)
    return true
  }

  /// Removes a session from memory without notifying the store.
  func unload(_ id: String) -> Bool {
    guard let session = sessions[id], session.canBeEvicted else { return false }
    let (head, scene) = (session.head, session.timeline.scene.id.string)
    if head > 0 {
      evicted.insert(id)
      entries[id, default: SavedEntry()].revision = head
      entries[id]?.scene = scene
    } else {
      entries[id] = nil
    }
    close(session)
    return true
  }

  /// Closes a session whose newest revisions the store has lost.
  public func closeLost(_ id: String) {
    guard let session = sessions[id] else { return }
    close(session)
    evicted.insert(id)
  }

  /// Reopens a session whose newest revisions the store has lost, from what the store still has. If
  /// the store has nothing, the session starts again from its beginning.
  ///
  /// - Throws: `beingRead`, `unreadable`, `damaged`, or `gone`.
  public func reopenLost(_ id: String) throws(StoreError) -> Session? {
    guard let lost = sessions[id] else { return nil }
    closeLost(id)
    let beginning = lost.feed.chapters.first ?? lost.timeline
    return try session(
      id, scene: beginning.scene.id, unknownTypes: lost.context.unknownTypes)
  }

  /// Passes the values that scenes have written in this turn to the store.
  public func saveValues() {
    for session in sessions.values { session.storeValues() }
  }

  /// Removes everything that is known of a session.
  func removeFromMemory(_ id: String) {
    if let session = sessions[id] { close(session) }
    directory.recovery?.rename(id, to: nil)
    evicted.remove(id)
    storedUses[id] = nil
    entries[id] = nil
    sizes.remove(id)
    sortedNames = nil
    directory.occupancy = nil
  }

  /// Gives a session a new name in memory.
  func renameInMemory(_ id: String, to name: String) {
    if let session = sessions.removeValue(forKey: id) {
      session.id = name
      sessions[name] = session
    }
    directory.recovery?.rename(id, to: name)
    if evicted.remove(id) != nil { evicted.insert(name) }
    entries[name] = entries.removeValue(forKey: id)
    storedUses[name] = storedUses.removeValue(forKey: id)
    sizes.remove(id)
    sortedNames = nil
  }

  private func close(_ session: Session) {
    removeMeasurement(session)
    sessions[session.id] = nil
    session.close()
  }
}
