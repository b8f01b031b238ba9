import NavigationCore
import OrderedJSON
import SceneModel
import StateDocument
import WireProtocol

extension Document {
  /// Lines longer than this are split, so that each fits into a server's message.
  static let maxLine = 200_000

  /// Requests, one a line, that lead a new session to the end of a script.
  ///
  /// - Parameter scene: the id of the scene to open first; nil for none.
  package static func lines(
    _ script: ReplayScript, opening scene: UTF8String?, types: TypeRegistry
  ) -> String {
    var lines = RequestLines(types: types)
    lines.appendStart(script.start, opening: scene)
    for step in script.steps { lines.append(step.commands, of: step.cause) }
    return String(decoding: lines.bytes, as: UTF8.self)
  }
}

/// Requests as text, one a line.
package struct RequestLines {
  /// Of the scene whose values are written.
  package var types: TypeRegistry
  private var writer = JSONWriter()

  /// Creates an empty text.
  package init(types: TypeRegistry) {
    self.types = types
  }

  /// The lines, in UTF-8.
  package var bytes: [UInt8] { writer.bytes }

  /// - Parameter scene: the id of the scene to open first; nil for none.
  package mutating func appendStart(_ contents: StateContents, opening scene: UTF8String?) {
    if let scene { append(["method": "scene.open", "params": ["id": .string(scene)]]) }
    append(.load(contents), label: nil)
  }

  /// Adds a line for each command, labelled by its cause.
  package mutating func append(_ commands: [Command], of cause: Cause) {
    for command in commands { append(command, label: cause.label ?? cause.method) }
  }

  private mutating func append(_ request: JSONValue) {
    writer.append(request)
    writer.append(literal: "\n")
  }

  private mutating func append(_ command: Command, label: UTF8String?) {
    let start = writer.bytes.count
    let halves = command.leastBytes > Document.maxLine ? command.halves : nil
    if halves == nil {
      append(labelled(command.json(types: types), label))
      if writer.bytes.count - start <= Document.maxLine { return }
    }
    guard let (first, rest) = halves ?? command.halves else { return }
    writer.bytes.removeLast(writer.bytes.count - start)
    append(first, label: label)
    append(rest, label: label)
  }

  private func labelled(_ request: JSONValue, _ label: UTF8String?) -> JSONValue {
    guard let label, case .object(var request) = request else { return request }
    var params = request["params"]?.objectValue ?? [:]
    params["meta"] = ["label": .string(label)]
    request["params"] = .object(params)
    return .object(request)
  }
}

extension Command {
  /// A lower bound on its bytes, so that a long command need not be written to know.
  fileprivate var leastBytes: Int {
    switch self {
    case .push(let elements, _), .setPath(let elements): elements.leastBytes
    case .load(let contents): contents.path.leastBytes
    default: 0
    }
  }

  /// Two commands that do the same one after the other; nil if there is nothing to halve.
  fileprivate var halves: (Command, Command)? {
    switch self {
    case .push(let elements, let column) where elements.count > 1:
      let (first, rest) = elements.halves
      return (.push(first, from: column), .push(rest, from: .detail))
    case .setPath(let elements) where elements.count > 1:
      let (first, rest) = elements.halves
      return (.setPath(first), .push(rest, from: .detail))
    case .load(var contents) where !contents.path.isEmpty:
      let (first, rest) = contents.path.halves
      contents.path = first
      return (.load(contents), .push(rest, from: .detail))
    case .transaction(let commands) where commands.count > 1:
      let rest = Array(commands[1...])
      return (commands[0], rest.count > 1 ? .transaction(rest) : rest[0])
    default: return nil
    }
  }
}

extension [NavigationPath.Element] {
  fileprivate var leastBytes: Int {
    reduce(0) { sum, element in
      guard case let text as String = element.anyValue else { return sum + 1 }
      return sum + text.utf8.count
    }
  }

  fileprivate var halves: (Self, Self) {
    (Array(self[..<(count / 2)]), Array(self[(count / 2)...]))
  }
}
