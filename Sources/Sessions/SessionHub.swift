import NavigationCore
import OrderedJSON
import WireProtocol

/// All sessions, by name; makes each on first use.
@MainActor
public final class SessionHub {
  public struct Configuration {
    public var scene: SceneDescription
    public var maxDepth: Int
    /// What `hello` tells about limits.
    public var limits: JSONObject

    public init(scene: SceneDescription, maxDepth: Int, limits: JSONObject = [:]) {
      self.scene = scene
      self.maxDepth = maxDepth
      self.limits = limits
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

  /// - Parameter unknownTypes: what a session made by this call does about types it does not know.
  /// - Returns: nil where there would be too many sessions.
  public func session(_ id: String, unknownTypes: TypeRegistry.UnknownTypes = .keep) -> Session? {
    if let session = sessions[id] { return session }
    if isFull { return nil }
    let reducer = Reducer(scene: configuration.scene, maxDepth: configuration.maxDepth)
    let session = Session(
      id: id, timeline: Timeline(reducer: reducer), store: store, unknownTypes: unknownTypes,
      limits: configuration.limits)
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
