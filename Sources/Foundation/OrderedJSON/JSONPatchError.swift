/// The reason that a patch does not apply; the document stays unchanged.
public struct JSONPatchError: Error, Hashable {
  /// The index of the operation that failed.
  public let operation: Int
  /// The pointer to the value it was about.
  public let pointer: JSONPointer
  /// The reason why the operation cannot be applied.
  public let reason: Reason

  /// Creates an error about one operation.
  public init(operation: Int, pointer: JSONPointer, reason: Reason) {
    self.operation = operation
    self.pointer = pointer
    self.reason = reason
  }

  /// A reason why an operation cannot be applied.
  public enum Reason: Error, Hashable {
    /// The pointer leads nowhere.
    case lookupFailed(JSONLookupError)
    /// A `test` found another value.
    case testFailed
    /// A `move` would put a value inside itself.
    case movesIntoItself
    /// A `remove` or `move` would leave no document at all.
    case removesDocument
    /// The document would nest deeper than its limit.
    case tooDeep(limit: Int)
    /// The copies of the patch would be more values than their limit.
    case tooManyCopies(limit: Int)
  }
}

extension JSONPatchError: CustomStringConvertible {
  /// One plain sentence, without a full stop.
  public var description: String {
    "operation \(operation) at '\(pointer)': \(reason)"
  }
}

extension JSONPatchError.Reason: CustomStringConvertible {
  /// The error as one sentence.
  public var description: String {
    switch self {
    case .lookupFailed(let error): "\(error)"
    case .testFailed: "the value there is another"
    case .movesIntoItself: "a value cannot be moved into itself"
    case .removesDocument: "the whole document cannot be removed"
    case .tooDeep(let limit): "at most \(limit) arrays and objects may stand inside one another"
    case .tooManyCopies(let limit): "a patch may copy at most \(limit) values"
    }
  }
}
