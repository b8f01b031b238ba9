import NavigationCore
import OrderedJSON

/// The values on a path, the root's first: `#expect(app.path == ["zion", 3])`.
///
/// Two values are equal if they have the same type and are equal in Swift. A value that was not
/// read yet, such as one of a restored path, is compared with the value that its text describes.
public struct TestPath {
  private let elements: [NavigationPath.Element]

  init(_ elements: [NavigationPath.Element]) { self.elements = elements }

  /// The number of values.
  public var count: Int { elements.count }
  /// True if the stack is at its root.
  public var isEmpty: Bool { elements.isEmpty }

  /// The JSON text of each value, as SwiftUI would save it; "null" for one that has none.
  public var json: [String] { elements.map { $0.payload?.string ?? "null" } }

  /// The value at an index, if it is of exactly this type.
  public func value<Value>(at index: Int, as type: Value.Type = Value.self) -> Value? {
    elements.indices.contains(index) ? elements[index].value(as: type) : nil
  }

  /// The values of this type, in their order.
  public func values<Value>(of type: Value.Type = Value.self) -> [Value] {
    elements.compactMap { $0.value(as: type) }
  }

  /// Compares all values, in their order.
  public static func == (path: TestPath, values: [AnyHashable]) -> Bool {
    path.elements.count == values.count
      && zip(path.elements, values).allSatisfy { element, value in element.holds(value) }
  }

  /// Compares all values, in their order.
  public static func != (path: TestPath, values: [AnyHashable]) -> Bool { !(path == values) }
}

extension NavigationPath.Element {
  fileprivate func holds(_ value: AnyHashable) -> Bool {
    func isEqual<Value: Hashable>(_ value: Value) -> Bool { self.value(as: Value.self) == value }
    guard let value = value.base as? any Hashable else { return false }
    return isEqual(value)
  }
}

extension TestPath: CustomStringConvertible {
  /// The values as Swift would write them, with the types of those that are the author's.
  public var description: String {
    ("[" + elements.map { $0.fullTitle.string }.joined(separator: ", ") + "]").escapingControls
  }
}
