import OrderedJSON
import SceneModel
import WireProtocol

/// The origin of a revision: the client, the time, and the key of the request.
struct CommandContext {
  let cause: Cause
  /// Milliseconds since 1970.
  let at: Int64
  private let key: Key?

  /// Stored indirectly, because it is large and rare.
  private indirect enum Key {
    case of(KeyedRequest)
  }

  /// The keyed request, which is stored with the revision; nil if the command had no key.
  var keyed: KeyedRequest? {
    guard case .of(let request)? = key else { return nil }
    return request
  }

  init(cause: Cause, at: Int64, keyed: KeyedRequest?) {
    (self.cause, self.at) = (cause, at)
    key = keyed.map { .of($0) }
  }
}

extension CommandContext {
  init(
    _ request: Request, from client: String, called name: UTF8String?, at now: Int64,
    keyed: KeyedRequest?
  ) {
    self.init(
      cause: Cause(
        method: request.method.name, client: client, name: name, id: request.id,
        label: request.meta.label), at: now, keyed: keyed)
  }

  /// - Parameter members: the members of the stored answer before the revision.
  func answered(with members: JSONObject) -> CommandContext {
    var keyed = keyed
    keyed?.members = members
    return CommandContext(cause: cause, at: at, keyed: keyed)
  }

  /// - Parameter subject: the subject of the command, once it is known.
  func about(_ subject: Subject?) -> CommandContext {
    guard let subject else { return self }
    let cause = Cause(
      method: cause.method, client: cause.client, name: cause.name, id: cause.id,
      label: cause.label, about: subject)
    return CommandContext(cause: cause, at: at, keyed: keyed)
  }

  /// - Parameter unseen: earlier actions of people that had no visible effect.
  func following(_ unseen: [JSONObject]) -> CommandContext {
    var members = cause.about?.members ?? [:]
    members["unseen"] = .array(unseen.map { .object($0) })
    return about(Subject(members: members))
  }

  private init(_ method: UTF8String, at now: Int64) {
    self.init(cause: Cause(method: method, client: "app"), at: now, keyed: nil)
  }

  /// The context of a revision for which the views of a stored session were created again.
  static func ofRelaunch(at now: Int64) -> CommandContext { CommandContext("relaunch", at: now) }

  /// The context of a revision that the author's code causes by itself.
  static func ofApp(at now: Int64) -> CommandContext { CommandContext("app", at: now) }
}
