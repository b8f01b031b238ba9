import OrderedJSON

/// The types whose values messages can carry, by the names they have there.
///
/// Types are found here only, never through the runtime by a name from outside.
///
/// One reference: it is passed on with every command, and copied when it changes.
public struct TypeRegistry: Sendable {
  /// The fate of a value whose tag is not registered.
  public enum UnknownTypes: String, CaseIterable, Sendable {
    /// It is kept unchanged, unresolved.
    case keep
    /// It is refused.
    case refuse
  }

  private final class Table: Sendable {
    let types: [RegisteredType]
    let indexByName: [UTF8String: Int]
    let indexByIdentity: [ObjectIdentifier: Int]

    init(
      _ types: [RegisteredType] = [], byName: [UTF8String: Int] = [:],
      byIdentity: [ObjectIdentifier: Int] = [:]
    ) {
      (self.types, indexByName, indexByIdentity) = (types, byName, byIdentity)
    }
  }

  private var table = Table()

  /// In the order of registration, the standard types first.
  public var types: [RegisteredType] { table.types }

  /// Creates a registry of the standard types.
  public init() {
    registerIntegers()
    registerOtherScalars()
    registerFoundationTypes()
  }

  /// Registers an author's type.
  ///
  /// - Parameters:
  ///   - name: The name in messages, which no other type may have; the type's own if it is left out.
  ///   - example: A value that can be encoded, shown to people who write messages.
  public mutating func register<T: Hashable & Codable & SendableMetatype>(
    _ type: T.Type, as name: UTF8String? = nil, example: T
  ) {
    register(
      .codable(type, names: [name ?? UTF8String(String(describing: type))], example: example))
  }

  mutating func register(_ type: RegisteredType) {
    var (byName, byIdentity) = (table.indexByName, table.indexByIdentity)
    for name in Set(type.names + [type.typeName]) {
      precondition(byName[name] == nil, "A type is registered as “\(name)” already")
      byName[name] = types.count
    }
    byIdentity[type.identity] = types.count
    table = Table(types + [type], byName: byName, byIdentity: byIdentity)
  }

  /// The type with this name: short, qualified or registered.
  public func type(named name: UTF8String) -> RegisteredType? {
    table.indexByName[name].map { types[$0] }
  }

  /// True if both have the same types under the same names, in the same order.
  public func isSame(as other: TypeRegistry) -> Bool {
    if table === other.table { return true }
    return types.count == other.types.count
      && zip(types, other.types).allSatisfy { $0.identity == $1.identity && $0.name == $1.name }
  }

  func type(of identity: ObjectIdentifier) -> RegisteredType? {
    table.indexByIdentity[identity].map { types[$0] }
  }
}
