import NavigationCore
import OrderedJSON
import SceneModel
import StateDocument
import WireProtocol

extension Document {
  /// Lines longer than this are split, so that each fits into a server's message.
  static let maxLine = 200_000
}

/// Requests as text, one a line.
package struct RequestLines {
  /// Of the scene whose values are written.
  package var types: TypeRegistry
  private var writer = JSONWriter()
  /// The commands that are to be written, the next one last.
  private var rest: [(command: Command, label: UTF8String?)] = []

  /// Creates an empty text.
  package init(types: TypeRegistry) {
    self.types = types
  }

  /// The lines, in UTF-8.
  package var bytes: [UInt8] { writer.bytes }

  /// Takes the lines that have been written so far.
  package mutating func takeText() -> String {
    defer { writer.removeAll() }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// - Parameter scene: the id of the scene to open first; nil for none.
  package mutating func appendStart(_ contents: StateContents, opening scene: UTF8String?) {
    addStart(contents, opening: scene)
    while writeNext() {}
  }

  /// Adds a line for each command, labelled by its cause.
  package mutating func append(_ commands: [Command], of cause: Cause) {
    add(commands, of: cause)
    while writeNext() {}
  }

  /// Writes the request that opens a scene; `writeNext` writes those that lead to the contents.
  ///
  /// - Parameter scene: the id of the scene to open first; nil for none.
  package mutating func addStart(_ contents: StateContents, opening scene: UTF8String?) {
    if let scene { append(["method": "scene.open", "params": ["id": .string(scene)]]) }
    rest.append((.load(contents), nil))
  }

  /// Takes commands, labelled by their cause; `writeNext` writes them.
  package mutating func add(_ commands: [Command], of cause: Cause) {
    rest += commands.reversed().map { ($0, cause.label ?? cause.method) }
  }

  /// Writes at most one line.
  ///
  /// - Returns: false if there was nothing to write.
  package mutating func writeNext() -> Bool {
    guard let (command, label) = rest.popLast() else { return false }
    let start = writer.bytes.count
    let halves = command.leastBytes > Document.maxLine ? command.halves : nil
    if halves == nil {
      append(labelled(command.json(types: types), label))
      if writer.bytes.count - start <= Document.maxLine { return true }
    }
    guard let (first, second) = halves ?? command.halves else { return true }
    writer.bytes.removeLast(writer.bytes.count - start)
    rest += [(second, label), (first, label)]
    return true
  }

  private mutating func append(_ request: JSONValue) {
    writer.append(request)
    writer.append(literal: "\n")
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
