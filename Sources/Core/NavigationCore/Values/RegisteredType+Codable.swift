import FoundationEssentials
import OrderedJSON
import Platform

extension RegisteredType {
  /// A type that is read and written by Foundation's JSON coders.
  static func codable<T: Hashable & Codable & SendableMetatype>(
    _ type: T.Type, names: [UTF8String], example: T
  ) -> RegisteredType {
    let exampleJSON = NavigationPath.Element(example).payloadJSON
    precondition(exampleJSON != nil, "The example of “\(names[0])” cannot be encoded")
    let typeName = UTF8String(String(reflecting: type))
    return RegisteredType(
      name: names[0], names: names, typeName: typeName,
      example: exampleJSON ?? .null, identity: ObjectIdentifier(type),
      read: { value throws(ValueError) in try decode(type, named: names[0], from: value) },
      resolve: { resolved($0, as: type, named: typeName) })
  }

  /// A type of Foundation, known by the module names of Apple's systems and of Linux.
  static func foundation<T: Hashable & Codable & SendableMetatype>(
    _ type: T.Type, _ name: UTF8String, example: T
  ) -> RegisteredType {
    let names: [UTF8String] = ["Foundation.\(name)", name, "FoundationEssentials.\(name)"]
    return codable(type, names: names, example: example)
  }

  private static func decode<T: Hashable & Codable>(
    _ type: T.Type, named name: UTF8String, from value: JSONValue
  ) throws(ValueError) -> NavigationPath.Element {
    try value.requireStreamSafe(at: "/value")
    do {
      let data = Data(value.serialized())
      let value = try payloadDecoder.decode(type, from: data)
      return NavigationPath.Element(value, textBytes: data.count)
    } catch {
      throw ValueError(decoding: name, failedWith: error)
    }
  }

  private static func resolved<T: Hashable & Codable>(
    _ stored: StoredValue, as type: T.Type, named typeName: UTF8String
  ) -> NavigationPath.Element? {
    stored.value(as: type, named: typeName).map {
      NavigationPath.Element($0, textBytes: stored.payload.utf8.count)
    }
  }
}

extension RegisteredType {
  /// A type that a scene turned out to use, with a made-up example.
  static func learned(
    _ type: any (Hashable & Codable).Type, names: [UTF8String]
  ) -> RegisteredType {
    // Found while the program runs, so the compiler cannot see that no actor owns its conformances.
    let boxed = UncheckedSendable(type)
    return RegisteredType(
      name: names[0], names: names, typeName: UTF8String(String(reflecting: type)),
      example: ValueSample.json(of: type), identity: ObjectIdentifier(type),
      read: { value throws(ValueError) in try decode(boxed.value, named: names[0], from: value) },
      resolve: { resolve($0, as: boxed.value) })
  }

  private static func resolve<T: Hashable & Codable>(
    _ stored: StoredValue, as type: T.Type
  ) -> NavigationPath.Element? {
    stored.value(as: type).map { NavigationPath.Element($0) }
  }
}
