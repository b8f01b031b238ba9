import NavigationCore
import OrderedJSON
import WireProtocol

extension Session {
  /// A client's place in a history when it comes back.
  public struct Bookmark: Hashable, Sendable {
    /// The name of the history.
    public let epoch: UTF8String
    /// The newest revision that the client has.
    public let revision: Int

    /// - Parameter revision: the newest that the client has.
    public init(epoch: UTF8String, revision: Int) {
      self.epoch = epoch
      self.revision = revision
    }
  }

  /// The state document at `revision` as JSON text; written once a revision, however many ask.
  public func sharedState() -> SharedText { state(at: revision) }

  /// The state document at a revision that many ask for: the newest, or the newest that is safe.
  func state(at number: Int) -> SharedText {
    texts.text(.state, at: number, countedBy: setting.textBytes) { text(at: number) }
  }

  /// As `sharedState`.
  public func stateText() -> [UInt8] { sharedState().bytes }

  /// The first message for a reader that begins at `revision`; never a partial set of changes.
  public func hello(client: String, resuming bookmark: Bookmark? = nil) -> JSONWriter {
    var writer = JSONWriter()
    writer.append(
      Hello(
        session: id, client: client, epoch: epoch, revision: revision,
        start: start(from: bookmark), undo: timeline.undoAvailability, limits: setting.limits,
        durability: journal.durability.rawValue,
        degraded: damage?.json, house: setting.directory?.crowding, build: build,
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

  /// The parameters of the messages after a revision, with commas between.
  private func changes(after known: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in stride(from: known + 1, through: revision, by: 1) {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: ",")) }
      bytes += JSONWriter.params(ofChanged: feed.window.message(number))
    }
    return bytes
  }

  /// True if a reader at that revision gets changes one by one, not a snapshot.
  public func reaches(back revision: Int) -> Bool { feed.window.reaches(back: revision) }

  /// The message of one revision that `reaches(back:)` covers.
  public func message(_ revision: Int) -> ArraySlice<UInt8> { feed.window.message(revision) }

  /// Hands out that message where it stands.
  public func withMessage<Result>(
    _ revision: Int, _ body: (borrowing Span<UInt8>) -> Result
  ) -> Result {
    feed.window.withMessage(revision, body)
  }

  /// As `message`, without what a reader can know.
  package func compactChange(_ revision: Int) -> CompactChange {
    feed.window.compactChange(revision)
  }

  /// As `message`, for one that is large.
  public func sharedMessage(_ revision: Int) -> SharedText {
    texts.text(.message, at: revision, countedBy: setting.textBytes) { Array(message(revision)) }
  }

  /// As `compactChange`, for one that is large.
  public func sharedCompactChange(_ revision: Int) -> SharedText {
    texts.text(.compactChange, at: revision, countedBy: setting.textBytes) {
      var writer = JSONWriter()
      compactChange(revision).write(to: &writer)
      return writer.bytes
    }
  }

  /// One message in place of all after the revision that a reader has: the whole state.
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
