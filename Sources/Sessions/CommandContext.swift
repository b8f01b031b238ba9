import NavigationCore
import OrderedJSON
import WireProtocol

/// Who wants a revision, and when.
struct CommandContext {
  let cause: Cause
  /// Milliseconds since 1970.
  let at: Int64
}

extension CommandContext {
  init(_ request: Request, from client: String, at now: Int64) {
    cause = Cause(
      method: request.method.name, client: client, id: request.id, label: request.meta.label)
    at = now
  }

  /// Views have been made again for what is kept of a session.
  static func ofRelaunch(at now: Int64) -> CommandContext {
    CommandContext(cause: Cause(method: "relaunch", client: "app"), at: now)
  }

  /// The author's code acts by itself.
  static func ofApp(at now: Int64) -> CommandContext {
    CommandContext(cause: Cause(method: "app", client: "app"), at: now)
  }
}
