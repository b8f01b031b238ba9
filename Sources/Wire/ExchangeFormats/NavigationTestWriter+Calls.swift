import NavigationCore
import OrderedJSON
import SceneModel
import WireProtocol

extension NavigationTestWriter {
  /// The calls that do a revision: by a person's acts if a person did it, or else by commands.
  ///
  /// - Parameters:
  ///   - commands: they do the same to the navigation.
  ///   - types: the scene's, as far as they are known.
  /// - Returns: nil for what the app did by itself; empty if a test need not do anything.
  package static func calls(
    for revision: Revision, _ commands: [Command], types: TypeRegistry
  ) -> [String]? {
    let about = revision.cause.about?.members ?? [:]
    switch revision.cause.method {
    case "app": return nil
    // The steps that came back with a build are in the test already.
    case "rebuilt": return []
    case "relaunch": return ["await app.relaunch()"]
    case "back": return ["try await app.back()"]
    case "tap": return [tap(about)]
    case "openURL": return [open(about["url"]?.stringValue ?? "")]
    case let method:
      if revision.change.bringsUnwritable {
        return [lost("By \(method) a value came that is not Codable.")]
      }
      return remark(method, on: commands) + commands.flatMap { performing($0, types: types) }
    }
  }

  /// The call for a person's act that had no visible result at the time.
  package static func call(for unseen: JSONObject) -> String {
    unseen["url"]?.stringValue.map(open) ?? tap(unseen)
  }

  /// The calls that lead a scene that has just been launched to a state.
  package static func calls(
    leadingTo state: NavigationState, by command: Command, types: TypeRegistry
  ) -> [String] {
    if state.path.contains(where: { !$0.element.isCodable }) {
      return [lost("It begins with a value that is not Codable.")]
    }
    return performing(command, types: types)
  }

  /// The name of the requested method, if the commands have other names.
  private static func remark(_ method: UTF8String, on commands: [Command]) -> [String] {
    switch method {
    case "undo", "redo", "restore", "import", "transaction":
      commands.isEmpty ? [] : ["// \(method)"]
    default: []
    }
  }

  private static func performing(_ command: Command, types: TypeRegistry) -> [String] {
    if case .setEnvironment(let request) = command, let device = request.onlyDeviceName {
      return ["try await app.resize(#require(TestDevice(named: \(quoted(device)))))"]
    }
    return ["try await app.perform(\(raw(command.json(types: types).text)))"]
  }

  private static func open(_ url: UTF8String) -> String {
    if isShortened(url) { return lost("The URL \(url) was longer than a log keeps.") }
    return "try await app.open(\(quoted(url)))"
  }

  private static func tap(_ about: JSONObject) -> String {
    if about["role"]?.stringValue == "value" { return set(about) }
    guard let query = query(about) else {
      return lost("A control was tapped that has no words and no identifier.")
    }
    if about["secret"] != nil {
      return
        "try await app.type(\"secret\", into: \(query), submits: true)  // Nobody knows what it was."
    }
    guard let text = about["value"]?.stringValue else { return "try await app.tap(\(query))" }
    if isShortened(text) { return lost("The text “\(text)” was longer than a log keeps.") }
    let submits = about["submit"] == nil ? ", submits: true" : ""
    return "try await app.type(\(quoted(text)), into: \(query)\(submits))"
  }

  /// Sets a slider like scripts do: a finger would drag it.
  private static func set(_ about: JSONObject) -> String {
    guard let label = about["label"], label.stringValue != "" else {
      return lost("A control was used that has no words.")
    }
    var params: JSONObject = ["label": label]
    if let value = about["value"] { params["text"] = value }
    let request: JSONValue = ["method": "tap", "params": .object(params)]
    return "try await app.perform(\(raw(request.text)))"
  }

  /// The query for a control that the log describes.
  package static func query(_ about: JSONObject) -> String? {
    if about["role"]?.stringValue == "value" { return nil }
    let label = about["label"]?.stringValue
    let role = about["role"]?.stringValue ?? ""
    let kind = role == "tab" ? "button" : role.string
    let index = about["index"]?.intValue
    if let label, !isShortened(label) {
      return index.map { ".role(.\(kind), \(quoted(label))).at(\($0))" } ?? quoted(label)
    }
    if let name = about["identifier"]?.stringValue, !isShortened(name) {
      return ".identifier(\(quoted(name)))"
    }
    return label == nil ? index.map { ".role(.\(kind), \"\").at(\($0))" } : nil
  }

  private static func lost(_ why: String) -> String { "Issue.record(\(SwiftLiteral.quoted(why)))" }

  private static func isShortened(_ text: UTF8String) -> Bool {
    text.utf8.count > Subject.maxTextBytes - 4 && text.string.hasSuffix("…")
  }

  private static func quoted(_ text: UTF8String) -> String { SwiftLiteral.quoted(text.string) }

  /// JSON as a raw literal if possible, since that is easier to read.
  private static func raw(_ json: String) -> String {
    let isPlain = json.utf8.allSatisfy { (0x20...0x7E).contains($0) } && !json.contains("\"#")
    return isPlain ? "#\"\(json)\"#" : SwiftLiteral.quoted(json)
  }
}

extension Change {
  /// True if a value comes onto the path that no command can bring.
  fileprivate var bringsUnwritable: Bool {
    edits.contains { edit in
      if case .path(let edit) = edit {
        edit.inserted.contains { !$0.element.isCodable }
      } else {
        false
      }
    }
  }
}
