import OrderedJSON

/// A type whose values messages can carry.
public struct RegisteredType: Sendable {
  /// The name that messages carry: `Swift.Int`, `Recipe`.
  public let name: UTF8String
  /// Every name that is understood, `name` first.
  public let names: [UTF8String]
  /// The type's tag in SwiftUI's bytes: `Swift.Int`, `App.Recipe`.
  public let typeName: UTF8String
  /// An example of `value` in a tagged object.
  public let example: JSONValue

  let identity: ObjectIdentifier
  /// Reads the member `value` of a tagged object.
  let read: @Sendable (JSONValue) throws(ValueError) -> NavigationPath.Element
  /// Decodes a stored element, if its payload fits.
  let resolve: @Sendable (StoredValue) -> NavigationPath.Element?
  /// The JSON of an element of this type, for types that cannot encode themselves.
  var write: @Sendable (NavigationPath.Element) -> JSONValue? = { $0.payloadJSON }
}

extension RegisteredType {
  /// The tag that keeps a stored value written with this name: the name itself if it is one of the
  /// type's tags, letter for letter.
  func tag(for name: UTF8String) -> UTF8String {
    TypeTag.apple(name) == TypeTag.apple(typeName) ? name : typeName
  }
}

extension RegisteredType {
  /// The element for a stored text. A text that does not decode is remembered and not tried again.
  func resolved(_ stored: StoredValue) -> NavigationPath.Element? {
    if stored.written.refusedBy == identity { return nil }
    let element = resolve(stored)
    if element == nil { stored.written.refusedBy = identity }
    return element
  }
}

extension NavigationPath.Element {
  /// The payload, if it is JSON.
  var payloadJSON: JSONValue? {
    payload.flatMap { try? JSONValue(parsing: $0.string) }
  }
}
