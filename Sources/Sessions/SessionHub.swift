import NavigationCore
import OrderedJSON
import WireProtocol

/// All sessions, by name; makes each on first use.
@MainActor
public final class SessionHub {
  public struct Configuration {
    /// What sessions can be opened in; new ones start in the first.
    public var scenes: [SceneEntry]
    public var maxDepth: Int
    /// What `hello` tells about limits.
    public var limits: JSONObject
    /// Tells milliseconds since 1970.
    public var clock: () -> Int64

    /// - Parameter scenes: at least one.
    public init(
      scenes: [SceneEntry], maxDepth: Int, limits: JSONObject = [:],
      clock: @escaping () -> Int64 = { 0 }
    ) {
      precondition(!scenes.isEmpty, "a session has to start in some scene")
      self.scenes = scenes
      self.maxDepth = maxDepth
      self.limits = limits
      self.clock = clock
    }
  }

  /// How many sessions there may be.
  public static let mostSessions = 10_000

  /// How many bytes all sessions together may keep for readers: messages, and states as text.
  public static let mostReaderBytes = 256 << 20

  public private(set) var sessions: [String: Session] = [:]
  private let configuration: Configuration
  private let store: any SessionStore
  private let mostReaderBytes: Int
  /// What all sessions keep for readers, as far as they have been settled.
  private(set) var readerBytes = 0
  private var settlements: UInt64 = 0

  public init(
    _ configuration: Configuration, store: any SessionStore,
    mostReaderBytes: Int = SessionHub.mostReaderBytes
  ) {
    self.configuration = configuration
    self.store = store
    self.mostReaderBytes = mostReaderBytes
  }

  public var isFull: Bool { sessions.count >= Self.mostSessions }

  public func existing(_ id: String) -> Session? { sessions[id] }

  /// Whether a scene of that id can be opened.
  public func hasScene(_ id: String) -> Bool { configuration.scenes.contains { $0.id == id } }

  /// - Parameters:
  ///   - scene: the id of the scene that a session made by this call starts in.
  ///   - unknownTypes: what a session made by this call does about types it does not know.
  /// - Returns: nil where there would be too many sessions.
  public func session(
    _ id: String, scene: String? = nil, unknownTypes: TypeRegistry.UnknownTypes = .keep
  ) -> Session? {
    if let session = sessions[id] { return session }
    if isFull { return nil }
    let scenes = configuration.scenes
    let (description, live) = (scenes.first { $0.id == scene } ?? scenes[0]).make()
    let reducer = Reducer(scene: description, maxDepth: configuration.maxDepth)
    let session = Session(
      id: id, timeline: Timeline(reducer: reducer), live: live, scenes: scenes, store: store,
      unknownTypes: unknownTypes, limits: configuration.limits, clock: configuration.clock)
    sessions[id] = session
    return session
  }
}

extension SessionHub {
  /// Lets go of a session that nobody uses and that has never been changed: its name is free again.
  public func release(_ id: String) {
    guard let session = sessions[id] else { return }
    precondition(session.head == 0, "a history would be lost")
    readerBytes -= session.settled.bytes
    sessions[id] = nil
    store.release(id)
  }

  /// Counts what a session keeps for readers, now that it has been used. Where all of them keep too
  /// much, those that were used longest ago let go of theirs.
  public func settle(_ session: Session) {
    settlements += 1
    let bytes = session.readerBytes
    readerBytes += bytes - session.settled.bytes
    session.settled = (bytes, settlements)
    if readerBytes > mostReaderBytes { shrinkOthers(than: session) }
  }

  /// Down to half of what may be kept, so that not each further use makes others shrink.
  private func shrinkOthers(than used: Session) {
    let others = sessions.values.filter { $0 !== used && $0.settled.bytes > 0 }
    for session in others.sorted(by: { $0.settled.at < $1.settled.at }) {
      if readerBytes <= mostReaderBytes / 2 { return }
      session.forgetForReaders()
      readerBytes -= session.settled.bytes
      session.settled.bytes = 0
    }
  }
}
