import NavigationCore
import OrderedJSON

/// What is kept of a session, put in order: where the open scene begins, and what led on from there.
struct SavedHistory {
  let scene: UTF8String
  let unknownTypes: TypeRegistry.UnknownTypes
  /// The state to begin from, as it was written.
  private let place: JSONValue
  /// The revisions before that state, of the same scene, and those behind it.
  private let older: [Item]
  let newer: [Item]
  /// The revision that opened the scene.
  let opening: Int?

  /// A revision whose words have been read, and not yet what they mean.
  struct Item {
    let saved: SavedRevision
    let json: JSONValue

    init(_ saved: SavedRevision) throws(UnreadableRecord) {
      self.saved = saved
      do {
        json = try SavedReader.json(saved.body)
      } catch {
        throw UnreadableRecord(reason: error.reason, number: saved.number)
      }
    }

    /// Whether, with it or before, an undo or a redo led elsewhere than back.
    var hasStrayed: Bool { json["strayed"]?.boolValue ?? false }

    func read(by reader: SavedReader) throws(UnreadableRecord) -> Revision {
      do {
        return try reader.revision(saved, json)
      } catch {
        throw UnreadableRecord(reason: error.reason, number: saved.number)
      }
    }
  }

  init(_ saved: SavedSession) throws(UnreadableRecord) {
    var items: [Item] = []
    for revision in saved.revisions { items.append(try Item(revision)) }
    let last = items.last { $0.json["opened"] != nil }
    opening = last?.saved.number
    if let last, last.saved.number > saved.snapshot.number {
      place = last.json["opened"] ?? .null
      older = []
      newer = items.filter { $0.saved.number >= last.saved.number }
    } else {
      place = try SavedReader.json(saved.snapshot.body)
      let first = last?.saved.number ?? 0
      older = items.filter { (first...saved.snapshot.number).contains($0.saved.number) }
      newer = items.filter { $0.saved.number > saved.snapshot.number }
    }
    (scene, unknownTypes) = try SavedReader.scene(of: place)
  }

  /// The state to begin from, and the revisions that led to it.
  func beginning(
    _ reader: SavedReader
  ) throws(UnreadableRecord) -> (Timeline.Checkpoint, older: [Revision]) {
    let checkpoint = try reader.checkpoint(place)
    var revisions: [Revision] = []
    for item in older { revisions.append(try item.read(by: reader)) }
    return (checkpoint, revisions)
  }
}
