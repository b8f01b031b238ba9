import Combine
import OrderedJSON
import Platform
import Synchronization
import ViewRuntime

/// The models of a scene: the containers that have one name share them.
@MainActor
final class SceneModels {
  let home: ModelHome
  private var stores: [String: ModelStore] = [:]

  private init(_ values: StoredValues) {
    home = ModelHome(values)
    values.tenant = self
    values.onReplace = { [unowned self] in
      home.countBytes()
      for store in stores.values { store.reload(home) }
    }
  }

  /// The models that are kept among a scene's values.
  static func of(_ values: StoredValues) -> SceneModels {
    values.tenant as? SceneModels ?? SceneModels(values)
  }

  func store(named name: String) -> ModelStore {
    if let store = stores[name] { return store }
    let store = ModelStore(name: name, isKept: true)
    stores[name] = store
    return store
  }

  func add(_ store: ModelStore) {
    if stores[store.name] == nil { stores[store.name] = store }
  }
}

/// The part of a scene's values that its models are kept in, one value for each model.
final class ModelHome: Sendable {
  /// The most bytes that a scene keeps of all its models.
  static let maxBytes = 8 << 20

  private let bytes = Mutex(0)
  @MainActor private weak var values: StoredValues?

  @MainActor
  init(_ values: StoredValues) {
    self.values = values
    countBytes()
  }

  /// True if the scene has ended.
  @MainActor var isGone: Bool { values == nil }

  /// The texts that are kept for a store, by the ids of their models.
  @MainActor
  func texts(of store: String) -> [PersistentIdentifier: String] {
    let prefix = Self.key(of: store, "")
    var texts: [PersistentIdentifier: String] = [:]
    for (key, value) in values?.contents ?? [:] where key.hasPrefix(prefix) {
      guard let id = PersistentIdentifier(reference: key.dropFirst(prefix.count)) else { continue }
      texts[id] = value.stringValue?.string ?? ""
    }
    return texts
  }

  /// Takes room for more bytes, or gives some back.
  ///
  /// - Throws: `ModelStoreFull`.
  func reserve(_ growth: Int) throws {
    try bytes.withLock { bytes in
      if growth > 0, bytes + growth > Self.maxBytes {
        throw ModelStoreFull(bytes: bytes + growth, limit: Self.maxBytes)
      }
      bytes += growth
    }
  }

  /// Keeps texts; nil removes one.
  func write(_ texts: [(id: PersistentIdentifier, text: String?)], of store: String) {
    if texts.isEmpty { return }
    onMain { [self] in
      for (id, text) in texts {
        values?.set(text.map { .string($0) }, for: Self.key(of: store, id.reference))
      }
    }
  }

  static func weight(of text: String, _ id: PersistentIdentifier, of store: String) -> Int {
    key(of: store, id.reference).utf8.count + text.utf8.count
  }

  /// Counts again after all values were replaced.
  @MainActor
  func countBytes() {
    let all = (values?.contents ?? [:]).filter { $0.key.hasPrefix(Self.prefix) }
    let sum = all.reduce(0) { sum, entry in
      sum + entry.key.utf8.count + (entry.value.stringValue?.string.utf8.count ?? 0)
    }
    bytes.withLock { $0 = sum }
  }

  private static let prefix = "SwiftData/"

  private static func key(of store: String, _ reference: String) -> String {
    "\(prefix)\(store)/\(reference)"
  }
}

/// The error of saving more than a scene keeps of its models; nothing has been saved then.
public struct ModelStoreFull: Error, Equatable, LocalizedError, CustomStringConvertible {
  /// The bytes that all models would have taken.
  public let bytes: Int
  /// The most that they can take.
  public let limit: Int

  /// One sentence that says what does not fit.
  public var description: String {
    "The models would take \(bytes) bytes; a scene keeps at most \(limit)."
  }
  /// The same sentence.
  public var errorDescription: String? { description }
}
