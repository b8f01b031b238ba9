import AppResources
import Foundation
import NavigationCore
import OrderedJSON
import SceneModel

/// One session's instance of an author's scene: keeps its views' state, renders what is visible,
/// and reports how the author's code changes the navigation.
@MainActor
public final class SceneRuntime: SceneDriver {
  /// The scene's id, title, policies and types; the types grow as views declare destinations.
  public let description: SceneDescription
  /// The screens and problems as they were rendered last.
  public internal(set) var rendering = Rendering()
  /// Called after the author's code has changed something by itself, once a turn.
  public var onChange: (([Command]) -> Void)?
  /// Called after a view has written a value of `@SceneStorage`; nil if it was removed.
  public var onSave: ((_ key: String, _ value: JSONValue?) -> Void)? {
    get { sceneStorage.onChange }
    set { sceneStorage.onChange = newValue }
  }

  /// The views around the navigation.
  let rootHost: ViewHost
  /// The device that shows the scene; views read it from their environment.
  var device: DeviceEnvironment {
    didSet {
      context.location = device.location
      context.setLocale(device.locale.chosen)
    }
  }
  /// The scheme of the window, which its views have asked for; nil for the device's.
  var windowScheme: ColorScheme?
  /// The context of the scene, for code that reads no environment.
  let context: SceneContext
  /// The navigation as it was reported last.
  var report = NavigationReport()
  package internal(set) var updates: UpdateCycle
  var visibility = Visibility()
  var transientProblems = TransientProblems()
  let resources = RenderingResources()
  /// The animation of the changes since the last update.
  var changeAnimation = ChangeAnimation()
  /// The places whose sizes views ask for.
  let measuredViews = MeasuredViews()
  /// Sheets, alerts and menus.
  let modals = ModalPresentations()
  /// The values of `@SceneStorage` in this scene.
  public let sceneStorage = StoredValues()

  /// - Parameters:
  ///   - kept: the values that `@SceneStorage` finds.
  ///   - content: makes the views of the window, once a session.
  public convenience init<Content: View>(
    id: String, title: String, summary: String = "", policies: NavigationPolicies = .init(),
    device: DeviceEnvironment = Device.initial.environment, keeping kept: [String: JSONValue] = [:],
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      id: id, title: title, summary: summary, policies: policies, device: device, keeping: kept,
      appValues: .ofApp, content: content)
  }

  /// - Parameters:
  ///   - kept: the values that `@SceneStorage` finds.
  ///   - appValues: the values that `@AppStorage` finds.
  ///   - explorationTime: the time that each update may spend on unseen screens; nil for
  ///     the usual one.
  ///   - taskExecutor: runs tasks of views while they are on no actor; nil for the shared pool.
  ///   - content: makes the views of the window, once a session.
  package init<Content: View>(
    id: String, title: String, summary: String = "", policies: NavigationPolicies = .init(),
    device: DeviceEnvironment, keeping kept: [String: JSONValue], appValues: StoredValues,
    explorationTime: Duration? = nil, taskExecutor: (any TaskExecutor)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.device = device
    updates = UpdateCycle(explorationTime: explorationTime ?? Exploration.maxTime)
    context = SceneContext(
      appValues: appValues, sceneValues: sceneStorage, taskExecutor: taskExecutor)
    context.location = device.location
    context.setLocale(device.locale.chosen)
    sceneStorage.contents = kept
    rootHost = ViewHost(runtime: nil)
    var policies = policies
    // Done here, since only this code can distinguish a tap from a write by the author's code.
    policies.selectionClearsPath = false
    description = SceneDescription(
      id: UTF8String(id), title: UTF8String(title), summary: summary, types: TypeRegistry(),
      policies: policies)
    description.hasViews = true
    rootHost.runtime = self
    context.saves.onRequest = { [weak self] in self?.hostBecameStale() }
    let editMode = StateBox(EditMode.inactive)
    rootHost.draw = { [unowned self] context in
      prepare(&context.environment, editMode)
      context.renderCached(content) { $0() }
    }
    update()
    _ = drainCommands()
    description.initialState = NavigationState(contents, in: description)
    // A document of a state says nothing about what is presented.
    report.arrangement.presented = nil
  }

  /// True: the views are the author's.
  public var runsCode: Bool { true }

  /// The name of the type that the bound path of the stack holds.
  public var pathType: UTF8String? { stack?.path.elementType.flatMap(description.types.name(of:)) }

  /// The newest rendering; the scene has been led to the state already.
  public func rendering(of state: NavigationState) -> Rendering { rendering }

  /// The newest rendering; the change has been written into the views already.
  public func rendering(
    after change: Change, _ outlines: Transition.Outlines?, of state: NavigationState
  ) -> Rendering? { rendering }

  /// The approximate size of all renderings, in bytes.
  public var bytes: Int {
    resources.renderedBytes.bytes + ScreenList.screenWeight * (stack?.values.count ?? 0)
  }

  /// Adds a problem to the rendering until the user navigates or the path equals this one.
  public func report(_ problem: Problem, unlessPathIs path: [NavigationPath.Element]) {
    transientProblems.restoration = Restoration(problem: problem, path: path)
    update()
  }

  /// Replaces the values of `@SceneStorage`; `onSave` is not called.
  public func setSavedValues(_ values: [String: JSONValue]) { sceneStorage.contents = values }

  /// Ends the views and their tasks.
  isolated deinit {
    context.delays.cancelAll()
    modals.tearDown()
    rootHost.tearDown()
  }

  private func prepare(
    _ environment: inout EnvironmentValues, _ editMode: StateBox<EditMode>
  ) {
    environment.device = device.showing(windowScheme)
    environment.horizontalSizeClass = device.horizontalSizeClass
    environment.offerEditMode(editMode)
    environment.openURL = OpenURLAction(of: ObjectIdentifier(self)) { [weak self] url in
      guard let self, (try? handle(url)) != nil else { return .discarded }
      return .handled
    }
  }
}

extension SceneRuntime {
  var split: SplitHost? { rootHost.output.containers.split }
  /// The stack whose path is the scene's.
  var stack: StackHost? { split?.detail?.stack ?? rootHost.output.containers.stack }
}
