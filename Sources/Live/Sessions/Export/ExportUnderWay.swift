import ExchangeFormats
import OrderedJSON
import SceneModel
import SessionRecords
import StateDocument
import WireProtocol

/// An export of the requests that lead to a session's state, which is written in parts: other
/// clients are served between two parts. It has the session as it was at the beginning.
@MainActor
struct ExportUnderWay {
  private let journal: Journal
  private let scenes: [SceneEntry]
  private let format: Document.Format
  private var step: Step
  /// The result so far, as JSON.
  private var writer = JSONWriter()

  private enum Step {
    /// Older revisions are read from the store.
    case recalling(Timeline, Journal.Recall)
    case writing(ScriptDocument)
    case done
  }

  init(of history: SessionHistory, as format: Document.Format) {
    journal = history.journal
    scenes = history.scenes
    self.format = format
    step = .recalling(history.timeline, Journal.Recall(from: history.oldestForReplay))
  }

  /// The bytes that it takes.
  var bytes: Int { writer.bytes.count }

  /// Writes the next part.
  ///
  /// - Returns: false if all is written.
  mutating func writeNext() -> Bool {
    let current = step
    // Held only once: a write to a shared value would copy it.
    step = .done
    switch consume current {
    case .recalling(var timeline, var recall):
      step =
        journal.recallNext(into: &timeline, &recall)
        ? .recalling(timeline, recall) : .writing(document(of: timeline))
    case .writing(var document):
      if let part = document.next() {
        writer.append(partOfString: part)
        step = .writing(document)
      } else {
        writer.append(literal: "\"}")
      }
    case .done: return false
    }
    return true
  }

  private mutating func document(of timeline: Timeline) -> ScriptDocument {
    writer.append(literal: "{\"format\":")
    writer.append(string: UTF8String(format.rawValue))
    writer.append(literal: ",\"document\":\"")
    let canOpen = scenes.contains { $0.id == timeline.scene.id }
    return ScriptDocument(
      of: timeline, opening: canOpen ? timeline.scene.id : nil, isPython: format == .python)
  }

  /// Moves the result out, once all is written.
  consuming func moveResult(to writer: inout JSONWriter) { writer.append(self.writer) }
}

/// The answer to a request, of which a part is still to be written.
@MainActor
struct UnfinishedAnswer {
  let id: JSONValue
  private var export: ExportUnderWay

  init(id: JSONValue, _ export: ExportUnderWay) {
    self.id = id
    self.export = export
  }

  var bytes: Int { export.bytes }

  /// Writes the next part.
  ///
  /// - Returns: false if all is written.
  mutating func writeNext() -> Bool { export.writeNext() }

  /// Appends the answer, of which all is written.
  consuming func move(to writer: inout JSONWriter) {
    writer.appendAnswer(id: id) { export.moveResult(to: &$0) }
  }
}
