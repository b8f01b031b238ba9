import OrderedJSON
import TestSupport

extension SeededGenerator {
  /// One to three operations at positions that mostly exist.
  mutating func patch(for document: JSONValue) -> JSONPatch {
    JSONPatch((0...below(3)).map { _ in operation(for: document) })
  }

  private mutating func operation(for document: JSONValue) -> JSONPatch.Operation {
    let path = place(in: document)
    let other = place(in: document)
    switch below(6) {
    case 0: return .add(path, value(depth: 1))
    case 1: return .remove(path)
    case 2: return .replace(path, value(depth: 1))
    case 3: return .move(from: other, to: path)
    case 4: return .copy(from: other, to: path)
    default: return .test(path, document[at: path] ?? value(depth: 1))
    }
  }

  private mutating func place(in document: JSONValue) -> JSONPointer {
    var pointer = JSONPointer.root
    while chance(4, in: 5) {
      switch document[at: pointer] {
      case .array(let elements)?: pointer = pointer.appending(token(below: elements.count))
      case .object(let object)?:
        let isKnown = !object.isEmpty && chance(3, in: 4)
        pointer = pointer.appending(isKnown ? pick(object.keys) : string())
      default: return chance(1, in: 20) ? pointer.appending(string()) : pointer
      }
    }
    return pointer
  }

  private mutating func token(below count: Int) -> UTF8String {
    if chance(1, in: 10) { return pick(["-", "01", "x", "", "-1", "99999999999999999999"]) }
    return "\(below(count + 2))"
  }
}
