/// Roughly how long things are as text: enough to choose between two ways of saying the same.
extension JSONPatch.Operation {
  func weight(upTo limit: Int) -> Int {
    let frame = 30 + path.tokens.reduce(0) { $0 + $1.utf8.count + 1 }
    switch self {
    case .add(_, let value), .replace(_, let value), .test(_, let value):
      return frame + value.weight(upTo: limit)
    case .remove, .move, .copy: return frame
    }
  }
}

extension JSONValue {
  /// Counts no further than a little beyond the limit.
  fileprivate func weight(upTo limit: Int) -> Int {
    switch self {
    case .null, .bool, .number: return 4
    case .string(let text): return text.utf8.count + 2
    case .array(let elements):
      var sum = 2
      for element in elements where sum < limit { sum += element.weight(upTo: limit - sum) + 1 }
      return sum
    case .object(let object):
      var sum = 2
      for member in object where sum < limit {
        sum += member.key.utf8.count + 4 + member.value.weight(upTo: limit - sum)
      }
      return sum
    }
  }
}
