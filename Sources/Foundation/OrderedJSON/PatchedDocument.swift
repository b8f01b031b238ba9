/// A document in the middle of a patch, and the way back from there.
struct PatchedDocument {
  private(set) var document: JSONValue
  /// The operations that undo those so far; the last is applied first.
  private(set) var undoing: [JSONPatch.Operation] = []
  private let limits: JSONLimits
  private var performed = 0
  private var copiesLeft: Int

  init(_ document: JSONValue, limits: JSONLimits) {
    self.document = document
    self.limits = limits
    copiesLeft = limits.copiedValues
  }

  mutating func perform(_ operation: JSONPatch.Operation) throws(JSONPatchError) {
    switch operation {
    case .add(let path, let value): try add(value, at: path)
    case .remove(let path): _ = try remove(at: path)
    case .replace(let path, let value): try replace(at: path, with: value)
    case .move(let from, let path): try move(from: from, to: path)
    case .copy(let from, let path): try copy(from: from, to: path)
    case .test(let path, let value): try test(value, at: path)
    }
    performed += 1
  }
}

extension PatchedDocument {
  private mutating func add(_ value: JSONValue, at path: JSONPointer) throws(JSONPatchError) {
    try admit(value, at: path)
    guard !path.tokens.isEmpty else { return replaceAll(with: value) }
    let outcome = try edit(path) { (parent, token) throws(JSONLookupError) in
      try parent.addChild(value, token)
    }
    switch outcome {
    case .inserted(let index):
      undoing.append(.remove(JSONPointer(tokens: path.tokens.dropLast() + ["\(index)"])))
    case .appended: undoing.append(.remove(path))
    case .replaced(let old): undoing.append(.replace(path, old))
    }
  }

  private mutating func remove(at path: JSONPointer) throws(JSONPatchError) -> JSONValue {
    guard !path.tokens.isEmpty else { throw error(.removesDocument, at: path) }
    let removed = try edit(path) { (parent, token) throws(JSONLookupError) in
      try parent.removeChild(token)
    }
    undoing.append(.add(path, removed))
    return removed
  }

  private mutating func replace(
    at path: JSONPointer, with value: JSONValue
  ) throws(JSONPatchError) {
    try admit(value, at: path)
    guard !path.tokens.isEmpty else { return replaceAll(with: value) }
    let old = try edit(path) { (parent, token) throws(JSONLookupError) in
      try parent.replaceChild(token, with: value)
    }
    undoing.append(.replace(path, old))
  }

  private mutating func replaceAll(with value: JSONValue) {
    undoing.append(.replace(.root, document))
    document = value
  }

  private mutating func move(
    from: JSONPointer, to path: JSONPointer
  ) throws(JSONPatchError) {
    guard !path.isInside(from) else { throw error(.movesIntoItself, at: path) }
    let value = try value(at: from)
    if path == from { return }
    if path.tokens.count > from.tokens.count { try count(value, at: path) }
    _ = try remove(at: from)
    try add(value, at: path)
  }

  private mutating func copy(
    from: JSONPointer, to path: JSONPointer
  ) throws(JSONPatchError) {
    let value = try value(at: from)
    try count(value, at: path)
    try add(value, at: path)
  }

  private func test(_ value: JSONValue, at path: JSONPointer) throws(JSONPatchError) {
    guard try self.value(at: path) == value else { throw error(.testFailed, at: path) }
  }
}

extension PatchedDocument {
  private func error(
    _ reason: JSONPatchError.Reason, at pointer: JSONPointer
  ) -> JSONPatchError {
    JSONPatchError(operation: performed, pointer: pointer, reason: reason)
  }

  private func value(at path: JSONPointer) throws(JSONPatchError) -> JSONValue {
    do { return try document.value(at: path) } catch {
      throw self.error(.lookupFailed(error), at: path)
    }
  }

  private mutating func edit<Outcome>(
    _ path: JSONPointer,
    _ change: (inout JSONValue, UTF8String) throws(JSONLookupError) -> Outcome
  ) throws(JSONPatchError) -> Outcome {
    do {
      return try document.edit(path.tokens[...], change)
    } catch { throw self.error(.lookupFailed(error), at: path) }
  }

  private func admit(_ value: JSONValue, at path: JSONPointer) throws(JSONPatchError) {
    guard value.nests(within: limits.depth - path.tokens.count) else {
      throw error(.tooDeep(limit: limits.depth), at: path)
    }
  }

  private mutating func count(_ value: JSONValue, at path: JSONPointer) throws(JSONPatchError) {
    guard value.isCovered(by: &copiesLeft) else {
      throw error(.tooManyCopies(limit: limits.copiedValues), at: path)
    }
  }
}

extension JSONValue {
  /// True if at most `depth` arrays and objects are nested inside one another here.
  fileprivate func nests(within depth: Int) -> Bool {
    switch self {
    case .null, .bool, .number, .string: true
    case .array(let elements): depth > 0 && elements.allSatisfy { $0.nests(within: depth - 1) }
    case .object(let object): depth > 0 && object.allSatisfy { $0.value.nests(within: depth - 1) }
    }
  }

  /// Subtracts one per value in here from what is left; stops with false if that is not enough.
  fileprivate func isCovered(by left: inout Int) -> Bool {
    guard left > 0 else { return false }
    left -= 1
    switch self {
    case .null, .bool, .number, .string: return true
    case .array(let elements): return elements.allSatisfy { $0.isCovered(by: &left) }
    case .object(let object): return object.allSatisfy { $0.value.isCovered(by: &left) }
    }
  }
}
