/// The name of a variable in what is kept of a model.
struct PropertyName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }

  static let number = PropertyName("number")
  static let values = PropertyName("values")
}

typealias ModelEncoding = KeyedEncodingContainer<PropertyName>

/// The kept values of a model, as they are read again.
struct ModelDecoding: Decodable {
  /// The place of the model among the others.
  let number: Int
  private let values: KeyedDecodingContainer<PropertyName>

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: PropertyName.self)
    number = try container.decode(Int.self, forKey: .number)
    values = try container.nestedContainer(keyedBy: PropertyName.self, forKey: .values)
  }

  func has(_ name: String) -> Bool { values.contains(PropertyName(name)) }

  func value<Value>(_ name: String) throws -> Value {
    guard let type = Value.self as? any Decodable.Type,
      let value = try values.decode(type, forKey: PropertyName(name)) as? Value
    else { throw UnkeptValue(reason: "\(Value.self) isn’t Codable") }
    return value
  }

  func references(_ name: String) throws -> [PersistentIdentifier] {
    try values.decode([String].self, forKey: PropertyName(name))
      .compactMap { PersistentIdentifier(reference: $0) }
  }
}

/// The kept values of a model; the initializer that `@Model` writes reads it.
public struct ModelValues {
  let decoding: ModelDecoding
  let properties: [ModelProperty]
  /// The model with an id, restored before its turn if need be.
  let restore: (PersistentIdentifier) throws -> any PersistentModel

  /// The name that the value of a variable is kept under.
  func keptName(_ name: String) -> String {
    let names = properties.first { $0.name == name }?.keptNames ?? [name]
    return names.first(where: decoding.has) ?? name
  }

  /// The value of a variable that holds no models.
  @_disfavoredOverload
  public func value<Value>(_ name: String) throws -> Value { try decoding.value(keptName(name)) }

  /// The model of a variable that always holds one.
  public func value<Target: PersistentModel>(_ name: String) throws -> Target {
    let ids = try decoding.references(keptName(name))
    guard let id = ids.first, let model = try restore(id) as? Target else {
      throw UnkeptValue(reason: "the \(Target.self) in “\(name)” is gone")
    }
    return model
  }

  /// No models: they are read once all of them exist.
  public func value<Target: PersistentModel>(_ name: String) throws -> [Target] { [] }

  /// The error for a class with a variable that is not kept and has no default.
  public func missingDefault(of name: String) -> any Error {
    UnkeptValue(reason: "its variable “\(name)” isn’t kept and has no default value")
  }
}

/// A value that cannot be kept, or not be read.
struct UnkeptValue: Error {
  let reason: String
}

/// Writes a model as text.
struct KeptModel: Encodable {
  let model: any PersistentModel
  let number: Int
  /// Called for a value that cannot be kept.
  let complain: (_ property: String, any Error) -> Void

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: PropertyName.self)
    try container.encode(number, forKey: .number)
    var values = container.nestedContainer(keyedBy: PropertyName.self, forKey: .values)
    for property in type(of: model).shape.properties {
      if let relationship = property.relationship {
        let ids = relationship.targets(model).map(\.persistentModelID.reference)
        try values.encode(ids, forKey: PropertyName(property.name))
      } else {
        do {
          try property.attribute?.write(model, property.name, &values)
        } catch {
          complain(property.name, error)
        }
      }
    }
  }

  var text: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }

  static func decoded(_ text: String) throws -> ModelDecoding {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(ModelDecoding.self, from: Data(text.utf8))
  }
}
