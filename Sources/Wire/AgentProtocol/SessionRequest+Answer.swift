import OrderedJSON
import WireProtocol

extension SessionRequest {
  /// Resumes with the session's answer.
  ///
  /// - Parameter before: the revision when the request was sent.
  func resume(with answer: JSONValue, _ mirror: Mirror, before: Int) -> Step {
    let result = answer["result"] ?? [:]
    switch self {
    case .call(let tool, let arguments):
      if let error = answer["error"] { return refused(error, mirror) }
      if case .type = tool.kind, result["changed"]?.boolValue == false {
        return .tool(changed(result, [kept(arguments, mirror.screen)], mirror))
      }
      return done(tool, result, mirror, before)
    // The action was done, even if the history no longer has it.
    case .describeEffects(let first):
      return .tool(
        changed(first, EffectDescription.lines(result["revisions"]?.arrayValue ?? []), mirror))
    case .read(let resource):
      if let error = answer["error"] { return refused(error, mirror) }
      return .resource(resource.contents(result.text))
    case .subscribe: return .resource([:])
    }
  }

  private func done(
    _ tool: AgentTool, _ result: JSONValue, _ mirror: Mirror, _ before: Int
  ) -> Step {
    switch tool.kind {
    case .screen, .problems: return .tool(looked(at: result))
    case .type: return follow(result, mirror, before)
    case .method(let method):
      if let document = result["document"] { return .tool(exported(document, result)) }
      if result["state"] != nil { return .tool(looked(at: result)) }
      if let revisions = result["revisions"]?.arrayValue {
        return .tool(listed(revisions, result))
      }
      if method.isQuestion || result["revision"] == nil {
        return .tool(
          ToolResult(
            text: BoundedText.cut(result.text, rest: "ask for less, as by limit."), data: result))
      }
      return follow(result, mirror, before)
    }
  }

  /// Asks what a change did; the history has the full answer.
  private func follow(_ result: JSONValue, _ mirror: Mirror, _ before: Int) -> Step {
    guard result["changed"]?.boolValue == true else { return .tool(changed(result, [], mirror)) }
    return .ask(
      "history.list", ["after": .number(.init(before)), "limit": 20], .describeEffects(result))
  }

  /// The value of a field that did not take a text.
  private func kept(_ arguments: JSONObject, _ screen: Screen) -> String {
    guard let field = screen.textFields(meantBy: arguments).first else { return "Nothing changed." }
    return "Nothing changed: \(field.line) is as it was."
      + (field.holdsDate ? " It takes a date that is written like that." : "")
  }

  private func changed(_ result: JSONValue, _ lines: [String], _ mirror: Mirror) -> ToolResult {
    var heading = lines
    if let verdict = result["verdict"]?.stringValue {
      let reasons = result["reasons"]?.arrayValue ?? []
      heading.append("The document is \(verdict).")
      heading += reasons.compactMap { $0["message"]?.stringValue?.string }.map { "- \($0)" }
    }
    if heading.isEmpty {
      heading.append(
        result["changed"]?.boolValue == true
          ? "Revision \(result["revision"]?.intValue ?? 0)." : "Nothing changed.")
    }
    var screen = mirror.screen
    screen.heading = heading + [""] + screen.heading
    return ToolResult(text: screen.text(), data: result)
  }

  /// A state, shown by its screen; the rest of the answer comes as data.
  private func looked(at result: JSONValue) -> ToolResult {
    let state = result["state"] ?? [:]
    var rest = result.objectValue ?? [:]
    var members = state.objectValue ?? [:]
    members["view"] = nil
    rest["state"] = .object(members)
    let number = result["revision"]?.intValue ?? 0
    var heading = ["revision \(number)"]
    if result["did"] != nil { heading = EffectDescription.lines([result]) }
    if result["shown"]?.boolValue == false {
      heading.append("What the views showed then is not known any more.")
    }
    return ToolResult(
      text: Screen(state: state, heading: heading).text(), data: .object(rest))
  }

  private func listed(_ revisions: [JSONValue], _ result: JSONValue) -> ToolResult {
    var text = BoundedText()
    for line in EffectDescription.lines(revisions) { text.add(line: line) }
    let (oldest, head) = (result["oldest"]?.intValue ?? 0, result["head"]?.intValue ?? 0)
    let range = "Revisions \(oldest) to \(head) are kept; 0 is before the first.\n"
    return ToolResult(
      text: text.ended(rest: "ask for them by after and limit.") + range, data: result)
  }

  private func exported(_ document: JSONValue, _ result: JSONValue) -> ToolResult {
    let text = document.stringValue?.string ?? document.prettyPrinted()
    return ToolResult(
      text: BoundedText.cut(text, rest: "colonnade drive gets all of it."), data: result)
  }

  /// The server's sentence; about something that is not there, what is.
  private func refused(_ error: JSONValue, _ mirror: Mirror) -> Step {
    let sentence = error["message"]?.stringValue?.string ?? "It was refused."
    if case .read(let resource) = self {
      return .fail(.init(.unknownResource, sentence, data: ["uri": .string(resource.uri)]))
    }
    var text = sentence
    if error["code"]?.intValue == ErrorCode.noSuchElement.rawValue {
      let screen = mirror.screen
      if case .call(_, let arguments) = self,
        let wanted = (arguments["label"] ?? arguments["control"])?.stringValue
      {
        text += Screen.nearest(to: wanted, among: screen.reachableControls)
      }
      text += "\n\n" + screen.text()
    }
    return .tool(ToolResult(text: text, data: ["error": error], isError: true))
  }
}
