import NavigationCore
import OrderedJSON
import SceneModel
import StateDocument
import WireProtocol

extension Document {
  /// The most requests that can be imported at once.
  static let maxRequests = 2_000
}

extension Judge {
  /// Does the requests to a copy of the state, up to the first that cannot be done; a pointer begins
  /// with the line, counted from 0.
  mutating func read(lines text: UTF8String, into timeline: Timeline) {
    var run = Run(state: timeline.state, timeline: timeline)
    for (index, line) in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .enumerated()
    {
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      do throws(WireError) {
        try read(Self.request(Array(line)), "/\(index)", &run)
      } catch {
        return impossible(error.pointer ?? "/\(index)", "Line \(index + 1): \(error.sentence)")
      }
    }
    judgement.contents = StateContents(of: run.state)
  }

  /// The state to which the requests have led.
  fileprivate struct Run {
    var state: NavigationState
    let timeline: Timeline
    var count = 0
  }

  private static func request(_ line: [UInt8]) throws(WireError) -> JSONValue {
    do {
      return try JSONValue(parsing: line)
    } catch {
      throw WireError(error)
    }
  }

  private mutating func read(
    _ value: JSONValue, _ pointer: UTF8String, _ run: inout Run
  ) throws(WireError) {
    if case .array(let batch) = value {
      for (index, value) in batch.enumerated() { try read(value, "\(pointer)/\(index)", &run) }
      return
    }
    run.count += 1
    if run.count > Document.maxRequests {
      throw WireError(
        .limitExceeded, "At most \(Document.maxRequests) requests can be imported at once.",
        pointer: pointer)
    }
    do throws(WireError) {
      let request = try Request(value)
      try perform(try request.call(in: context), request.method.name, pointer, &run)
    } catch {
      throw error.inside(pointer)
    }
    checkTypes(of: value, pointer)
  }

  private mutating func perform(
    _ call: Call, _ method: UTF8String, _ pointer: UTF8String, _ run: inout Run
  ) throws(WireError) {
    switch call {
    case .command(let command): try run.perform(command, method)
    case .openScene(let id):
      if id != run.timeline.scene.id {
        risky(
          "\(pointer)/params/id",
          "These requests aren’t for the scene “\(run.timeline.scene.id)”.")
      }
      try run.start()
    case .importDocument(let incoming, let isDryRun):
      if !isDryRun { try load(incoming, "\(pointer)/params/document", &run) }
    case .query, .measure, .rows, .presence: return
    case .tap, .openURL, .sessions: throw Run.refusal(of: method)
    }
  }

  private mutating func load(
    _ incoming: Document.Incoming, _ pointer: UTF8String, _ run: inout Run
  ) throws(WireError) {
    guard case .json(let document) = incoming else {
      throw WireError(
        .invalidParams, "Only JSON documents can be imported here.",
        pointer: "/params/format")
    }
    let inner = Document.judge(
      document, for: run.timeline.scene, maxDepth: run.timeline.reducer.maxDepth, in: context)
    guard let contents = inner.contents else {
      let reason = inner.reasons.first
      throw WireError(
        .importIncompatible, reason?.sentence ?? "The document can’t be imported.",
        pointer: "/params/document\(reason?.pointer ?? "")")
    }
    for reason in inner.reasons { risky("\(pointer)\(reason.pointer)", reason.sentence) }
    try run.perform(.load(contents), "import")
  }

  /// Values that stay unchanged because their type is unknown.
  private mutating func checkTypes(of request: JSONValue, _ pointer: UTF8String) {
    guard let params = request["params"] else { return }
    if let value = params["value"] { checkType(of: value, "\(pointer)/params/value") }
    for (index, value) in (params["values"]?.arrayValue ?? []).enumerated() {
      checkType(of: value, "\(pointer)/params/values/\(index)")
    }
    for (index, command) in (params["commands"]?.arrayValue ?? []).enumerated() {
      checkTypes(of: command, "\(pointer)/params/commands/\(index)")
    }
  }

  private mutating func checkType(of value: JSONValue, _ pointer: UTF8String) {
    if value.objectValue == nil { return }
    guard let element = try? context.element(value, at: pointer) else { return }
    checkResolved(element, pointer)
  }
}

extension Judge.Run {
  fileprivate mutating func perform(_ command: Command, _ method: UTF8String) throws(WireError) {
    do throws(Refusal) {
      switch command {
      case .transaction(let commands): try timeline.reducer.dryRun(commands, on: &state)
      case .undo, .redo, .restore: throw .notInTransaction(method)
      default: try timeline.reducer.dryRun([command], on: &state)
      }
    } catch {
      if case .notInTransaction = error { throw Self.refusal(of: method) }
      throw WireError(error)
    }
  }

  /// Restarts the scene, on the device that the session is on.
  fileprivate mutating func start() throws(WireError) {
    var contents = StateContents(of: timeline.scene.initialState)
    contents.environment = state.environment
    try perform(.load(contents), "scene.open")
  }

  fileprivate static func refusal(of method: UTF8String) -> WireError {
    WireError(
      .invalidParams,
      "“\(method)” cannot be imported; use colonnade drive or replay.", pointer: "/method")
  }
}
