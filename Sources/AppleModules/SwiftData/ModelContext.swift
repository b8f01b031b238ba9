import Appearance
import Combine
import Platform
import ViewRuntime

/// A working copy of a container's models, with changes that are not saved yet.
///
/// Source: Apple, `ModelContext`. Here a change counts at once for all who hold the same model; saving
/// keeps it, and hands over what was inserted and deleted to the other contexts.
public final class ModelContext {
  /// The container whose models these are.
  public let container: ModelContainer
  /// True if changes are saved at the end of the scene's update; false at first, except for the main
  /// context.
  public var autosaveEnabled = false {
    didSet { if autosaveEnabled && hasUnsavedModels { requestSave() } }
  }
  /// Keeps how to undo what is inserted, deleted and changed; nil at first.
  public var undoManager: UndoManager?
  /// The models that were inserted since the last saving.
  public internal(set) var insertedModelsArray: [any PersistentModel] = []
  /// The models that were deleted since the last saving.
  public private(set) var deletedModelsArray: [any PersistentModel] = []
  /// The models that were changed since the last saving.
  public private(set) var changedModelsArray: [any PersistentModel] = []
  private var undoActions: [() -> Void] = []
  private let changeReaders = Dependents()

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
    changeReaders.recordRead()
    return hasUnsavedModels
  }

  private var hasUnsavedModels: Bool {
    !insertedModelsArray.isEmpty || !deletedModelsArray.isEmpty
      || !changedModelsArray.isEmpty
  }

  /// Takes a model in, with those that it is related to; one that is there stays.
  public func insert<Model: PersistentModel>(_ model: Model) {
    if model._record.context === self { return }
    model._record.context = self
    model._record.isDeleted = false
    undoManager?.registerUndo(withTarget: self) { $0.delete(model) }
    if !remove(model, from: &deletedModelsArray) { insertedModelsArray.append(model) }
    for relationship in Model.relationships {
      let inverse = relationship.inverse(of: Model.self)
      for target in relationship.targets(model) { relationship.join(model, target, inverse) }
    }
    container.readers.invalidate()
    requestSave()
  }

  /// Takes a model out; its relationships say what becomes of others.
  public func delete<Model: PersistentModel>(_ model: Model) {
    guard model._record.context != nil else { return }
    model._record.context = nil
    model._record.isDeleted = true
    registerReturn(of: model)
    remove(model, from: &changedModelsArray)
    if !remove(model, from: &insertedModelsArray) { deletedModelsArray.append(model) }
    for relationship in Model.relationships { applyDeleteRule(of: relationship, to: model) }
    container.readers.invalidate()
    requestSave()
  }

  /// Takes out the models that a predicate holds for, or all of a class.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { delete(model) }
  }

  /// Keeps how to undo a deletion, with the relationships that end by it.
  private func registerReturn<Model: PersistentModel>(of model: Model) {
    guard let undoManager else { return }
    let related = Model.relationships.map { ($0, $0.targets(model)) }
    undoManager.registerUndo(withTarget: self) { context in
      context.insert(model)
      for (relationship, targets) in related where !targets.isEmpty {
        relationship.assign(model, targets)
      }
    }
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
  func remove(
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
  /// Keeps what was inserted, changed and deleted, and makes what is now the state to go back to.
  ///
  /// - Throws: `ModelStoreFull` if the scene cannot keep that much; nothing is saved then.
  public func save() throws {
    NotificationCenter.default.post(name: Self.willSave, object: self)
    updateExistingModels()
    try container.store.save(
      insertedModelsArray, changed: changedModelsArray, deleting: deletedModelsArray)
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
    container.readers.invalidate()
    undoManager?.removeAllActions(withTarget: self)
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
    changeReaders.invalidate()
  }

  /// Saves at the end of the update of the scene whose code runs.
  private func requestSave() {
    guard autosaveEnabled, isOnMain else { return }
    // Sound: it stays on the main thread, which was asked for above.
    let context = UncheckedSendable(self)
    MainActor.assumeIsolated {
      let scene = SceneContext.ofRunningCode ?? context.value.container.scene
      scene?.saves.request(for: ObjectIdentifier(context.value)) { context.value.autosave() }
    }
  }

  private func autosave() {
    guard autosaveEnabled, hasUnsavedModels else { return }
    do {
      try save()
    } catch {
      complain("Saving models failed: \(error)")
    }
  }

  /// - Parameters:
  ///   - rollBack: stores the value from before.
  ///   - undo: sets the value from before, and is a change itself.
  func recordChange(
    of model: any PersistentModel, rollBack: @escaping () -> Void, undo: @escaping () -> Void
  ) {
    undoActions.append(rollBack)
    undoManager?.registerUndo(withTarget: self) { _ in undo() }
    requestSave()
    if hasChanged(model) { return }
    changedModelsArray.append(model)
    changeReaders.invalidate()
  }

  func hasChanged(_ model: any PersistentModel) -> Bool {
    changedModelsArray.contains { $0 === model } || insertedModelsArray.contains { $0 === model }
  }
}
