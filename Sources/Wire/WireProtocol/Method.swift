import NavigationCore
import OrderedJSON
import StateDocument

/// A method that a client can call: its name, its documentation and how its parameters are read.
///
/// There is one of each in the catalogue; requests refer to it.
package final class Method: Sendable {
  /// The name on the wire.
  package let name: UTF8String
  /// One sentence about what the method does.
  package let summary: String
  /// The parameters, in reading order.
  package let parameters: [Parameter]
  /// It changes nothing, so it can always be repeated: a key has no meaning for it.
  package let isQuestion: Bool
  /// The effect of a call.
  package let effect: Effect
  /// True if the method is the old name of another one.
  package let isDeprecated: Bool
  /// A name of `Schema.definitions`.
  let result: String
  let examples: [Example]
  let read: @Sendable (Parameters) throws(WireError) -> Call
  /// The parameters of a command that this method asks for; nil for any other command.
  let write: @Sendable (Command, TypeRegistry) -> JSONObject?

  private let names: [UTF8String]

  init(
    name: UTF8String, summary: String, isQuestion: Bool = false, effect: Effect? = nil,
    isDeprecated: Bool = false, parameters: [Parameter], result: String, examples: [Example],
    read: @escaping @Sendable (Parameters) throws(WireError) -> Call,
    write: @escaping @Sendable (Command, TypeRegistry) -> JSONObject? = { _, _ in nil }
  ) {
    self.name = name
    self.summary = summary
    self.isQuestion = isQuestion
    self.effect = effect ?? (isQuestion ? .none : .step)
    self.isDeprecated = isDeprecated
    self.parameters = parameters
    self.result = result
    self.examples = examples
    self.read = read
    self.write = write
    names = parameters.map(\.name)
  }

  /// A parameter of a method.
  package struct Parameter: Sendable {
    /// The name on the wire.
    package let name: UTF8String
    let schema: JSONValue
    let isRequired: Bool
    /// A remark for readers of the reference.
    package let note: String

    static func required(_ name: UTF8String, _ schema: JSONValue, _ note: String) -> Self {
      Self(name: name, schema: schema, isRequired: true, note: note)
    }

    static func optional(_ name: UTF8String, _ schema: JSONValue, _ note: String) -> Self {
      Self(name: name, schema: schema, isRequired: false, note: note)
    }
  }

  /// Parameters that work, and the requests that make them work in a new session.
  struct Example: Sendable {
    let params: JSONObject
    let after: [JSONValue]
    /// The error that the sandbox answers with if only another scene would do it.
    let refused: ErrorCode?

    init(_ params: JSONObject, after: [JSONValue] = [], refused: ErrorCode? = nil) {
      self.params = params
      self.after = after
      self.refused = refused
    }
  }

  /// Only these and `meta` are allowed.
  func checkNames(of params: JSONObject) throws(WireError) {
    for (name, _) in params where name != "meta" && !names.contains(name) {
      let known = names
      let list = (known + ["meta"]).joined(by: ", ")
      throw WireError(
        .invalidParams,
        known.isEmpty
          ? "“\(self.name)” has no parameter “\(name.shortened)”. It takes none but meta."
          : "“\(self.name)” has no parameter “\(name.shortened)”. It takes \(list).",
        pointer: "/params\(JSONPointer(tokens: [name]))",
        details: [
          "parameters": .array(known.map { .string($0) }),
          "nearest": .array(nearestNames(to: name, in: known).map { .string($0) }),
        ])
    }
  }
}

extension Request {
  /// Reads the parameters.
  ///
  /// - Throws: `-32602`, or the code of a value that cannot be taken.
  package func call(in context: ReadingContext) throws(WireError) -> Call {
    switch given {
    case .nothing: try read([:], in: context)
    // Of a `push`, the method that is called most.
    case .value(let value):
      .command(.push([try context.element(value, at: "/params/value")], from: .detail))
    case .members(let members): try read(members, in: context)
    }
  }

  private func read(
    _ params: JSONObject, in context: ReadingContext
  ) throws(WireError) -> Call {
    try method.read(Parameters(object: params, context: context, pointer: "/params"))
  }
}
