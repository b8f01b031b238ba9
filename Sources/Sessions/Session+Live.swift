import NavigationCore
import OrderedJSON
import WireProtocol

/// What a session does about a scene whose views hold the navigation: decided commands are written
/// into the author's state, and what comes of that is recorded with them.
extension Session {
  /// Begins to show a scene, and to hear what its author's code does by itself.
  func follow(_ scene: (any LiveScene)?) {
    live?.onChange = nil
    live?.onSave = nil
    live = scene
    guard let scene else { return }
    scene.onChange = { [weak self] commands in self?.acted(commands) }
    scene.onSave = { [weak self] key, value in self?.save(value, for: key) }
  }

  public var hasViews: Bool { live != nil }

  /// The types that values are read by grow as views declare destinations.
  func refreshContext() {
    context.use(timeline.scene.types)
  }

  /// - Returns: whether a revision was made.
  func performLive(_ command: Command, _ commandContext: CommandContext) throws(WireError) -> Bool {
    guard let scene = live else { return false }
    if case .back = command {
      return try act(on: scene, commandContext) { scene throws(Refusal) in try scene.back() }
    }
    let plan: Plan
    let surprises: [Command]
    if command.looksBack { lend(for: command) }
    do {
      defer { takeBackLent() }
      plan = try chronicle.plan(command)
      surprises = plan.change.isEmpty ? [] : try scene.perform(plan.change)
    } catch {
      throw WireError(knowingStore(error))
    }
    return try record(plan, followedBy: surprises, on: scene, commandContext)
  }

  /// A tap may put any number of values on the path: from a full one only `pop` and `back` lead.
  func requireDepth() throws(WireError) {
    let limit = timeline.reducer.maxDepth
    if timeline.state.path.count >= limit {
      throw WireError(Refusal.pathTooDeep(limit: limit, asked: timeline.state.path.count + 1))
    }
  }

  /// Has the scene do something by the author's code.
  ///
  /// - Returns: whether a revision was made.
  func act(
    on scene: any LiveScene, _ commandContext: CommandContext,
    _ action: (any LiveScene) throws(Refusal) -> [Command]
  ) throws(WireError) -> Bool {
    let commands: [Command]
    do {
      commands = try action(scene)
    } catch {
      throw WireError(error)
    }
    return try record(.nothing, followedBy: commands, on: scene, commandContext)
  }

  /// The author's code has acted by itself: a timer, or a task that has come to its end. It cannot be
  /// refused; where the store has no room it is recorded later, together with what follows.
  private func acted(_ commands: [Command]) {
    guard !isBroken else { return }
    postponed = (postponed ?? []) + commands
    recordPostponed()
    condensePostponed()
  }

  /// What waits longer is kept as the state that it leads to, which does not grow.
  private func condensePostponed() {
    guard let commands = postponed, commands.count > Self.mostPostponed else { return }
    var place = timeline.state
    let reducer = Reducer(scene: timeline.scene, maxDepth: .max)
    // What the state cannot be made of is left out, as it is when it is recorded.
    for command in commands { _ = try? reducer.rehearse([command], on: &place) }
    postponed = [.load(StateContents(of: place))]
  }

  /// How many commands of the author's code wait for the store one by one.
  private static let mostPostponed = 16

  func recordPostponed() {
    guard let live, let commands = postponed, lackOfRoom(behind: revision) == nil else { return }
    postponed = nil
    // Nobody waits for an answer; what the store did not take has broken the session.
    _ = try? record(.nothing, followedBy: commands, on: live, .ofApp(at: clock()))
  }

  private func record(
    _ plan: Plan, followedBy surprises: [Command], on scene: any LiveScene,
    _ commandContext: CommandContext
  ) throws(WireError) -> Bool {
    let before = renderings.newest ?? Rendering()
    let after = scene.rendering
    refreshContext()
    let made = chronicle.record(
      plan, followedBy: surprises, commandContext, from: before, to: after, keepingFrom: revision)
    guard let shown = made else { return false }
    keep(shown)
    try storeHead()
    return true
  }

  /// Keeps what is shown at the head, and forgets what nobody can ask for any more.
  func keep(_ rendering: Rendering) {
    renderings.keep(
      rendering.identified(in: timeline.state), of: timeline.head, forgettingBefore: revision)
  }
}

extension Command {
  /// Columns and style are what the author's views say.
  func keepingLayout(of state: NavigationState) -> Command {
    guard case .load(var contents) = self else { return self }
    contents.columns = state.columns
    contents.style = state.style
    return .load(contents)
  }
}
