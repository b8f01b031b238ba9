import NavigationCore
import OrderedJSON
import SceneModel

/// A stored session in order: the beginning of the open scene, and the revisions after it.
package struct SavedHistory: Sendable {
  package let scene: UTF8String
  package let unknownTypes: TypeRegistry.UnknownTypes
  /// The state to begin from, as it was written, and the revision that led to it.
  let checkpoint: JSONValue
  let number: Int
  /// The revisions of the scene to read: some that led to that state, and all after it.
  package let revisions: ArraySlice<SavedRevision>
  /// The first revision that is remembered; earlier ones, if any, are only applied.
  let firstRemembered: Int
  /// The revision that opened the scene.
  package let opening: Int?

  /// A revision that has been parsed, but not interpreted yet.
  package struct Item: Sendable {
    let saved: SavedRevision
    package let json: JSONValue

    package init(_ saved: SavedRevision) throws(UnreadableRecord) {
      self.saved = saved
      do {
        json = try SavedReader.json(saved.core)
      } catch {
        throw UnreadableRecord(reason: error.reason, number: saved.number)
      }
    }

    /// True if the revision, or one before it, is an undo or a redo that did not restore the
    /// earlier state.
    var hasDiverged: Bool { json["strayed"]?.boolValue ?? false }

    package func read(by reader: SavedReader) throws(UnreadableRecord) -> Revision {
      do {
        return try reader.revision(saved, json)
      } catch {
        throw UnreadableRecord(reason: error.reason, number: saved.number)
      }
    }
  }

  package init(_ saved: SavedSession) throws(UnreadableRecord) {
    let last = Self.opening(in: saved.revisions)
    opening = last?.number
    if let last, last.number > saved.snapshot.number {
      (checkpoint, number) = (last.opened, last.number - 1)
    } else {
      (checkpoint, number) = (try SavedReader.json(saved.snapshot.body), saved.snapshot.number)
    }
    (scene, unknownTypes) = try SavedReader.scene(of: checkpoint)
    let all = saved.revisions.drop { $0.number < last?.number ?? 0 }
    let newer = all.drop { [number] in $0.number <= number }
    firstRemembered = Self.firstRemembered(of: newer) ?? all.first?.number ?? 0
    revisions = firstRemembered > number + 1 ? newer : all
  }

  /// Returns the newest revision that opens a scene.
  private static func opening(in revisions: [SavedRevision]) -> (number: Int, opened: JSONValue)? {
    for saved in revisions.reversed() {
      let core = saved.core
      if core.contains(#","opened":"#), let opened = (try? SavedReader.json(core))?["opened"] {
        return (saved.number, opened)
      }
    }
    return nil
  }

  /// Returns the first revision that fits in the bounds of memory; nil if all fit.
  private static func firstRemembered(of newer: ArraySlice<SavedRevision>) -> Int? {
    var bytes = 0
    for saved in newer.reversed() {
      bytes += saved.body.count
      if bytes > SavedSession.recalledBytes { return saved.number + 1 }
    }
    return nil
  }
}

extension SavedHistory {
  /// The approximate number of bytes of revisions that are parsed at once.
  private static let pageBytes = 256 << 10

  /// Parses the next revisions to read.
  ///
  /// - Parameter index: the index of the first; on return, the index after the last.
  package func page(from index: inout Int) throws(UnreadableRecord) -> [Item] {
    var (items, bytes) = ([Item](), 0)
    while index < revisions.endIndex && bytes < Self.pageBytes {
      items.append(try Item(revisions[index]))
      bytes += revisions[index].body.count
      index += 1
    }
    return items
  }
}

/// A history in the form that a timeline needs, while it is being read.
package struct HistoryContents {
  package private(set) var checkpoint: Timeline.Checkpoint
  /// The revisions that led to the checkpoint.
  package private(set) var older: [Revision] = []
  /// The revisions after the checkpoint.
  package private(set) var newer: [(revision: Revision, hasDiverged: Bool)] = []
  private let history: SavedHistory
  private let reader: SavedReader
  private let reducer: Reducer

  package init(of history: SavedHistory, by reader: SavedReader) throws(UnreadableRecord) {
    (self.history, self.reader) = (history, reader)
    let scene = SceneDescription(id: history.scene, title: history.scene, types: reader.types)
    reducer = Reducer(scene: scene, maxDepth: .max)
    checkpoint = try reader.checkpoint(history.checkpoint)
  }

  /// Adds the next revision.
  package mutating func read(_ item: SavedHistory.Item) throws(UnreadableRecord) {
    let revision = try item.read(by: reader)
    if revision.number <= history.number {
      older.append(revision)
    } else if revision.number >= history.firstRemembered {
      newer.append((revision, item.hasDiverged))
    } else {
      try fold(revision, item)
    }
  }

  private mutating func fold(
    _ revision: Revision, _ item: SavedHistory.Item
  ) throws(UnreadableRecord) {
    var timeline = Timeline(reducer: reducer, at: checkpoint)
    guard timeline?.replay(revision, hasDiverged: item.hasDiverged) != nil, let timeline else {
      throw UnreadableRecord(
        reason: "Revision \(revision.number) is about another state.", number: revision.number)
    }
    checkpoint = timeline.checkpoint
  }
}

extension [UInt8] {
  fileprivate func contains(_ text: StaticString) -> Bool {
    let sought = Array(text.description.utf8)
    guard let first = sought.first, count >= sought.count else { return false }
    for start in 0...(count - sought.count) where self[start] == first {
      if self[start..<start + sought.count].elementsEqual(sought) { return true }
    }
    return false
  }
}
