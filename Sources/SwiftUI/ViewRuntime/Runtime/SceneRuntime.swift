import AppResources
import Foundation
import NavigationCore
import OrderedJSON

/// One session's instance of an author's scene: keeps its views' state, renders what is visible,
/// and reports how the author's code changes the navigation.
@MainActor
public final class SceneRuntime: SceneDriver {
  /// The scene's id, title, policies and types; the types grow as views declare destinations.
  public let description: SceneDescription
  /// The screens and problems as they were rendered last.
  public private(set) var rendering = Rendering()
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
  /// The context of the scene, for code that reads no environment.
  let context: SceneContext
  var report = NavigationReport()
  var layoutReport = LayoutReport()
  /// The stack whose screens the rendering names.
  weak var describedStack: StackHost?
  /// The number of updates, by which code can limit an action to once per update.
  package private(set) var updateNumber = 0
  /// Called for each rendering of a host.
  var onRender: ((ViewHost) -> Void)?
  private var hasUnreportedRendering = false
  /// Problems that taps found since the navigation changed.
  var tapProblems: [Problem] = []
  /// True if elements that were reported as text can now be decoded.
  var resolvesElements = false
  /// The path that a relaunch should have restored; nil after the first navigation.
  var restoration: Restoration?
  var visibleHosts: [ViewHost] = []
  var endedLifecycles: [Lifecycle] = []
  let styles = StyleTable()
  /// The places whose sizes views ask for.
  let measuredViews = MeasuredViews()
  /// Numbers of scroll requests.
  let scrollRequestNumbers = ScrollRequestNumbers()
  /// Sheets, alerts and menus.
  let modals = ModalPresentations()
  /// The values of `@SceneStorage` in this scene.
  public let sceneStorage = StoredValues()
  /// The curve of the changes since the last update; nil if they are shown at once.
  var changeAnimation: [StyleValue.Member]?
  /// Counts changes that came with an animation.
  var animatedChanges = 0
  private let editMode = StateBox(EditMode.inactive)
  private var actionsAfterUpdate: [() -> Void] = []
  private var isUpdating = false
  private var isScheduled = false
  private var isLooping = false
  private var nextControl = 1
  /// The size of the last renderings of all hosts.
  let renderedBytes = ByteCount()
  /// The time that each update can spend on unseen screens.
  var explorationTime: Duration

  /// The most renderings in one update before the author's code counts as looping.
  static let maxRounds = 100

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
  ///   - content: makes the views of the window, once a session.
  package init<Content: View>(
    id: String, title: String, summary: String = "", policies: NavigationPolicies = .init(),
    device: DeviceEnvironment, keeping kept: [String: JSONValue], appValues: StoredValues,
    explorationTime: Duration? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    self.device = device
    self.explorationTime = explorationTime ?? Exploration.maxTime
    context = SceneContext(appValues: appValues)
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
    rootHost.draw = { [unowned self] context in
      prepare(&context.environment)
      context.renderCached(content) { $0() }
    }
    update()
    _ = drainCommands()
    description.initialState = NavigationState(contents, in: description)
    // A document of a state says nothing about what is presented.
    report.presented = nil
  }

  /// True: the views are the author's.
  public var runsCode: Bool { true }

  /// The newest rendering; the scene has been led to the state already.
  public func rendering(of state: NavigationState) -> Rendering { rendering }

  /// The newest rendering; the change has been written into the views already.
  public func rendering(
    after change: Change, _ outlines: Transition.Outlines?, of state: NavigationState
  ) -> Rendering? { rendering }

  /// The approximate size of all renderings, in bytes.
  public var bytes: Int {
    renderedBytes.bytes + ScreenList.screenWeight * (stack?.values.count ?? 0)
  }

  /// Adds a problem to the rendering until the user navigates or the path equals this one.
  public func report(_ problem: Problem, unlessPathIs path: [NavigationPath.Element]) {
    restoration = Restoration(problem: problem, path: path)
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

  func newControlID() -> UTF8String {
    defer { nextControl += 1 }
    return "k\(nextControl)"
  }

  /// The app's own colour, which its catalogue names; nil for the system's.
  private var accent: Style? {
    let color = AssetCatalog.ofApp.colors[AssetCatalog.accentName]
    return color.map { rootHost.styles.style(nil, StyleOperation("tint", $0.paint)) }
  }

  private func prepare(_ environment: inout EnvironmentValues) {
    environment.device = device
    environment.horizontalSizeClass = device.horizontalSizeClass
    environment.offerEditMode(editMode)
    environment.inheritedStyle = accent
    environment.openURL = OpenURLAction(of: ObjectIdentifier(self)) { [weak self] url in
      guard let self, (try? handle(url)) != nil else { return .discarded }
      return .handled
    }
  }
}

extension SceneRuntime {
  var split: SplitHost? { rootHost.output.split }
  /// The stack whose path is the scene's.
  var stack: StackHost? { split?.detail?.stack ?? rootHost.output.stack }

  /// Tasks of views run, or code waits for its time.
  package var isBusy: Bool { isScheduled || context.runningTasks > 0 || context.delays.count > 0 }

  /// Something has to be rendered again: at the end of this turn, unless a command does it before.
  func hostBecameStale() {
    guard !isUpdating && !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.flushPendingChanges() }
    }
  }

  /// Renders what the author's code has changed by itself, and reports it.
  public func flushPendingChanges() {
    guard isScheduled else { return }
    isScheduled = false
    hasUnreportedRendering = false
    update()
    let commands = drainCommands()
    if !commands.isEmpty || hasUnreportedRendering { onChange?(commands) }
  }

  /// Renders until nothing is stale, then describes what is seen.
  func update() {
    isUpdating = true
    defer {
      isUpdating = false
      // Screens that there was no time for get a turn of their own.
      if stack?.unseen.isEmpty == false { hostBecameStale() }
    }
    isScheduled = false
    updateNumber += 1
    context.run(refreshAll)
    if describe(&rendering) { hasUnreportedRendering = true }
  }

  private func refreshAll() {
    var rounds = 0
    repeat {
      rounds += 1
      while refresh() && rounds < Self.maxRounds { rounds += 1 }
      runLifecycles()
      runActions()
    } while needsRefresh && rounds < Self.maxRounds
    isLooping = rounds >= Self.maxRounds
  }

  /// - Returns: whether anything was rendered.
  private func refresh() -> Bool {
    var hasRendered = false
    if rootHost.isStale {
      rootHost.render()
      learn(from: rootHost)
      hasRendered = true
    }
    if let split {
      hasRendered = split.refresh() || hasRendered
    } else if rootHost.output.stack?.refresh() == true {
      hasRendered = true
    }
    for stack in furtherStacks where stack.refresh() { hasRendered = true }
    return modals.refresh(over: screensInSight) || hasRendered
  }

  func didRender(_ host: ViewHost) { onRender?(host) }

  private var needsRefresh: Bool {
    !actionsAfterUpdate.isEmpty || rootHost.isStale || visibleHosts.contains { $0.isStale }
  }

  /// Does something when all that is stale has been rendered, as `onChange` does.
  func afterUpdate(_ action: @escaping () -> Void) {
    actionsAfterUpdate.append(action)
    hostBecameStale()
  }

  private func runActions() {
    while !actionsAfterUpdate.isEmpty {
      let actions = actionsAfterUpdate
      actionsAfterUpdate = []
      for action in actions { action() }
      if needsRefresh { return }
    }
  }

  var problemOfLooping: Problem? {
    guard isLooping else { return nil }
    return Problem(
      code: .infiniteUpdate,
      message: "Rendering keeps changing its own inputs. Stopped after \(Self.maxRounds) passes.",
      arguments: ["rounds": .number(.init(Self.maxRounds))])
  }
}
