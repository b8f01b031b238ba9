import AppResources
import Foundation
import NavigationCore

/// The scene that code runs in, for objects that belong to no view: its device, its stored values
/// and its tasks.
@MainActor
package final class SceneContext {
  /// The context of the scene that the running task belongs to.
  @TaskLocal private static var ofTask: SceneContext?
  private static weak var ofLastCode: SceneContext?

  /// The context of the scene whose code runs; in a callback that belongs to no task, of the scene
  /// whose code has run last.
  package static var current: SceneContext? { ofTask ?? ofLastCode }

  /// Runs code of the scene: the tasks that it begins belong to the scene.
  func run(_ code: () -> Void) {
    Self.ofLastCode = self
    Self.$ofTask.withValue(self) { language.run(code) }
  }

  /// Code that runs after a while.
  let delays = DelayedActions()
  /// The context of the scene that the running task belongs to; nil for other code.
  package static var ofRunningCode: SceneContext? { ofTask }

  /// The values that `@AppStorage` finds.
  let appValues: StoredValues
  /// The values that the scene keeps.
  package let sceneValues: StoredValues
  /// The work that saves before the scene is described.
  package let saves = PendingSaves()
  /// The tasks of views that have not ended.
  private(set) var runningTasks = 0
  /// Runs tasks of views while they are on no actor; nil for the shared pool of threads.
  let taskExecutor: (any TaskExecutor)?

  /// Begins a task of a view in the scene whose code runs.
  package static func startTask(
    priority: TaskPriority? = nil, _ action: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    let context = current
    context?.runningTasks += 1
    // A task that goes on after its scene keeps nothing of it. It begins on the main actor: views may
    // rely on the order in which tasks begin.
    return Task(priority: priority) { [weak context, executor = context?.taskExecutor] in
      await withTaskExecutorPreference(executor) { await action() }
      context?.runningTasks -= 1
    }
  }

  private let languageReaders: Dependents
  /// The language that `String(localized:)` finds. Views that ask for it are rendered again when it
  /// changes.
  private let language: ReaderLanguage

  init(appValues: StoredValues, sceneValues: StoredValues, taskExecutor: (any TaskExecutor)?) {
    self.appValues = appValues
    self.sceneValues = sceneValues
    self.taskExecutor = taskExecutor
    let readers = Dependents()
    languageReaders = readers
    language = ReaderLanguage { readers.recordRead() }
  }

  /// Sets the language that the reader has chosen; nil for none.
  func setLocale(_ locale: Locale?) {
    if language.locale == locale { return }
    language.locale = locale
    languageReaders.invalidate()
  }

  /// The location of the device.
  package internal(set) var location = DeviceLocation.nowhere {
    didSet { if location != oldValue { for observer in observers.values { observer() } } }
  }
  /// True once code of the scene has requested the location.
  package var isPermitted = false
  private var observers: [ObjectIdentifier: () -> Void] = [:]

  /// Calls a closure whenever the location changes, and replaces the owner's previous closure.
  package func observe(for owner: ObjectIdentifier, _ action: @escaping () -> Void) {
    observers[owner] = action
  }

  /// Stops calling the owner's closure.
  package func stopObserving(for owner: ObjectIdentifier) { observers[owner] = nil }
}
