import Platform

/// An actor with a container and a context of its own; `@ModelActor` makes an actor one.
///
/// Source: Apple, `ModelActor`. Here its code runs on the main actor, one piece after the other: all
/// contexts of a container share their models.
public protocol ModelActor: OnMainExecutor {
  /// The container of the actor's models.
  nonisolated var modelContainer: ModelContainer { get }
  /// The executor that the actor's code runs on.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The context of the actor's models.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model with an id; nil if there is none, or if it is of another class.
  public subscript<Model: PersistentModel>(
    id: PersistentIdentifier, as type: Model.Type
  ) -> Model? {
    modelContext.registeredModel(for: id)
  }
}

/// An executor with a context of models.
///
/// Source: Apple, `ModelExecutor`.
public protocol ModelExecutor: Executor {
  /// The context of the models.
  var modelContext: ModelContext { get }
}

/// An executor with a context of models, which runs one job after the other.
///
/// Source: Apple, `SerialModelExecutor`.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// The executor that `@ModelActor` gives an actor.
///
/// Source: Apple, `DefaultSerialModelExecutor`. Here its jobs run on the main actor.
public final class DefaultSerialModelExecutor: SerialModelExecutor {
  /// The context of the models.
  public var modelContext: ModelContext { context.value }
  private let context: UncheckedSendable<ModelContext>

  /// Creates an executor with a context.
  public init(modelContext: ModelContext) {
    context = UncheckedSendable(modelContext)
  }

  /// Runs a job on the main actor.
  public func enqueue(_ job: consuming ExecutorJob) {
    MainActor.shared.enqueue(UnownedJob(job))
  }
}
