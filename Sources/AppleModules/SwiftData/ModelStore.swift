import Combine
import Platform
import Synchronization
import ViewRuntime

/// The saved models of the containers that have one name, and where they are kept.
final class ModelStore: Sendable {
  /// The name of the configuration.
  let name: String
  /// False for models that are in memory only.
  let isKept: Bool
  /// The queries that are made again when models come or go.
  let readers = Dependents()
  let contents = Mutex(Contents())

  struct Contents {
    /// In the order in which they were saved. Models stay with the thread whose context they belong
    /// to, as the author has to see to.
    var models: [ObjectIdentifier: [UncheckedSendable<any PersistentModel>]] = [:]
    var kept: [PersistentIdentifier: Kept] = [:]
    /// The scenes that use the store, the first one first.
    var homes: [ModelHome] = []
    /// Models that were read, and belong to no context yet.
    var unclaimed: [UncheckedSendable<any PersistentModel>] = []
    /// The classes that have been read.
    var types: [UncheckedSendable<any PersistentModel.Type>] = []
    var nextNumber = 0
  }

  /// A model that is kept.
  struct Kept {
    let home: ModelHome
    let number: Int
    var bytes: Int
  }

  /// A model with the text that it is to be kept as.
  private struct Draft {
    let id: PersistentIdentifier
    let home: ModelHome
    let number: Int
    let text: String
    let bytes: Int
    /// The bytes that it takes more than before.
    let growth: Int
  }

  init(name: String, isKept: Bool) {
    (self.name, self.isKept) = (name, isKept)
  }

  func models<Model: PersistentModel>(_ type: Model.Type) -> [Model] {
    let models = contents.withLock { $0.models[type.key] ?? [] }
    return models.compactMap { $0.value as? Model }
  }

  /// The models that were read and belong to no context yet, once.
  func removeUnclaimed() -> [any PersistentModel] {
    let models = contents.withLock { contents in
      defer { contents.unclaimed = [] }
      return contents.unclaimed
    }
    return models.map(\.value)
  }

  /// Saves all or nothing.
  ///
  /// - Throws: `ModelStoreFull`.
  func save(
    _ inserted: [any PersistentModel], changed: [any PersistentModel],
    deleting deleted: [any PersistentModel]
  ) throws {
    try keep(inserted, changed, removing: deleted)
    let inserted = inserted.map(UncheckedSendable.init)
    let deleted = deleted.map(UncheckedSendable.init)
    contents.withLock { contents in
      for model in inserted {
        contents.models[type(of: model.value).key, default: []].append(model)
      }
      let gone = Set(deleted.map { ObjectIdentifier($0.value) })
      for key in Set(deleted.map { type(of: $0.value).key }) {
        contents.models[key]?.removeAll { gone.contains(ObjectIdentifier($0.value)) }
      }
    }
    if !inserted.isEmpty || !deleted.isEmpty { readers.invalidate() }
  }

  /// Removes all models.
  func removeAll() {
    let all = contents.withLock { contents in
      contents.models.values.flatMap { $0 }
    }
    for model in all {
      model.value._record.context = nil
      model.value._record.isDeleted = true
    }
    try? keep([], [], removing: all.map(\.value))
    contents.withLock { $0.models = [:] }
    readers.invalidate()
  }

  /// Writes texts into the scenes, and removes those of deleted models.
  func keep(
    _ inserted: [any PersistentModel], _ changed: [any PersistentModel],
    removing deleted: [any PersistentModel]
  ) throws {
    let (homes, next) = contents.withLock { ($0.homes, $0.nextNumber) }
    guard let current = home(among: homes) else { return }
    var drafts: [Draft] = []
    for (offset, model) in inserted.enumerated() {
      let known = kept(model)
      drafts.append(
        contentsOf: draft(model, in: current, known?.number ?? next + offset, known?.bytes ?? 0))
    }
    for model in changed {
      guard let known = kept(model) else { continue }
      drafts.append(contentsOf: draft(model, in: known.home, known.number, known.bytes))
    }
    let removed = deleted.compactMap { model in
      kept(model).map { (id: model.persistentModelID, kept: $0) }
    }
    try reserve(drafts, removing: removed.map(\.kept), in: homes)
    contents.withLock { contents in
      for (id, _) in removed { contents.kept[id] = nil }
      for draft in drafts {
        contents.kept[draft.id] = Kept(
          home: draft.home, number: draft.number, bytes: draft.bytes)
        contents.nextNumber = max(contents.nextNumber, draft.number + 1)
      }
    }
    for home in homes {
      home.write(
        drafts.filter { $0.home === home }.map { ($0.id, $0.text) }
          + removed.filter { $0.kept.home === home }.map { ($0.id, nil) },
        of: name)
    }
  }

  private func kept(_ model: any PersistentModel) -> Kept? {
    let id = model.persistentModelID
    return contents.withLock { $0.kept[id] }
  }

  /// Takes the room for what is written, in all scenes or in none.
  private func reserve(_ drafts: [Draft], removing removed: [Kept], in homes: [ModelHome]) throws {
    var reserved: [(home: ModelHome, growth: Int)] = []
    do {
      for home in homes {
        let growth =
          drafts.reduce(0) { $1.home === home ? $0 + $1.growth : $0 }
          - removed.reduce(0) { $1.home === home ? $0 + $1.bytes : $0 }
        try home.reserve(growth)
        reserved.append((home, growth))
      }
    } catch {
      for (home, growth) in reserved { try? home.reserve(-growth) }
      throw error
    }
  }

  /// Nothing for a model that cannot be written.
  private func draft(
    _ model: any PersistentModel, in home: ModelHome, _ number: Int, _ before: Int
  ) -> [Draft] {
    let entity = model.persistentModelID.entityName
    let kept = KeptModel(model: model, number: number) { property, error in
      complain("“\(property)” of \(entity) can’t be kept: \(sentence(of: error)).")
    }
    guard let text = kept.text else {
      complain("A \(entity) can’t be kept: its values can’t be written as JSON.")
      return []
    }
    let id = model.persistentModelID
    let bytes = ModelHome.weight(of: text, id, of: name)
    return [
      Draft(
        id: id, home: home, number: number, text: text, bytes: bytes, growth: bytes - before)
    ]
  }

  /// The scene whose code runs, or else the first one that uses the store.
  private func home(among homes: [ModelHome]) -> ModelHome? {
    if homes.count < 2 || !isOnMain { return homes.first }
    return MainActor.assumeIsolated {
      let current = SceneContext.ofRunningCode.map { SceneModels.of($0.sceneValues).home }
      return homes.first { $0 === current } ?? homes.first { !$0.isGone } ?? homes.first
    }
  }
}

private let complaints = Mutex<Set<String>>([])

/// Writes a sentence to standard error, once.
func complain(_ sentence: String) {
  guard complaints.withLock({ $0.count < 1_000 && $0.insert(sentence).inserted }) else { return }
  Descriptor.standardError.write(Array("\(sentence)\n".utf8))
}

func sentence(of error: any Error) -> String {
  switch error {
  case let error as UnkeptValue: error.reason
  case DecodingError.typeMismatch(let type, _): "a value of another type is kept, not \(type)"
  case DecodingError.valueNotFound(let type, _): "nil is kept, not \(type)"
  case DecodingError.keyNotFound(let key, _): "no value of “\(key.stringValue)” is kept"
  case DecodingError.dataCorrupted: "the kept value isn’t one of its type"
  case EncodingError.invalidValue(_, let context): context.debugDescription
  default: "\(error)"
  }
}
