import Foundation

/// A model of Core ML, whose file says what goes in and what comes out.
struct LearnedModel {
  /// A value that goes in or comes out.
  private struct Feature {
    var name = ""
    var type = "Any"
  }

  private let name: String
  private var inputs: [Feature] = []
  private var outputs: [Feature] = []

  /// Reads the bytes of a model.
  init(named name: String, _ bytes: [UInt8]) {
    self.name = name
    for field in FieldReader.fields(of: bytes[...]) where field.number == 2 {
      for field in FieldReader.fields(of: field.bytes) {
        if field.number == 1 { inputs.append(Self.feature(field.bytes)) }
        if field.number == 10 { outputs.append(Self.feature(field.bytes)) }
      }
    }
  }

  private static func feature(_ bytes: ArraySlice<UInt8>) -> Feature {
    var feature = Feature()
    for field in FieldReader.fields(of: bytes) {
      if field.number == 1 { feature.name = String(decoding: field.bytes, as: UTF8.self) }
      if field.number == 3 { feature.type = type(field.bytes) }
    }
    return feature
  }

  private static func type(_ bytes: ArraySlice<UInt8>) -> String {
    let types = [1: "Int64", 2: "Double", 3: "String", 5: "MLMultiArray"]
    for field in FieldReader.fields(of: bytes) {
      if let type = types[field.number] { return type }
      if field.number == 6 {
        let hasNumbers = FieldReader.fields(of: field.bytes).contains { $0.number == 1 }
        return hasNumbers ? "[Int64: Double]" : "[String: Double]"
      }
    }
    return "Any"
  }

  /// The classes that Xcode generates; a prediction fails, as no one can be made here.
  var code: String {
    let parameters = inputs.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let values = outputs.map { "  public let \($0.name): \($0.type)\n" }.joined()
    let properties = inputs.map { "  public var \($0.name): \($0.type)\n" }.joined()
    let assigned = inputs.map { "    self.\($0.name) = \($0.name)\n" }.joined()
    let names = outputs.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let kept = outputs.map { "    self.\($0.name) = \($0.name)\n" }.joined()
    return """
      import CoreML
      import Foundation

      nonisolated public class \(name)Input {
      \(properties)  public init(\(parameters)) {
      \(assigned)  }
      }

      nonisolated public class \(name)Output {
      \(values)  public init(\(names)) {
      \(kept)  }
      }

      nonisolated public class \(name) {
        public let model: MLModel
        public init(configuration: MLModelConfiguration = MLModelConfiguration()) throws {
          model = MLModel(configuration: configuration)
        }
        public init() { model = MLModel() }
        public func prediction(input: \(name)Input) throws -> \(name)Output {
          throw MLModelError(.generic)
        }
        public func prediction(\(parameters)) throws -> \(name)Output {
          throw MLModelError(.generic)
        }
      }

      """
  }
}

/// The fields of a message as Protocol Buffers encode them.
private struct FieldReader {
  struct Field {
    let number: Int
    let bytes: ArraySlice<UInt8>
  }

  private var rest: ArraySlice<UInt8>

  static func fields(of bytes: ArraySlice<UInt8>) -> [Field] {
    var reader = FieldReader(rest: bytes)
    var fields: [Field] = []
    while let field = reader.next() { fields.append(field) }
    return fields
  }

  private mutating func next() -> Field? {
    guard let key = number() else { return nil }
    switch key & 7 {
    case 0: return number().map { _ in Field(number: key >> 3, bytes: []) }
    case 1: return take(8).map { Field(number: key >> 3, bytes: $0) }
    case 2: return number().flatMap { take($0) }.map { Field(number: key >> 3, bytes: $0) }
    case 5: return take(4).map { Field(number: key >> 3, bytes: $0) }
    default: return nil
    }
  }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  private mutating func number() -> Int? {
    var value = 0
    var shift = 0
    while let byte = rest.popFirst(), shift < 63 {
      value |= Int(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return value }
      shift += 7
    }
    return nil
  }
}
