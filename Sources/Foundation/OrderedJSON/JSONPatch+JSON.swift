extension JSONPatch {
  /// Reads a patch document: an array of operations, whose members beyond the standard's are ignored.
  ///
  /// - Throws: the first operation that is malformed, with the form expected there.
  public init(_ json: JSONValue) throws(JSONPatchSyntaxError) {
    guard case .array(let elements) = json else {
      throw JSONPatchSyntaxError(operation: nil, expected: "an array of operations")
    }
    operations = []
    operations.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      operations.append(try OperationReader(index: index, json: element).operation())
    }
  }

  /// The patch document.
  public var json: JSONValue { .array(operations.map(\.json)) }
}

extension JSONPatch.Operation {
  /// The patch as JSON, as RFC 6902 writes it.
  public var json: JSONValue {
    let path = JSONValue.string(path.description)
    switch self {
    case .add(_, let value), .replace(_, let value), .test(_, let value):
      return ["op": .string(name), "path": path, "value": value]
    case .remove:
      return ["op": .string(name), "path": path]
    case .move(let from, _), .copy(let from, _):
      return ["op": .string(name), "path": path, "from": .string(from.description)]
    }
  }
}

extension JSONWriter {
  /// Appends a patch document.
  public mutating func append(_ patch: JSONPatch) {
    append(literal: "[")
    for (index, operation) in patch.operations.enumerated() {
      if index > 0 { append(literal: ",") }
      append(operation)
    }
    append(literal: "]")
  }

  /// Writes an operation as JSON.
  public mutating func append(_ operation: JSONPatch.Operation) {
    append(literal: "{\"op\":\"")
    append(text: operation.name)
    append(literal: "\",\"path\":")
    append(string: operation.path.description)
    switch operation {
    case .add(_, let value), .replace(_, let value), .test(_, let value):
      append(literal: ",\"value\":")
      append(value)
    case .move(let from, _), .copy(let from, _):
      append(literal: ",\"from\":")
      append(string: from.description)
    case .remove: break
    }
    append(literal: "}")
  }
}

/// The reason that a JSON document is not a patch.
public struct JSONPatchSyntaxError: Error, Hashable, CustomStringConvertible {
  /// The index of the operation; nil if the document is not an array.
  public let operation: Int?
  /// The form that was expected there, as the end of a sentence.
  public let expected: String

  /// One sentence about the mistake.
  public var description: String {
    "expected \(expected)" + (operation.map { " in operation \($0)" } ?? "")
  }
}

/// One element of a patch document, on its way to an operation.
private struct OperationReader {
  let index: Int
  let json: JSONValue

  func operation() throws(JSONPatchSyntaxError) -> JSONPatch.Operation {
    guard case .object = json else { throw error("an object") }
    switch json["op"]?.stringValue {
    case "add": return .add(try pointer("path"), try value())
    case "remove": return .remove(try pointer("path"))
    case "replace": return .replace(try pointer("path"), try value())
    case "move": return .move(from: try pointer("from"), to: try pointer("path"))
    case "copy": return .copy(from: try pointer("from"), to: try pointer("path"))
    case "test": return .test(try pointer("path"), try value())
    default: throw error("\"op\" to be add, remove, replace, move, copy or test")
    }
  }

  private func pointer(_ name: UTF8String) throws(JSONPatchSyntaxError) -> JSONPointer {
    guard let text = json[name]?.stringValue else { throw error("a string as \"\(name)\"") }
    do {
      return try JSONPointer(parsing: text)
    } catch {
      throw self.error("a JSON pointer as \"\(name)\"")
    }
  }

  private func value() throws(JSONPatchSyntaxError) -> JSONValue {
    guard let value = json["value"] else { throw error("a \"value\"") }
    return value
  }

  private func error(_ expected: String) -> JSONPatchSyntaxError {
    JSONPatchSyntaxError(operation: index, expected: expected)
  }
}
