import NavigationCore
import OrderedJSON
import SceneModel
import StateDocument
import WireProtocol

/// The requests that lead a new session to a timeline's state, written a part at a time: one request
/// a line, or a Python script that sends them.
package struct ScriptDocument {
  private let isPython: Bool
  private let timeline: Timeline
  private let scene: UTF8String?
  private var reader: ReplayScriptReader
  private var lines: RequestLines
  private var progress = Progress.goingBack

  private enum Progress {
    case goingBack, writingLines, done
  }

  /// The bytes after which a part ends, at the end of a line.
  private static let partBytes = 32 << 10
  /// The largest number of revisions in a part.
  private static let partRevisions = 64
  /// The weight of the changes that are looked at in one step on the way to the beginning.
  private static let weightGoneBack = 1 << 20

  /// - Parameters:
  ///   - scene: the id of the scene to open first; nil for none.
  ///   - isPython: true for a Python script.
  package init(of timeline: Timeline, opening scene: UTF8String?, isPython: Bool) {
    self.isPython = isPython
    self.timeline = timeline
    self.scene = scene
    reader = ReplayScriptReader(of: timeline)
    lines = RequestLines(types: timeline.scene.types)
  }

  /// Returns the next part, which can be empty; nil after the last one.
  package mutating func next() -> String? {
    switch progress {
    case .goingBack:
      if reader.goBack(ofWeight: Self.weightGoneBack) { return "" }
      progress = .writingLines
      lines.addStart(reader.start, opening: scene)
      return isPython ? Document.pythonStart : ""
    case .writingLines:
      let isLast = !writeLines()
      let text = lines.takeText()
      if isLast { progress = .done }
      if !isPython { return text }
      let end = isLast ? Document.pythonEnd(expecting: state) : ""
      return PythonText.raw(text) + end
    case .done: return nil
    }
  }

  private var state: JSONValue { Document.export(timeline.state, of: timeline.scene) }

  /// Writes the lines of a part.
  ///
  /// - Returns: false after the last line.
  private mutating func writeLines() -> Bool {
    var revisions = 0
    while lines.bytes.count < Self.partBytes && revisions < Self.partRevisions {
      if lines.writeNext() { continue }
      if reader.isAtEnd { return false }
      revisions += 1
      if let step = reader.next() { lines.add(step.commands, of: step.cause) }
    }
    return true
  }
}
