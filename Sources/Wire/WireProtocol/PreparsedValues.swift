import NavigationCore
import OrderedJSON

/// The values of a long request, read a few at a time before the request is done.
///
/// Reading a value depends only on the registered types, so other clients can have their turn
/// between two steps; the request is then done without reading or encoding. This is a class because
/// its readers look for values in order: each starts where the one before stopped.
package final class PreparsedValues {
  private let context: ReadingContext
  /// The lists that are not read to their end, innermost last.
  private var lists: [List]
  private var found: [Finding] = []
  private var nextIndex = 0

  private struct List {
    let values: [JSONValue]
    var next = 0
  }

  private struct Finding {
    let object: JSONObject
    let result: Result<NavigationPath.Element, ValueError>
  }

  /// A step ends after this many of the cheapest values, or after fewer others.
  private static let step = 1_024
  /// The number of the cheapest values that a value of an author's type counts for.
  private static let costOfObject = 64

  /// - Parameter params: a request's, or anything that can contain values.
  package init(in params: JSONValue, context: ReadingContext) {
    self.context = context
    lists = [List(values: [params])]
  }

  /// Reads some values more.
  ///
  /// - Returns: false if all have been read.
  package func readOn() -> Bool {
    var budget = Self.step
    while budget > 0, let value = next() {
      budget -= 1
      switch value {
      case .array(let values): lists.append(List(values: values))
      case .object(let object) where object.isTagged:
        budget -= Self.costOfObject
        read(object)
      case .object(let object): lists.append(List(values: object.map(\.value)))
      case .null, .bool, .number, .string: break
      }
    }
    return !lists.isEmpty
  }

  private func next() -> JSONValue? {
    while let list = lists.last {
      if list.next < list.values.count {
        lists[lists.count - 1].next += 1
        return list.values[list.next]
      }
      lists.removeLast()
    }
    return nil
  }

  private func read(_ object: JSONObject) {
    let result = Result { () throws(ValueError) in
      try context.types.element(fromWire: .object(object), unknownTypes: context.unknownTypes)
    }
    if case .success(let element) = result { context.types.prepareToWrite(element) }
    found.append(Finding(object: object, result: result))
  }

  /// Returns true if that context reads values by the same types.
  func isRight(for context: ReadingContext) -> Bool {
    self.context.unknownTypes == context.unknownTypes
      && self.context.types.isSame(as: context.types)
  }

  /// The result of reading this very object of the request; nil for any other.
  func result(of object: JSONObject) -> Result<NavigationPath.Element, ValueError>? {
    guard object.isTagged else { return nil }
    for distance in found.indices {
      let index = (nextIndex + distance) % found.count
      if found[index].object.isSame(as: object) {
        nextIndex = index + 1
        return found[index].result
      }
    }
    return nil
  }
}

extension JSONObject {
  /// True if it may be a value of a type that it names.
  fileprivate var isTagged: Bool {
    self["type"] != nil && (self["value"] != nil || self["payload"] != nil)
  }
}
