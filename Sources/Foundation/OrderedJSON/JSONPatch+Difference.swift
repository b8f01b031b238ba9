extension JSONPatch {
  /// The changes that lead from one document to another: add, remove and replace, with numeric indices.
  ///
  /// Applied to the one it yields the other, every value as spelled; only the order of members,
  /// which means nothing in JSON, can differ. If many small changes would be longer than the new
  /// value, the value is replaced as a whole.
  public static func difference(from old: JSONValue, to new: JSONValue) -> JSONPatch {
    var path: [UTF8String] = []
    return JSONPatch(Difference.operations(from: old, to: new, at: &path))
  }
}

/// Finds the operations that turn one value into another at the same pointer.
enum Difference {
  static func operations(
    from old: JSONValue, to new: JSONValue, at path: inout [UTF8String]
  ) -> [JSONPatch.Operation] {
    if old.equals(new, .asSpelled) { return [] }
    let whole = JSONPatch.Operation.replace(JSONPointer(tokens: path), new)
    let steps: [JSONPatch.Operation]
    switch (old, new) {
    case (.object(let old), .object(let new)): steps = members(from: old, to: new, at: &path)
    case (.array(let old), .array(let new)): steps = elements(from: old, to: new, at: &path)
    default: return [whole]
    }
    let weight = steps.reduce(0) { $0 + $1.weight(upTo: .max) }
    return steps.count > 1 && whole.weight(upTo: weight) < weight ? [whole] : steps
  }

  private static func members(
    from old: JSONObject, to new: JSONObject, at path: inout [UTF8String]
  ) -> [JSONPatch.Operation] {
    var steps: [JSONPatch.Operation] = []
    let oldIndices = MemberIndices(of: old)
    let newIndices = MemberIndices(of: new)
    for member in old {
      path.append(member.key)
      if let index = newIndices[member.key] {
        steps += operations(from: member.value, to: new[index].value, at: &path)
      } else {
        steps.append(.remove(JSONPointer(tokens: path)))
      }
      path.removeLast()
    }
    for member in new where oldIndices[member.key] == nil {
      steps.append(.add(JSONPointer(tokens: path + [member.key]), member.value))
    }
    return steps
  }

  private static func elements(
    from old: [JSONValue], to new: [JSONValue], at path: inout [UTF8String]
  ) -> [JSONPatch.Operation] {
    var steps: [JSONPatch.Operation] = []
    var index = 0
    for stretch in ArrayAlignment(from: old, to: new).stretches {
      let changed = min(stretch.old.count, stretch.new.count)
      index = stretch.new.lowerBound
      for offset in 0..<changed {
        path.append("\(index + offset)")
        steps += operations(
          from: old[stretch.old.lowerBound + offset], to: new[index + offset], at: &path)
        path.removeLast()
      }
      index += changed
      // Backwards, so that each removal moves nothing that is to be removed as well.
      for offset in (0..<stretch.old.count - changed).reversed() {
        steps.append(.remove(JSONPointer(tokens: path + ["\(index + offset)"])))
      }
      for index in stretch.new.dropFirst(changed) {
        steps.append(.add(JSONPointer(tokens: path + ["\(index)"]), new[index]))
      }
    }
    return steps
  }
}
