/// Changes to a document, applied in order, all or none: RFC 6902.
public struct JSONPatch: Sendable, Hashable {
  /// The operations, in the order of applying.
  public var operations: [Operation]

  /// Creates a patch of operations.
  public init(_ operations: [Operation] = []) { self.operations = operations }

  /// True if there is nothing to apply.
  public var isEmpty: Bool { operations.isEmpty }

  /// One operation of RFC 6902.
  public enum Operation: Sendable, Hashable {
    case add(JSONPointer, JSONValue)
    case remove(JSONPointer)
    case replace(JSONPointer, JSONValue)
    case move(from: JSONPointer, to: JSONPointer)
    case copy(from: JSONPointer, to: JSONPointer)
    case test(JSONPointer, JSONValue)
  }
}

extension JSONPatch.Operation {
  /// The word in "op".
  public var name: String {
    switch self {
    case .add: "add"
    case .remove: "remove"
    case .replace: "replace"
    case .move: "move"
    case .copy: "copy"
    case .test: "test"
    }
  }

  /// The location in "path": the one that changes or is tested.
  public var path: JSONPointer {
    switch self {
    case .add(let path, _), .remove(let path), .replace(let path, _), .test(let path, _): path
    case .move(_, let path), .copy(_, let path): path
    }
  }
}
