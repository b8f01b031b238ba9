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

  public private(set) var sessions: [String: Session] = [:]
  private let configuration: Configuration
  private let store: any SessionStore

  public init(_ configuration: Configuration, store: any SessionStore) {
    self.configuration = configuration
    self.store = store
  }

  public func existing(_ id: String) -> Session? { sessions[id] }

  /// - Parameter unknownTypes: what a session made by this call does about types it does not know.
  /// - Returns: nil where there would be too many sessions.
  public func session(_ id: String, unknownTypes: TypeRegistry.UnknownTypes = .keep) -> Session? {
    if let session = sessions[id] { return session }
    guard sessions.count < Self.mostSessions else { return nil }
    let reducer = Reducer(scene: configuration.scene, maxDepth: configuration.maxDepth)
    let session = Session(
      id: id, timeline: Timeline(reducer: reducer), store: store, unknownTypes: unknownTypes,
      limits: configuration.limits)
    sessions[id] = session
    return session
  }
}
