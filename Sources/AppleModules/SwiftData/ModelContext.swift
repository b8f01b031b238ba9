/// A working copy of a container's models, with changes that are not saved yet.
///
/// Source: Apple, `ModelContext`. Here a change counts at once for all who hold the same model; saving
/// hands over what was inserted and deleted to the other contexts.
public final class ModelContext {
  /// The container whose models these are.
  public let container: ModelContainer
  /// Accepted; has no effect here: nothing is saved by itself, and nothing is lost by that.
  public var autosaveEnabled = true
  /// The models that were inserted since the last saving.
  public private(set) var insertedModelsArray: [any PersistentModel] = []
  /// The models that were deleted since the last saving.
  public private(set) var deletedModelsArray: [any PersistentModel] = []
  /// The models that were changed since the last saving.
  public private(set) var changedModelsArray: [any PersistentModel] = []
  private var undoActions: [() -> Void] = []

  /// Posted before a context saves.
  public static let willSave = Notification.Name("ModelContext.willSave")
  /// Posted after a context has saved.
  public static let didSave = Notification.Name("ModelContext.didSave")

  /// Creates a context of a container.
  public init(_ container: ModelContainer) {
    self.container = container
  }

  /// True if something was inserted, deleted or changed since the last saving.
  public var hasChanges: Bool {
    container.readers.recordRead()
    return !insertedModelsArray.isEmpty || !deletedModelsArray.isEmpty
      || !changedModelsArray.isEmpty
  }

  /// Takes a model in, with those that it is related to; one that is there stays.
  public func insert<Model: PersistentModel>(_ model: Model) {
    if model._record.context === self { return }
    model._record.context = self
    model._record.isDeleted = false
    if !remove(model, from: &deletedModelsArray) { insertedModelsArray.append(model) }
    for relationship in Model.relationships {
      let inverse = relationship.inverse(of: Model.self)
      for target in relationship.targets(model) { relationship.join(model, target, inverse) }
    }
    container.readers.invalidate()
  }

  /// Takes a model out; its relationships say what becomes of others.
  public func delete<Model: PersistentModel>(_ model: Model) {
    guard model._record.context != nil else { return }
    model._record.context = nil
    model._record.isDeleted = true
    remove(model, from: &changedModelsArray)
    if !remove(model, from: &insertedModelsArray) { deletedModelsArray.append(model) }
    for relationship in Model.relationships { applyDeleteRule(of: relationship, to: model) }
    container.readers.invalidate()
  }

  /// Takes out the models that a predicate holds for, or all of a class.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { delete(model) }
  }

  private func applyDeleteRule(of relationship: ModelRelationship, to model: any PersistentModel) {
    let inverse = relationship.inverse(of: type(of: model))
    for target in relationship.targets(model) {
      switch relationship.rule.deleteRule {
      case .cascade: delete(target)
      case .nullify, .deny: inverse?.removeIfPresent(model, from: target)
      case .noAction: break
      }
    }
  }

  @discardableResult
  private func remove(
    _ model: any PersistentModel, from models: inout [any PersistentModel]
  ) -> Bool {
    guard let index = models.firstIndex(where: { $0 === model }) else { return false }
    models.remove(at: index)
    return true
  }
}

extension ModelContext: Equatable {
  /// True for the same context.
  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }
}

extension ModelContext {
  /// Hands over what was inserted and deleted, and makes what is now the state to go back to.
  public func save() throws {
    NotificationCenter.default.post(name: Self.willSave, object: self)
    container.save(insertedModelsArray, deleting: deletedModelsArray)
    clearChanges()
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  /// Goes back to what was saved last.
  public func rollback() {
    for undo in undoActions.reversed() { undo() }
    for model in insertedModelsArray { model._record.context = nil }
    for model in deletedModelsArray {
      model._record.context = self
      model._record.isDeleted = false
    }
    clearChanges()
  }

  /// Does nothing: changes count at once.
  public func processPendingChanges() {}

  /// Does some work and saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  private func clearChanges() {
    insertedModelsArray = []
    deletedModelsArray = []
    changedModelsArray = []
    undoActions = []
    container.readers.invalidate()
  }

  func recordChange(of model: any PersistentModel, undo: @escaping () -> Void) {
    undoActions.append(undo)
    if hasChanged(model) { return }
    changedModelsArray.append(model)
    container.readers.invalidate()
  }

  func hasChanged(_ model: any PersistentModel) -> Bool {
    changedModelsArray.contains { $0 === model } || insertedModelsArray.contains { $0 === model }
  }
}
