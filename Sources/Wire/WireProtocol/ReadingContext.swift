import NavigationCore
import OrderedJSON

/// The context in which values are read: the session's types, and the treatment of unknown ones.
package struct ReadingContext {
  /// The types that values can have.
  package private(set) var types: TypeRegistry
  /// The treatment of a value whose type is not registered.
  package let unknownTypes: TypeRegistry.UnknownTypes
  /// The values of the request under way, if they have been read already.
  package private(set) var preparsed: PreparsedValues?

  /// Creates a context that has no preparsed values.
  package init(types: TypeRegistry, unknownTypes: TypeRegistry.UnknownTypes) {
    self.types = types
    self.unknownTypes = unknownTypes
  }

  /// Takes preparsed values, if they were read by the same types; nil forgets them.
  package mutating func use(_ preparsed: PreparsedValues?) {
    self.preparsed = preparsed.flatMap { $0.isRight(for: self) ? $0 : nil }
  }

  /// Goes on with other types.
  package mutating func use(_ types: TypeRegistry) {
    self.types = types
    if preparsed != nil { use(preparsed) }
  }

  /// - Parameter pointer: the value's place in the request.
  /// - Throws: `unknown_type`, `value_mismatch` or `-32602`, with the place of the mistake.
  package func element(_ value: JSONValue, at pointer: @autoclosure () -> UTF8String)
    throws(WireError)
    -> NavigationPath.Element
  {
    do {
      if let preparsed, case .object(let object) = value, let known = preparsed.result(of: object) {
        return try known.get()
      }
      return try types.element(fromWire: value, unknownTypes: unknownTypes)
    } catch {
      throw WireError(error).inside(pointer())
    }
  }
}
