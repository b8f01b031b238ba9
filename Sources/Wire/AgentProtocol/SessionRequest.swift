import OrderedJSON
import WireProtocol

/// A request that needs the session.
enum SessionRequest {
  case call(AgentTool, JSONObject)
  /// The tool's method has been done, and its effects are requested.
  case describeEffects(JSONValue)
  case read(Resource)
  case subscribe

  /// The next thing to do for a request.
  enum Step {
    /// A request to the session; its answer resumes the request.
    case ask(UTF8String, JSONObject, SessionRequest)
    /// The request resumes with the next change, or after this number of seconds.
    case wait(Double)
    case tool(ToolResult)
    case resource(JSONObject)
    case fail(ProtocolError)
  }

  func start(_ mirror: Mirror) -> Step {
    switch self {
    case .call(let tool, let arguments): return start(tool, arguments, mirror)
    case .describeEffects, .subscribe: return .resource([:])
    case .read(let resource):
      switch resource {
      case .state: return .resource(resource.contents(mirror.state.text))
      case .screen: return .resource(resource.contents(mirror.screen.text()))
      case .problems:
        return .resource(resource.contents((mirror.state["problems"] ?? []).text))
      case .history: return .ask("history.list", ["limit": 100], self)
      case .revision(let number):
        return .ask("history.get", ["revision": .number(.init(number))], self)
      }
    }
  }

  private func start(_ tool: AgentTool, _ arguments: JSONObject, _ mirror: Mirror) -> Step {
    if let complaint = tool.complaint(about: arguments) { return .tool(.failure(complaint)) }
    switch tool.kind {
    case .method(let method): return .ask(method.name, arguments, self)
    case .problems:
      let problems = mirror.state["problems"] ?? []
      return .tool(
        ToolResult(
          text: mirror.screen.problems,
          data: ["revision": .number(.init(mirror.revision)), "problems": problems]))
    case .screen:
      if let revision = arguments["revision"] {
        return .ask("history.get", ["revision": revision], self)
      }
      let seconds = arguments["wait"]?.doubleValue ?? 0
      return seconds > 0 ? .wait(seconds) : .tool(mirror.seen)
    case .type: return type(arguments, mirror.screen)
    }
  }

  /// Finds the one field that is meant: a button would ignore the text and be pressed.
  private func type(_ arguments: JSONObject, _ screen: Screen) -> Step {
    let control = arguments["control"]?.stringValue
    let label = arguments["label"]?.stringValue
    guard (control == nil) != (label == nil) else {
      return .tool(.failure("Expected either “label” or “control” to say which text field."))
    }
    let wanted = label ?? control ?? ""
    let fields = screen.textFields
    let found = screen.textFields(meantBy: arguments)
    if found.count == 1, let id = found[0].id {
      var params: JSONObject = ["control": .string(id), "text": arguments["text"] ?? ""]
      params["submit"] = arguments["submit"]
      return .ask("tap", params, self)
    }
    let lines = (found.isEmpty ? fields : found).prefix(20).map { "  " + $0.line }
    let list = lines.joined(separator: "\n")
    if !found.isEmpty {
      return .tool(
        .failure(
          "“\(wanted.shortened)” is \(found.count) text fields; say which by control:\n\(list)"))
    }
    let there = fields.isEmpty ? "There’s no text field on the screen." : "There are:\n\(list)"
    return .tool(
      .failure(
        "There’s no text field “\(wanted.shortened)”."
          + Screen.nearest(to: wanted, among: fields) + " \(there)\n\n\(screen.text())"))
  }
}

extension Mirror {
  /// The current screen.
  var screen: Screen {
    Screen(state: state, heading: ["revision \(revision) of session \(session)"])
  }

  /// The same as a tool's result.
  var seen: ToolResult {
    ToolResult(text: screen.text(), data: ["revision": .number(.init(revision))])
  }
}
