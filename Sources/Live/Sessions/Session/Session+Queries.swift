import ExchangeFormats
import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import StateDocument
import WireProtocol

extension Session {
  func result(of query: Query) throws(WireError) -> Result {
    switch query {
    case .state:
      // An unstored revision may never be stored, and readers do not wait for a store that is away.
      let isAway = log.obstacle == .away
      let number = isAway ? revision : timeline.head
      status.answerNeedsNoConfirmation = isAway
      var head: JSONObject = [
        "epoch": .string(epoch), "revision": .number(.init(number)),
        "history": [
          "canUndo": .bool(timeline.undoAvailability.canUndo),
          "canRedo": .bool(timeline.undoAvailability.canRedo),
        ],
      ]
      if setting.store.isStale { head["stale"] = true }
      return .state(at: number, head: head)
    case .types: return .object(typeList)
    case .scenes: return .object(sceneList)
    case .preview(let device, let revision): return try preview(on: device, at: revision)
    case .historyList(let after, let limit):
      return .object(history.list(after: after, limit: limit))
    case .historyOverview(let after, let limit):
      return .text(overviewText(after: after, limit: limit))
    case .historyGet(let revision): return try history.entry(at: revision, pastRenderings)
    case .export(.navigationTest, let after, let through):
      return .object(try exporter.exportTest(after: after, through: through))
    case .export(_, let after?, _): return .object(try exporter.exportHistory(after: after))
    case .export(let format, nil, _): return try exporter.export(format)
    }
  }

  /// The overview is taken out of the session while it reads from the store.
  private func overviewText(after number: Int?, limit: Int) -> [UInt8] {
    var taken = HistoryOverview(after: 0, depth: 0)
    swap(&taken, &overview)
    defer { swap(&taken, &overview) }
    return taken.text(of: history, after: number, limit: limit)
  }

  func appendState(
    at number: Int, _ head: JSONObject, _ past: PastState?, _ shown: RenderedDocument?,
    _ writer: inout JSONWriter
  ) {
    writer.append(literal: "{")
    for (name, value) in head {
      writer.append(string: name)
      writer.append(literal: ":")
      writer.append(value)
      writer.append(literal: ",")
    }
    writer.append(literal: "\"state\":")
    // Readers rarely request the same older state.
    if let past {
      writer.bytes += past.text(showing: shown)
    } else if shown == nil && (number == timeline.head || number == revision) {
      writer.append(shared: state(at: number))
    } else {
      writer.bytes += text(at: number, showing: shown)
    }
    writer.append(literal: "}")
  }

  private var typeList: JSONObject {
    var list: JSONObject = ["types": .array(context.types.types.map(Self.describe))]
    if let name = scene.driver.pathType { list["path"] = .string(name) }
    return list
  }

  private static func describe(_ type: RegisteredType) -> JSONValue {
    [
      "name": .string(type.name), "typeName": .string(type.typeName), "example": type.example,
    ]
  }
}

extension String {
  /// - Parameter milliseconds: the time in milliseconds since 1970.
  public init(timestamp milliseconds: Int64) {
    var writer = JSONWriter()
    writer.append(timestamp: milliseconds)
    self.init(decoding: writer.bytes.dropFirst().dropLast(), as: UTF8.self)
  }
}

extension Session {
  /// Judges a document and, unless it is a dry run, makes it the state.
  func load(
    _ document: Document.Incoming, isDryRun: Bool, _ context: CommandContext
  ) throws(WireError) -> Result {
    let judgement = Document.judge(document, for: timeline, in: self.context)
    var answer: JSONObject = [
      "verdict": .string(judgement.verdict.rawValue),
      "reasons": .array(judgement.reasons.map(\.json)),
    ]
    var changed = false
    if !isDryRun {
      guard let contents = judgement.contents else {
        throw WireError(
          .importIncompatible, "The document can’t be imported. Nothing was changed.",
          pointer: "/params/document", details: ["reasons": .array(judgement.reasons.map(\.json))])
      }
      changed = try withSceneValues(judgement.kept) { () throws(WireError) in
        counted(try execute(.load(contents), context.answered(with: answer)))
      }
    }
    answer["revision"] = .number(.init(timeline.head))
    answer["changed"] = .bool(changed)
    return isDryRun ? .object(answer) : .loaded(answer, changed: changed)
  }
}

/// Shows the same navigation on a second device.
extension Session {
  /// Shows the open scene on another device, without changing anything.
  ///
  /// - Parameter revision: a revision of the open scene that is in memory; nil for the newest.
  /// - Throws: `unavailable` if the app no longer has the scene; `historyGone`; the refusal of the
  ///   device or of a binding.
  func preview(
    on device: EnvironmentRequest, at revision: Int? = nil
  ) throws(WireError) -> Result {
    let wanted = try state(at: revision ?? head, on: device)
    var preview = if let kept = scene.preview { kept } else { try newPreview() }
    // A preview that refuses is not kept in a partial state.
    scene.preview = nil
    let rendering: Rendering
    do {
      rendering = try preview.show(wanted, at: setting.clock())
    } catch { throw WireError(error) }
    var writer = JSONWriter()
    writer.append(literal: "{\"revision\":")
    writer.append(revision ?? head)
    writer.append(literal: ",\"state\":")
    writer.bytes += Self.text(of: preview.state, in: preview.scene, rendering)
    writer.append(literal: "}")
    scene.preview = preview
    needsMeasuring = true
    return .text(writer.bytes)
  }

  private func state(
    at revision: Int, on device: EnvironmentRequest
  ) throws(WireError) -> NavigationState {
    do throws(Refusal) {
      var state = revision == head ? timeline.state : try pastState(at: revision)
      try timeline.reducer.dryRun([.setEnvironment(device)], on: &state)
      return state
    } catch {
      throw WireError(error)
    }
  }

  private func pastState(at revision: Int) throws(Refusal) -> NavigationState {
    if revision > head { throw .revisionNotMade(revision, head: head) }
    let chapter = feed.chapter(of: revision)
    guard chapter.scene.id == timeline.scene.id else {
      throw .revisionGone(revision, oldest: timeline.start)
    }
    return try chapter.state(at: revision)
  }

  private func newPreview() throws(WireError) -> ScenePreview {
    guard let entry = setting.scenes.first(where: { $0.id == timeline.scene.id }) else {
      throw WireError(
        .unavailable, "The app no longer has this scene, so it can’t be previewed.")
    }
    return ScenePreview(entry.make(scene.values.values))
  }
}
