import NavigationCore
import OrderedJSON
import StateDocument
import WireProtocol

extension Document {
  /// - Parameter maxDepth: the longest path that is accepted.
  package static func judge(
    _ document: JSONValue, for scene: SceneDescription, maxDepth: Int, in context: ReadingContext
  ) -> Judgement {
    var judge = Judge(context: context)
    judge.checkHead(document, scene: scene)
    let contents = judge.contents(of: document, for: scene)
    judge.checkColumns(of: contents)
    judge.readKept(document["sceneStorage"], in: document, for: scene)
    if contents.path.count > maxDepth {
      judge.impossible(
        "/path", "The path has \(contents.path.count) elements; the limit is \(maxDepth).")
    }
    if judge.judgement.verdict != .impossible { judge.judgement.contents = contents }
    return judge.judgement
  }
}

/// Reads a document through to its end, however much of it is wrong.
struct Judge {
  let context: ReadingContext
  var judgement = Document.Judgement()

  mutating func risky(_ pointer: UTF8String, _ sentence: Sentence) {
    if judgement.verdict == .fine { judgement.verdict = .risky }
    addReason(Document.Reason(pointer: pointer, sentence: sentence))
  }

  mutating func impossible(_ pointer: UTF8String, _ sentence: Sentence) {
    judgement.verdict = .impossible
    addReason(Document.Reason(pointer: pointer, sentence: sentence))
  }

  private mutating func addReason(_ reason: Document.Reason) {
    if judgement.reasons.count < Document.maxReasons { judgement.reasons.append(reason) }
  }

  mutating func checkHead(_ document: JSONValue, scene: SceneDescription) {
    guard case .object = document else {
      return impossible("", "Expected an object in export format.")
    }
    if document["colonnade"]?.intValue != Document.version {
      impossible("/colonnade", "Expected the version of the format, \(Document.version).")
    }
    if let other = document["scene"], other.stringValue != scene.id {
      risky("/scene", "This wasn’t exported from the scene “\(scene.id)”.")
    }
  }

  mutating func contents(of document: JSONValue, for scene: SceneDescription) -> StateContents {
    StateContents(
      settings: settings(of: document, startingAs: scene.initialState.settings),
      sidebar: selection(document["sidebar"], "/sidebar"),
      content: selection(document["content"], "/content"),
      path: path(document["path"]),
      presented: document["presented"].flatMap { presented($0) })
  }

  private mutating func settings(
    of document: JSONValue, startingAs start: SplitSettings
  ) -> SplitSettings {
    var (settings, reader) = (start, StateReader(isComplete: false))
    for member in SplitSettings.members {
      member.read(document[member.name], at: "/\(member.name)", into: &settings, by: &reader)
    }
    for finding in reader.findings {
      if finding.isMistake {
        impossible(finding.pointer, finding.sentence)
      } else {
        risky(finding.pointer, finding.sentence)
      }
    }
    return settings
  }

  /// Names mean something only in the scene that chose them. They are compared as Swift compares.
  mutating func readKept(
    _ value: JSONValue?, in document: JSONValue, for scene: SceneDescription
  ) {
    guard let value, document["scene"]?.stringValue ?? scene.id == scene.id else { return }
    guard case .object(let values) = value else {
      return impossible("/sceneStorage", "Expected an object with a value for each name.")
    }
    if let pointer = value.pointerToUnsafeText {
      return impossible("/sceneStorage\(pointer)", ValueError.tooManyMarks)
    }
    judgement.kept = Dictionary(
      values.map { ($0.key.string, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// Notes what no command would set, and what is kept without effect.
  mutating func checkColumns(of contents: StateContents) {
    if contents.columns == .three { return }
    if contents.preferredCompactColumn == .content {
      risky(
        "/preferredCompactColumn", "A two-column split view has no content column; using sidebar.")
    }
    if case .none = contents.content { return }
    risky(
      "/content",
      "A two-column split view has no content column. Its selection is kept but never shown.")
  }
}
