import OrderedJSON
import SceneModel

/// The first message on a connection.
package struct Hello {
  /// The session's name.
  package var session: String
  /// The client's name: its own, or the one that the server gave.
  package var client: String
  /// The history that the revision belongs to.
  package var epoch: UTF8String
  /// The number of the newest revision.
  package var revision: Int
  /// The state, or the way to it.
  package var start: Start
  /// The steps that can be undone and redone.
  package var undo: UndoAvailability
  /// The server's limits by name.
  package var limits: JSONObject
  /// The durability of an answered command: `none`, `relaxed` or `full`.
  package var durability: String
  /// The loss of a part of this history; nil if nothing was lost.
  package var degraded: JSONValue?
  /// The number of sessions if there is hardly room for another; nil otherwise.
  package var occupancy: JSONValue?
  /// The builder's state; nil if the app has no builder while it runs.
  package var build: JSONObject?
  /// Other servers that share the store may be ahead of this one.
  package var isStale: Bool

  /// The way to the newest revision for the client.
  package enum Start {
    /// It asked for nothing: the state document as JSON text.
    case fresh(state: SharedText)
    /// The changes that it has missed: `params` of `changed`, JSON texts with commas between.
    case resumed(changes: [UInt8])
    case notResumed(Reason, state: SharedText)
  }

  /// The reason that a resume gets the whole state instead of the changes missed.
  package enum Reason: String, CaseIterable, Sendable {
    case epochChanged = "epoch_changed"
    case tooOld = "too_old"
    case fromFuture = "from_future"
  }

  /// Creates a first message.
  package init(
    session: String, client: String, epoch: UTF8String, revision: Int, start: Start,
    undo: UndoAvailability = .init(), limits: JSONObject, durability: String = "none",
    degraded: JSONValue? = nil,
    occupancy: JSONValue? = nil, build: JSONObject? = nil, isStale: Bool = false
  ) {
    self.session = session
    self.client = client
    self.epoch = epoch
    self.revision = revision
    self.start = start
    self.undo = undo
    self.limits = limits
    self.durability = durability
    self.degraded = degraded
    self.occupancy = occupancy
    self.build = build
    self.isStale = isStale
  }

  /// The version of the protocol: what is added to it does not change it.
  package static let protocolVersion = "1.0"
  /// The server's name and version.
  package static let serverName = "colonnade/0.1.0"
}

extension JSONWriter {
  /// Writes the first message.
  package mutating func append(_ hello: Hello) {
    append(literal: "{\"jsonrpc\":\"2.0\",\"method\":\"hello\",\"params\":{\"protocol\":\"")
    append(text: Hello.protocolVersion)
    append(literal: "\",\"server\":\"")
    append(text: Hello.serverName)
    append(literal: "\",\"session\":\"")
    append(text: hello.session)
    append(literal: "\",\"client\":\"")
    append(text: hello.client)
    append(literal: "\",\"epoch\":\"")
    append(text: hello.epoch.string)
    append(literal: "\",\"revision\":")
    append(hello.revision)
    append(hello.start)
    append(hello.undo)
    append(literal: ",\"limits\":")
    append(.object(hello.limits))
    append(literal: ",\"durability\":")
    append(string: hello.durability)
    if let degraded = hello.degraded {
      append(literal: ",\"degraded\":")
      append(degraded)
    }
    if let occupancy = hello.occupancy {
      append(literal: ",\"occupancy\":")
      append(occupancy)
      // The member's old name.
      append(literal: ",\"house\":")
      append(occupancy)
    }
    if let build = hello.build {
      append(literal: ",\"build\":")
      append(.object(build))
    }
    if hello.isStale { append(literal: ",\"stale\":true") }
    append(literal: ",\"docs\":\"/protocol.json\"}}")
  }

  private mutating func append(_ start: Hello.Start) {
    switch start {
    case .fresh(let state):
      append(literal: ",\"state\":")
      append(shared: state)
    case .resumed(let changes):
      append(literal: ",\"resumed\":true,\"changes\":[")
      bytes += changes
      append(literal: "]")
    case .notResumed(let reason, let state):
      append(literal: ",\"resumed\":false,\"reason\":\"")
      append(text: reason.rawValue)
      append(literal: "\",\"state\":")
      append(shared: state)
    }
  }
}
