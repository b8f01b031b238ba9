import OrderedJSON

extension TypeRegistry {
  /// Registers a type that turned up while the program runs, under its short name, or its qualified
  /// one if the short one is taken. Nothing happens if the type is known, or not codable.
  public mutating func learn<Value: Hashable>(_ type: Value.Type) {
    if self.type(of: ObjectIdentifier(type)) != nil { return }
    guard let codable = type as? any (Hashable & Codable).Type else { return }
    register(codable)
  }

  /// The name of a type in messages; nil if messages can't carry its values.
  public func name(of type: Any.Type) -> UTF8String? {
    self.type(of: ObjectIdentifier(type))?.name
  }

  private mutating func register<Value: Hashable & Codable>(_ type: Value.Type) {
    let typeName = UTF8String(String(reflecting: type))
    guard self.type(named: typeName) == nil else { return }
    let short = UTF8String(String(describing: type))
    let shown = UTF8String(TypeName.display(typeName.string))
    let names = [short, shown, typeName].filter { self.type(named: $0) == nil }
    register(.learned(type, names: shown == typeName ? [names[0]] : names))
  }
}
