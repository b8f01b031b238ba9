import ExchangeFormats
import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import StateDocument
import WireProtocol

extension Session {
  /// The approximate number of bytes of requests in a part.
  public nonisolated static let maxPartBytes = 256 << 10
}

/// Exports the kept history as requests, in parts: other clients are served between two parts, and
/// nothing is kept for the next part.
extension SessionExporter {
  /// The largest number of revisions in a part.
  private static let maxPartRevisions = 256

  func exportHistory(after number: Int) throws(WireError) -> JSONObject {
    var part = HistoryPart(openable: Set(history.scenes.map(\.id)))
    let (first, feed) = (history.oldest, history.feed)
    do throws(Refusal) {
      if number > head { throw .revisionNotMade(number, head: head) }
      if number < first && number > 0 { throw .revisionGone(number, oldest: first) }
      let start = max(number, first)
      if start < feed.oldest {
        try appendStored(after: start, isBeginning: number <= first, &part)
      } else {
        try appendRecent(after: start, isBeginning: number <= first, &part)
      }
    } catch {
      throw WireError(error)
    }
    var answer: JSONObject = [
      "format": .string(Document.Format.jsonl.rawValue),
      "document": .string(String(decoding: part.lines.bytes, as: UTF8.self)),
    ]
    if part.number < head { answer["next"] = .number(.init(part.number)) }
    return answer
  }

  /// Writes the revisions that only the store has, up to those in memory.
  private func appendStored(
    after start: Int, isBeginning: Bool, _ part: inout HistoryPart
  ) throws(Refusal) {
    let gone = Refusal.revisionGone(start, oldest: history.oldest)
    guard var past = history.past(start) else { throw gone }
    part.start(from: past.state, in: past.scene, at: start, isBeginning: isBeginning)
    let end = min(history.feed.oldest, start + Self.maxPartRevisions)
    while part.number < end {
      let last = min(part.number + Journal.page, end)
      guard
        let saved = try? history.journal.log.revisions(through: last, limit: last - part.number),
        saved.first?.number == part.number + 1, saved.last?.number == last
      else { throw gone }
      for saved in saved {
        if part.isFull { return }
        guard let step = try? past.advance(over: saved) else { throw gone }
        if step.opensScene {
          part.start(from: past.state, in: past.scene, at: saved.number, isBeginning: true)
        } else {
          part.append(step.revision)
        }
      }
    }
  }

  private func appendRecent(
    after start: Int, isBeginning: Bool, _ part: inout HistoryPart
  ) throws(Refusal) {
    let chapter = history.feed.chapter(of: start + 1)
    // No change leads from one scene into another: the beginning of the next is written in full.
    let isBoundary = start == chapter.start && start > 0
    let first = isBoundary ? start + 1 : start
    part.start(
      from:
        try chapter.state(at: first), in: chapter.scene, at: first,
      isBeginning: isBeginning || isBoundary)
    for revision in chapter.revisions(after: first, limit: Self.maxPartRevisions) {
      if part.isFull { return }
      part.append(revision)
    }
  }
}

/// A part of a history that is being written.
private struct HistoryPart {
  /// The number of the newest revision that has been written.
  private(set) var number = 0
  private(set) var lines = RequestLines(types: TypeRegistry())
  private var deriver: CommandDeriver?
  /// The ids of the scenes that can be opened.
  private let openable: Set<UTF8String>

  init(openable: Set<UTF8String>) {
    self.openable = openable
  }

  var isFull: Bool { lines.bytes.count >= Session.maxPartBytes }

  /// Continues from a state.
  ///
  /// - Parameter isBeginning: true if the lines so far do not lead to the state.
  mutating func start(
    from state: NavigationState, in scene: SceneDescription, at number: Int, isBeginning: Bool
  ) {
    self.number = number
    lines.types = scene.types
    deriver = CommandDeriver(of: state, in: scene)
    if !isBeginning { return }
    lines.appendStart(
      StateContents(of: state), opening: openable.contains(scene.id) ? scene.id : nil)
  }

  mutating func append(_ revision: Revision) {
    lines.append(deriver?.commands(for: revision.change) ?? [], of: revision.cause)
    number = revision.number
  }
}
