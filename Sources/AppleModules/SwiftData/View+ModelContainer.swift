import Appearance
import AuthorAPI
import ViewRuntime

extension EnvironmentValues {
  /// The context of the container around the view; without one, a context that nobody else has.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

private enum ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext { ModelContext(ModelContainer()) }
}

extension View {
  /// Gives the views inside the models of a container.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
    ModelContainerView(content: self, container: container)
  }

  /// Gives the views inside a container for a class of models, made once.
  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Gives the views inside a container for classes of models, made once.
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let options = OwnContainer.Options(
      isInMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled)
    return OwnModelContainerView(
      content: self, schema: Schema(modelTypes), options: options, onSetup: onSetup)
  }

  /// Gives the views inside the models of a context.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
}

extension Scene {
  /// Gives the windows the models of a container.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    _modifyingWindows { AnyView($0.modelContainer(container)) }
  }

  /// Gives the windows a container for a class of models, made once.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Gives the windows a container for classes of models, made once.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    _modifyingWindows {
      AnyView(
        $0.modelContainer(
          for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
          isUndoEnabled: isUndoEnabled, onSetup: onSetup))
    }
  }
}

/// A view with the models of a container.
struct ModelContainerView<Content: View> {
  let content: Content
  let container: ModelContainer
}

@MainActor
extension ModelContainerView: View {
  var body: some View {
    let _ = container.attach()
    content.environment(\.modelContext, container.mainContext)
      .environment(\.undoManager, container.mainContext.undoManager)
  }
}

/// A view with a container that is made with it.
struct OwnModelContainerView<Content: View> {
  let content: Content
  let schema: Schema
  let options: OwnContainer.Options
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @State private var own = OwnContainer()

  init(
    content: Content, schema: Schema, options: OwnContainer.Options,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) {
    self.content = content
    self.schema = schema
    self.options = options
    self.onSetup = onSetup
  }
}

@MainActor
extension OwnModelContainerView: View {
  var body: some View {
    let context = own.container(for: schema, options, onSetup).mainContext
    content.environment(\.modelContext, context).environment(\.undoManager, context.undoManager)
  }
}

@MainActor
final class OwnContainer {
  /// The choices of a view for its container.
  struct Options {
    let isInMemory: Bool
    let isAutosaveEnabled: Bool
    let isUndoEnabled: Bool
  }

  private var made: ModelContainer?

  nonisolated init() {}

  func container(
    for schema: Schema, _ options: Options,
    _ onSetup: (Result<ModelContainer, any Error>) -> Void
  ) -> ModelContainer {
    if let made { return made }
    let container = ModelContainer(
      schema, configurations: [ModelConfiguration(isStoredInMemoryOnly: options.isInMemory)])
    container.mainContext.autosaveEnabled = options.isAutosaveEnabled
    if options.isUndoEnabled { container.mainContext.undoManager = UndoManager() }
    made = container
    onSetup(.success(container))
    return container
  }
}
