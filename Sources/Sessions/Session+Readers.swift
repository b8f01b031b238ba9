import NavigationCore
import OrderedJSON
import WireProtocol

extension Session {
  /// What a client knows when it comes back: the history it saw, and how far.
  public struct Bookmark: Hashable, Sendable {
    public let epoch: String
    public let revision: Int

    public init(epoch: String, revision: Int) {
      self.epoch = epoch
      self.revision = revision
    }
  }

  /// The first message for a reader that begins at `revision`; never a partial set of changes.
  public func hello(client: String, resuming bookmark: Bookmark? = nil) -> [UInt8] {
    var writer = JSONWriter()
    writer.append(
      Hello(
        session: id, client: client, epoch: epoch, revision: revision,
        start: start(from: bookmark), limits: limits, durability: durability.rawValue,
        degraded: damage?.json))
    return writer.bytes
  }

  private func start(from bookmark: Bookmark?) -> Hello.Start {
    guard let bookmark else { return .fresh(state: stateText()) }
    if bookmark.epoch != epoch { return .notResumed(.epochChanged, state: stateText()) }
    if bookmark.revision > revision { return .notResumed(.fromFuture, state: stateText()) }
    guard chronicle.window.reaches(back: bookmark.revision) else {
      return .notResumed(.tooOld, state: stateText())
    }
    return .resumed(changes: changes(after: bookmark.revision))
  }

  /// The parameters of the messages after a revision, with commas between.
  private func changes(after known: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in stride(from: known + 1, through: revision, by: 1) {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: ",")) }
      bytes += JSONWriter.params(ofChanged: chronicle.window.message(number))
    }
    return bytes
  }

  /// Whether a reader at that revision gets changes one by one, not a snapshot.
  public func reaches(back revision: Int) -> Bool { chronicle.window.reaches(back: revision) }

  /// The message of one revision that `reaches(back:)` covers.
  public func message(_ revision: Int) -> ArraySlice<UInt8> { chronicle.window.message(revision) }

  /// One message in place of all after the revision that a reader has: the whole state.
  public func snapshot(for known: Int) -> [UInt8] {
    guard let newest = try? chapter(of: revision).revision(revision) else { return [] }
    var writer = JSONWriter()
    writer.appendChanged(base: known, newest: newest, state: stateText())
    return writer.bytes
  }
}
