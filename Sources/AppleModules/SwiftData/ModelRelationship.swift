/// A variable of a model that holds other models.
struct ModelRelationship {
  let keyPath: AnyKeyPath
  let target: any PersistentModel.Type
  let rule: Schema.Relationship
  /// The models that the variable of an owner holds.
  let targets: (any PersistentModel) -> [any PersistentModel]
  /// Makes the variable of an owner hold a model, in place of the other one where it holds only one.
  let insert: (_ target: any PersistentModel, _ owner: any PersistentModel) -> Void
  let remove: (_ target: any PersistentModel, _ owner: any PersistentModel) -> Void
  /// Removes models that a value holds twice, as the variable of several models is a set.
  let withoutRepetition: (_ value: Any) -> Any
  /// Gives the variable of an owner its models in their order, as they were kept.
  let assign: (_ owner: any PersistentModel, _ targets: [any PersistentModel]) -> Void

  /// The relationship that leads back: the one that either side names, or else the only one there is.
  func inverse(of owner: any PersistentModel.Type) -> ModelRelationship? {
    let back = target.relationships.filter { $0.target == owner }
    if let named = back.first(where: { $0.keyPath == rule.inverse || $0.rule.inverse == keyPath }) {
      return named
    }
    let forth = owner.relationships.filter { $0.target == target }
    guard owner != target, back.count == 1, forth.count == 1, rule.inverse == nil else {
      return nil
    }
    return back.first { $0.rule.inverse == nil }
  }

  /// Brings the other side along after the variable has changed.
  func updateInverse(of owner: any PersistentModel, from before: [any PersistentModel]) {
    let after = targets(owner)
    let inverse = inverse(of: type(of: owner))
    for target in before where !after.contains(where: { $0 === target }) {
      inverse?.removeIfPresent(owner, from: target)
    }
    for target in after where !before.contains(where: { $0 === target }) {
      join(owner, target, inverse)
    }
  }

  /// Makes both sides hold each other, in the same context.
  func join(
    _ owner: any PersistentModel, _ target: any PersistentModel, _ inverse: ModelRelationship?
  ) {
    inverse?.addIfAbsent(owner, to: target)
    if let context = owner._record.context {
      context.insert(target)
    } else if let context = target._record.context {
      context.insert(owner)
    }
  }

  func addIfAbsent(_ target: any PersistentModel, to owner: any PersistentModel) {
    if !targets(owner).contains(where: { $0 === target }) { insert(target, owner) }
  }

  func removeIfPresent(_ target: any PersistentModel, from owner: any PersistentModel) {
    if targets(owner).contains(where: { $0 === target }) { remove(target, owner) }
  }
}

extension ModelProperty {
  /// A variable that holds no models.
  @_disfavoredOverload
  public static func property<Owner: PersistentModel, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value>,
    _ rule: Schema.Relationship = .init()
  ) -> ModelProperty {
    ModelProperty(name: name, keyPath: keyPath, attribute: ModelAttribute(keyPath))
  }

  /// A variable that holds one model or none.
  public static func property<Owner: PersistentModel, Target: PersistentModel>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Target?>,
    _ rule: Schema.Relationship = .init()
  ) -> ModelProperty {
    relationship(
      name, keyPath, rule, to: Target.self, { $0.map { [$0] } ?? [] }, { $0 = $1 },
      { value, _ in value = nil }, { $0 = $1.first })
  }

  /// A variable that always holds one model, which cannot be taken out.
  public static func property<Owner: PersistentModel, Target: PersistentModel>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Target>,
    _ rule: Schema.Relationship = .init()
  ) -> ModelProperty {
    relationship(
      name, keyPath, rule, to: Target.self, { [$0] }, { $0 = $1 }, { _, _ in },
      { value, models in value = models.first ?? value })
  }

  /// A variable that holds several models.
  public static func property<Owner: PersistentModel, Target: PersistentModel>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, [Target]>,
    _ rule: Schema.Relationship = .init()
  ) -> ModelProperty {
    relationship(
      name, keyPath, rule, to: Target.self, { $0 }, { $0.append($1) },
      { models, model in models.removeAll { $0 === model } }, { $0 = $1 },
      withoutRepetition: { unique($0) })
  }

  /// A variable that holds several models or none.
  public static func property<Owner: PersistentModel, Target: PersistentModel>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, [Target]?>,
    _ rule: Schema.Relationship = .init()
  ) -> ModelProperty {
    relationship(
      name, keyPath, rule, to: Target.self, { $0 ?? [] }, { $0 = ($0 ?? []) + [$1] },
      { models, model in models?.removeAll { $0 === model } }, { $0 = $1 },
      withoutRepetition: { $0.map { unique($0) } })
  }

  /// The models in their order, each where it comes first.
  private static func unique<Target: PersistentModel>(_ models: [Target]) -> [Target] {
    var seen: Set<ObjectIdentifier> = []
    return models.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  private static func relationship<Owner: PersistentModel, Target: PersistentModel, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value>, _ rule: Schema.Relationship,
    to target: Target.Type, _ all: @escaping (Value) -> [Target],
    _ insert: @escaping (inout Value, Target) -> Void,
    _ remove: @escaping (inout Value, Target) -> Void,
    _ assign: @escaping (inout Value, [Target]) -> Void,
    withoutRepetition: @escaping (Value) -> Value = { $0 }
  ) -> ModelProperty {
    let change = {
      (
        target: any PersistentModel, owner: any PersistentModel,
        change: (inout Value, Target) -> Void
      ) in
      guard let owner = owner as? Owner, let target = target as? Target else { return }
      change(&owner[keyPath: keyPath], target)
    }
    return ModelProperty(
      name: name, keyPath: keyPath,
      relationship: ModelRelationship(
        keyPath: keyPath, target: target, rule: rule,
        targets: { owner in (owner as? Owner).map { all($0[keyPath: keyPath]) } ?? [] },
        insert: { change($0, $1, insert) }, remove: { change($0, $1, remove) },
        withoutRepetition: { value in (value as? Value).map(withoutRepetition) ?? value },
        assign: { owner, targets in
          guard let owner = owner as? Owner else { return }
          assign(&owner[keyPath: keyPath], targets.compactMap { $0 as? Target })
        }))
  }
}
