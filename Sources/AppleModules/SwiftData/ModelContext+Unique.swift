extension ModelContext {
  /// Gives models that are there the values of inserted ones with the same unique values, in place of
  /// inserting those.
  func updateExistingModels() {
    for type in Set(insertedModelsArray.map { ObjectIdentifier(Swift.type(of: $0)) }) {
      let inserted = insertedModelsArray.filter { ObjectIdentifier(Swift.type(of: $0)) == type }
      if let first = inserted.first { update(like: first, inserted) }
    }
  }

  private func update<Model: PersistentModel>(like first: Model, _ inserted: [any PersistentModel])
  {
    let groups = Model.shape.uniqueGroups
    if groups.isEmpty { return }
    var known = groups.map { _ in [[AnyHashable]: Model]() }
    let deleted = Set(deletedModelsArray.map { ObjectIdentifier($0) })
    for model in container.store.models(Model.self)
    where !deleted.contains(ObjectIdentifier(model)) {
      for (index, group) in groups.enumerated() {
        if let values = values(of: group, model) { known[index][values] = model }
      }
    }
    for model in inserted.compactMap({ $0 as? Model }) {
      let keys = groups.map { values(of: $0, model) }
      let existing = zip(known, keys).compactMap { known, key in key.flatMap { known[$0] } }
      if let existing = existing.first {
        replaceValues(of: existing, with: model)
      } else {
        for (index, key) in keys.enumerated() { if let key { known[index][key] = model } }
      }
    }
  }

  /// The values of a group; nil if one of them is nil, which is equal to no other.
  private func values(
    of group: [ModelAttribute], _ model: any PersistentModel
  ) -> [AnyHashable]? {
    let values = group.compactMap { $0.value(model) }
    return values.count == group.count ? values : nil
  }

  private func replaceValues(of existing: any PersistentModel, with model: any PersistentModel) {
    if existing._record.context == nil { existing._record.context = self }
    for property in type(of: model).shape.properties {
      if let relationship = property.relationship {
        move(relationship, of: model, to: existing)
      } else {
        property.attribute?.copy(model, existing)
      }
    }
    redirect(from: model, to: existing)
    remove(model, from: &insertedModelsArray)
    model._record.context = nil
    model._record.isDeleted = true
  }

  /// Relationships of the new model replace those of the one that is there; none leave them.
  private func move(
    _ relationship: ModelRelationship, of model: any PersistentModel,
    to existing: any PersistentModel
  ) {
    let targets = relationship.targets(model)
    if targets.isEmpty { return }
    let inverse = relationship.inverse(of: type(of: model))
    for target in targets { inverse?.removeIfPresent(model, from: target) }
    relationship.assign(existing, targets)
  }

  /// Models that hold the new one and are held by none of its variables hold the other one instead.
  private func redirect(from model: any PersistentModel, to existing: any PersistentModel) {
    for holder in insertedModelsArray + changedModelsArray where holder !== model {
      for relationship in type(of: holder).shape.relationships {
        let targets = relationship.targets(holder)
        guard relationship.target == type(of: model), targets.contains(where: { $0 === model })
        else { continue }
        let isThere = targets.contains { $0 === existing }
        relationship.assign(
          holder,
          targets.compactMap { $0 !== model ? $0 : isThere ? nil : existing })
      }
    }
  }
}
