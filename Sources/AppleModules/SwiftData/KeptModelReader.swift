/// Creates models from the texts that are kept of them: as many as can be read.
final class KeptModelReader {
  /// A model that has been read.
  struct Found {
    let model: any PersistentModel
    let number: Int
  }

  private let types: [String: any PersistentModel.Type]
  private let texts: [PersistentIdentifier: String]
  /// A model that is there already.
  private let known: (PersistentIdentifier) -> (any PersistentModel)?
  private var decodings: [PersistentIdentifier: ModelDecoding] = [:]
  private var found: [PersistentIdentifier: any PersistentModel] = [:]
  /// The models that are being created, each for a variable of the one before it.
  private var beingRead: Set<PersistentIdentifier> = []
  private var failures: [String: (reason: String, count: Int)] = [:]

  init(
    _ texts: [PersistentIdentifier: String], of types: [any PersistentModel.Type],
    known: @escaping (PersistentIdentifier) -> (any PersistentModel)?
  ) {
    self.types = Dictionary(types.map { (String(describing: $0), $0) }) { first, _ in first }
    self.texts = texts.filter { [types = self.types] in types[$0.key.entityName] != nil }
    self.known = known
  }

  /// The models in the order in which they were saved, with their relationships.
  func read() -> [Found] {
    for id in texts.keys {
      do {
        _ = try model(id)
      } catch {
        note(sentence(of: error), of: id)
      }
    }
    for (id, model) in found {
      model._record.isRestoring = true
      relate(model, id)
    }
    for (id, model) in found { completeInverses(of: model, id) }
    for model in found.values { model._record.isRestoring = false }
    for (entity, failure) in failures.sorted(by: { $0.key < $1.key }) {
      let subject =
        failure.count == 1 ? "A kept \(entity)" : "\(failure.count) kept \(entity) models"
      complain("\(subject) can’t be read: \(failure.reason).")
    }
    return found.map { Found(model: $0.value, number: decodings[$0.key]?.number ?? 0) }
      .sorted { $0.number < $1.number }
  }

  private func note(_ reason: String, of id: PersistentIdentifier) {
    failures[id.entityName, default: (reason, 0)].count += 1
  }

  private func model(_ id: PersistentIdentifier) throws -> any PersistentModel {
    if let model = found[id] { return model }
    guard let type = types[id.entityName], let text = texts[id] else {
      if let model = known(id) { return model }
      throw UnkeptValue(reason: "a \(id.entityName) that it needs is gone")
    }
    guard beingRead.insert(id).inserted else {
      throw UnkeptValue(reason: "it needs itself")
    }
    defer { beingRead.remove(id) }
    let properties = type.shape.properties
    let decoding = try KeptModel.decoded(text)
    let values = ModelValues(decoding: decoding, properties: properties, restore: model)
    let model = try type._restored(from: values)
    model._record.id = id
    model._record.isRestoring = true
    for property in properties {
      let name = values.keptName(property.name)
      guard let attribute = property.attribute, decoding.has(name) else { continue }
      do {
        try attribute.read(model, name, decoding)
      } catch {
        complain(
          "“\(property.name)” of a kept \(id.entityName) can’t be read: \(sentence(of: error)).")
      }
    }
    model._record.isRestoring = false
    found[id] = model
    decodings[id] = decoding
    return model
  }

  private func relate(_ model: any PersistentModel, _ id: PersistentIdentifier) {
    for (relationship, name) in keptRelationships(of: model, id) {
      let ids = (try? decodings[id]?.references(name)) ?? []
      let targets = ids.compactMap { found[$0] ?? known($0) }
      if targets.isEmpty && ids.isEmpty && relationship.targets(model).isEmpty { continue }
      relationship.assign(model, targets)
    }
  }

  /// Fills variables that were added to a class from the other sides of their relationships.
  private func completeInverses(of model: any PersistentModel, _ id: PersistentIdentifier) {
    for (relationship, _) in keptRelationships(of: model, id) {
      guard let inverse = relationship.inverse(of: type(of: model)) else { continue }
      for target in relationship.targets(model) {
        let back = type(of: target).shape.properties.first { $0.keyPath == inverse.keyPath }
        let decoding = decodings[target.persistentModelID]
        guard let back, let decoding, !back.keptNames.contains(where: decoding.has) else {
          continue
        }
        inverse.addIfAbsent(model, to: target)
      }
    }
  }

  private func keptRelationships(
    of model: any PersistentModel, _ id: PersistentIdentifier
  ) -> [(ModelRelationship, name: String)] {
    type(of: model).shape.properties.compactMap { property in
      guard let relationship = property.relationship, let decoding = decodings[id],
        let name = property.keptNames.first(where: decoding.has)
      else { return nil }
      return (relationship, name)
    }
  }
}
