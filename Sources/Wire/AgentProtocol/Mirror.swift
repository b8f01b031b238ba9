import OrderedJSON

/// The session's state as the server sends it, kept up to date by its changes.
struct Mirror {
  /// A rendered tree can be nested deeper than any request.
  static let limits = JSONLimits(depth: 1_000)

  private(set) var session: UTF8String
  /// The largest request that the server takes, in bytes.
  let messageBytes: Int
  private(set) var revision: Int
  private(set) var state: JSONValue

  /// The state of a first message; nil if it has none.
  init?(hello params: JSONValue) {
    guard let state = params["state"], let revision = params["revision"]?.intValue else {
      return nil
    }
    self.state = state
    self.revision = revision
    session = params["session"]?.stringValue ?? ""
    messageBytes = params["limits"]?["messageBytes"]?.intValue ?? .max
  }

  /// Takes the parameters of `changed`.
  ///
  /// - Returns: false if it does not follow the current revision: then the state must be requested
  ///   again.
  mutating func apply(changed params: JSONValue) -> Bool {
    guard let base = params["base"]?.intValue, let number = params["revision"]?.intValue,
      base == revision
    else { return false }
    if let state = params["state"] {
      self.state = state
    } else if let patch = params["patch"].flatMap({ try? JSONPatch($0) }),
      let state = try? patch.apply(to: state, limits: Self.limits)
    {
      self.state = state
    } else {
      return false
    }
    revision = number
    return true
  }

  /// Takes the answer to `state.get`.
  mutating func apply(whole result: JSONValue) {
    guard let state = result["state"], let number = result["revision"]?.intValue else { return }
    self.state = state
    revision = number
  }

  mutating func apply(renamed params: JSONValue) {
    session = params["name"]?.stringValue ?? session
  }
}
