import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import StateDocument
import WireProtocol

extension Session {
  /// A client's position in a history when it reconnects.
  public struct Bookmark: Hashable, Sendable {
    /// The name of the history.
    public let epoch: UTF8String
    /// The newest revision that the client has.
    public let revision: Int

    /// - Parameter revision: the newest revision that the client has.
    public init(epoch: UTF8String, revision: Int) {
      self.epoch = epoch
      self.revision = revision
    }
  }

  /// The state document at `revision` as JSON text, which is written only once for each revision.
  public func sharedState() -> SharedText { state(at: revision) }

  /// Returns the state document at a revision that many readers request: the newest, or the newest
  /// safe one.
  func state(at number: Int) -> SharedText {
    sharedText(.state, at: number) { text(at: number, showing: lastPicture) }
  }

  /// The views as they were left, if the session's code is not run again; nil otherwise.
  private var lastPicture: RenderedDocument? {
    let isRefused = setting.directory?.recovery?.refused[id] != nil
    return isRefused && !status.runsCode ? pastRenderings.storedHead() : nil
  }

  /// The bytes of `sharedState`.
  public func stateText() -> [UInt8] { sharedState().bytes }

  /// Returns the first message for a reader that begins at `revision`. It never has a partial set
  /// of changes.
  public func hello(client: String, resuming bookmark: Bookmark? = nil) -> JSONWriter {
    var writer = JSONWriter()
    writer.append(
      Hello(
        session: id, client: client, epoch: epoch, revision: revision,
        start: start(from: bookmark), undo: timeline.undoAvailability, limits: setting.limits,
        durability: journal.durability.rawValue,
        degraded: damage?.json, occupancy: setting.directory?.occupancy, build: build,
        isStale: setting.store.isStale))
    return writer
  }

  private func start(from bookmark: Bookmark?) -> Hello.Start {
    guard let bookmark else { return .fresh(state: sharedState()) }
    if bookmark.epoch != epoch { return .notResumed(.epochChanged, state: sharedState()) }
    if bookmark.revision > revision { return .notResumed(.fromFuture, state: sharedState()) }
    guard feed.window.reaches(back: bookmark.revision) else {
      return .notResumed(.tooOld, state: sharedState())
    }
    return .resumed(changes: changes(after: bookmark.revision))
  }

  /// Returns the parameters of the messages after a revision, separated by commas.
  private func changes(after known: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in stride(from: known + 1, through: revision, by: 1) {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: ",")) }
      bytes += JSONWriter.params(ofChanged: feed.window.message(number))
    }
    return bytes
  }

  /// True if the state at `revision` is large and no reader has got it yet: writing it takes a while.
  public var needsLargeText: Bool {
    let bytes = feed.stateBytes + (status.runsCode ? scene.driver.bytes : 0)
    return bytes >= Self.largeState && feed.texts.text(.state, at: revision) == nil
  }

  /// The size in bytes from which on a state counts as large. Writing it takes about half a
  /// millisecond.
  nonisolated static let largeState = 256 << 10

  /// Returns true if a reader at that revision gets single changes, not a snapshot.
  public func reaches(back revision: Int) -> Bool { feed.window.reaches(back: revision) }

  /// Returns the message of a revision that `reaches(back:)` covers.
  public func message(_ revision: Int) -> ArraySlice<UInt8> { feed.window.message(revision) }

  /// Passes that message to the closure without copying it.
  public func withMessage<Result>(
    _ revision: Int, _ body: (borrowing Span<UInt8>) -> Result
  ) -> Result {
    feed.window.withMessage(revision, body)
  }

  /// Like `message`, but without what a reader can derive.
  package func compactChange(_ revision: Int) -> CompactChange {
    feed.window.compactChange(revision)
  }

  /// Like `message`, for a large message.
  public func sharedMessage(_ revision: Int) -> SharedText {
    sharedText(.message, at: revision) { Array(message(revision)) }
  }

  /// Like `compactChange`, for a large change.
  public func sharedCompactChange(_ revision: Int) -> SharedText {
    sharedText(.compactChange, at: revision) {
      var writer = JSONWriter()
      compactChange(revision).write(to: &writer)
      return writer.bytes
    }
  }

  /// Returns a text that readers share, and writes it if it is not kept.
  ///
  /// - Parameter write: can read the feed, so it runs before the feed is changed.
  private func sharedText(
    _ kind: ReaderTexts.Kind, at revision: Int, _ write: () -> [UInt8]
  ) -> SharedText {
    if let known = feed.texts.text(kind, at: revision) { return known }
    let text = SharedText(write(), countedBy: setting.textBytes)
    feed.texts.keep(text, as: kind, at: revision)
    return text
  }

  /// Returns one message with the whole state, in place of all messages after the revision that a
  /// reader has.
  public func snapshot(for known: Int) -> JSONWriter {
    var writer = JSONWriter()
    let chapter = feed.chapter(of: revision)
    guard let newest = try? chapter.revision(revision) else { return writer }
    writer.appendChanged(
      base: known, newest: newest, types: chapter.scene.types, state: sharedState(),
      undo: timeline.undoAvailability)
    return writer
  }
}

/// The clients that are present: reported on request, without creating a revision.
extension Session {
  /// Adds a connection of a client, and reports it.
  public func clientConnected(_ client: String, as kind: Presence.Kind) {
    presence.connect(client, as: kind)
    onPresence?()
  }

  /// Removes a connection of a client, and reports it.
  public func clientDisconnected(_ client: String) {
    presence.disconnect(client)
    onPresence?()
  }

  /// Takes over the presence of an earlier object for the same session, after the session was read
  /// again from the store.
  public func adoptPresence(of session: Session) { presence = session.presence }

  /// Returns the message that lists the clients that are present.
  public func presenceMessage() -> [UInt8] {
    var writer = JSONWriter()
    writer.appendPresence(presence.list())
    return writer.bytes
  }

  /// Returns the name that people see for a client.
  package func personName(of client: String) -> UTF8String? { presence.name(of: client) }

  /// Gives a client the name that it had on another node.
  package func setName(of client: String, to name: UTF8String) {
    if presence.setName(name, of: client) { onPresence?() }
  }

  func result(of call: PresenceCall, from client: String) throws(WireError) -> Result {
    switch call {
    case .list: return .text(presence.list())
    case .lock(let isLocked): return .object(try setLock(isLocked, by: client))
    case .present(let view): return .object(try present(view, by: client))
    case .set(let name):
      let changed = presence.setName(name, of: client)
      if changed { onPresence?() }
      return .object([
        "name": presence.name(of: client).map(JSONValue.string) ?? .null, "changed": .bool(changed),
      ])
    }
  }
}
