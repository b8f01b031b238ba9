extension ModelContext {
  /// The models that a descriptor asks for; without an order as they came.
  public func fetch<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [Model] {
    let found = try sorted(matching(descriptor.predicate), by: descriptor.sortBy)
    return Array(
      found.dropFirst(descriptor.fetchOffset ?? 0).prefix(descriptor.fetchLimit ?? found.count))
  }

  /// The number of the models that a descriptor asks for.
  public func fetchCount<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> Int {
    try fetch(descriptor).count
  }

  /// The ids of the models that a descriptor asks for.
  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Does something with each of the models that a descriptor asks for.
  public func enumerate<Model: PersistentModel>(
    _ fetch: FetchDescriptor<Model>, batchSize: Int = 5_000,
    allowEscapingMutations: Bool = false, block: (Model) throws -> Void
  ) throws {
    try self.fetch(fetch).forEach(block)
  }

  /// The model with an id; nil where the context does not have it.
  public func registeredModel<Model: PersistentModel>(
    for persistentModelID: PersistentIdentifier
  ) -> Model? {
    all(Model.self).first { $0.persistentModelID == persistentModelID }
  }

  /// The model with an id.
  ///
  /// - Precondition: the context has it, as with Apple.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    for type in container.schema.models {
      if let model = find(persistentModelID, type) { return model }
    }
    preconditionFailure("There is no model with the id \(persistentModelID).")
  }

  private func find<Model: PersistentModel>(
    _ id: PersistentIdentifier, _ type: Model.Type
  ) -> (any PersistentModel)? {
    let found: Model? = registeredModel(for: id)
    return found
  }

  /// The saved models, without those that this context has deleted and with those it has inserted.
  private func all<Model: PersistentModel>(_ type: Model.Type) -> [Model] {
    container.readers.recordRead()
    let saved = container.store.models(type).filter { model in
      !deletedModelsArray.contains { $0 === model }
    }
    takeOver(saved)
    return saved + insertedModelsArray.compactMap { $0 as? Model }
  }

  /// Makes models that were read, or whose context is gone, belong to this context. One that saves by
  /// itself also takes those of others, unless they have changed there.
  private func takeOver(_ saved: [any PersistentModel]) {
    for model in container.store.removeUnclaimed() where model._record.context == nil {
      model._record.context = self
    }
    for model in saved where model._record.context !== self {
      if let other = model._record.context, !autosaveEnabled || other.hasChanged(model) { continue }
      model._record.context = self
    }
  }

  private func matching<Model: PersistentModel>(_ predicate: Predicate<Model>?) throws -> [Model] {
    guard let predicate else { return all(Model.self) }
    return try all(Model.self).filter(predicate.evaluate)
  }

  private func sorted<Model: PersistentModel>(
    _ models: [Model], by order: [SortDescriptor<Model>]
  ) -> [Model] {
    models.enumerated().sorted { left, right in
      for descriptor in order {
        switch descriptor.standardOrder(of: left.element, right.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return left.offset < right.offset
    }.map(\.element)
  }
}

extension SortDescriptor where Compared: PersistentModel {
  /// Text is ordered as people expect it, which is the default of Apple's descriptors.
  fileprivate func standardOrder(of left: Compared, _ right: Compared) -> ComparisonResult {
    let ascending: ComparisonResult
    if let keyPath = keyPath as? KeyPath<Compared, String> {
      ascending = left[keyPath: keyPath].localizedStandardCompare(right[keyPath: keyPath])
    } else {
      return compare(left, right)
    }
    guard order == .reverse else { return ascending }
    return ComparisonResult(rawValue: -ascending.rawValue) ?? ascending
  }
}

/// The models to fetch, and their order.
///
/// Source: Apple, `FetchDescriptor`.
public struct FetchDescriptor<Model: PersistentModel> {
  /// The condition; nil for all.
  public var predicate: Predicate<Model>?
  /// The order; later descriptors count where earlier ones find no difference.
  public var sortBy: [SortDescriptor<Model>]
  /// The greatest number of models; nil for all.
  public var fetchLimit: Int?
  /// The number of models that are passed over.
  public var fetchOffset: Int?
  /// Accepted; has no effect here: changes count at once.
  public var includePendingChanges = true
  /// Accepted; has no effect here.
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  /// Accepted; has no effect here.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

  /// Creates a descriptor.
  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
