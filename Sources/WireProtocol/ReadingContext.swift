import NavigationCore
import OrderedJSON

/// The context in which values are read: the session's types, and the fate of a type that is none of them.
package struct ReadingContext {
  /// The types that values may have.
  package private(set) var types: TypeRegistry
  /// The fate of a value whose type nobody registered.
  package let unknownTypes: TypeRegistry.UnknownTypes
  /// The values of the request that is being done, where they have been read already.
  package private(set) var ahead: ValuesAhead?

  /// Creates a context that has read nothing ahead.
  package init(types: TypeRegistry, unknownTypes: TypeRegistry.UnknownTypes) {
    self.types = types
    self.unknownTypes = unknownTypes
  }

  /// Takes values that were read ahead, if they were read by the same types; nil forgets them.
  package mutating func use(_ ahead: ValuesAhead?) {
    self.ahead = ahead.flatMap { $0.isRight(for: self) ? $0 : nil }
  }

  /// Goes on with other types.
  package mutating func use(_ types: TypeRegistry) {
    self.types = types
    if ahead != nil { use(ahead) }
  }

  /// - Parameter pointer: the value's place in the request.
  /// - Throws: `unknown_type`, `value_mismatch` or `-32602`, with the place of the mistake.
  package func element(_ value: JSONValue, at pointer: @autoclosure () -> UTF8String)
    throws(WireError)
    -> NavigationPath.Element
  {
    do {
      if let ahead, case .object(let object) = value, let known = ahead.result(of: object) {
        return try known.get()
      }
      return try types.element(fromWire: value, unknownTypes: unknownTypes)
    } catch {
      throw WireError(error).inside(pointer())
    }
  }
}
