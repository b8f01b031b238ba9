import NavigationCore
import OrderedJSON
import SceneModel
import StateDocument
import WireProtocol

/// The way to a revision, in every scene: a command is decided, the scene is led to the new state,
/// and the outcome is recorded, encoded and stored. An action, and what the author's code does by
/// itself, join the way where the outcome is recorded. A subscriber never gets a revision that the
/// store does not have.
///
/// Only a revision that replaces the whole document has another way, `commitReset`: a scene is
/// opened, or the views of a session are created again.
extension Session {
  /// Decides a command and carries it out.
  ///
  /// - Returns: whether a revision was created.
  func execute(_ command: Command, _ context: CommandContext) throws(WireError) -> Bool {
    try requireRoom(after: revision)
    if status.runsCode, case .load = command {
      return try execute(prepared: command.keepingLayout(of: timeline.state), context)
    }
    guard let subject = command.subject else { return try execute(prepared: command, context) }
    return try execute(prepared: command, context.about(subject))
  }

  private func execute(
    prepared command: Command, _ context: CommandContext
  ) throws(WireError) -> Bool {
    let draft = try decide(command)
    let followUps = try applyToScene(draft)
    return try commit(consume draft, followedBy: followUps, context)
  }

  private func decide(_ command: Command) throws(WireError) -> Draft {
    do {
      return try feed.prepareDraft(for: command, using: recalledHistory(for: command))
    } catch {
      throw WireError(withOldestStored(error))
    }
  }

  private func recalledHistory(for command: Command) -> Timeline.RecalledHistory {
    command.needsHistory ? history.recalled(for: command) : .nothing
  }

  /// Returns the refusal, with the oldest revision that the store has.
  private func withOldestStored(_ refusal: Refusal) -> Refusal {
    guard case .revisionGone(let number, _) = refusal else { return refusal }
    return .revisionGone(number, oldest: history.oldest)
  }

  /// Leads the scene to the state that a draft has reached.
  ///
  /// - Returns: what the author's code also did.
  /// - Throws: the scene's refusal; the draft has been discarded then.
  private func applyToScene(_ draft: borrowing Draft) throws(WireError) -> [Command] {
    if draft.change.isEmpty { return [] }
    do {
      return try scene.driver.apply(draft.change)
    } catch {
      feed.discard(draft)
      throw WireError(withOldestStored(error))
    }
  }

  /// Has the scene perform a person's action.
  ///
  /// - Returns: whether a revision was created.
  func perform(_ action: SceneAction, _ context: CommandContext) throws(WireError) -> Bool {
    try requireRoom(after: revision)
    if case .tap = action, status.runsCode { try requireDepth() }
    let response: SceneResponse
    do {
      response = try scene.driver.respond(to: action, in: scene.rendering)
    } catch {
      throw WireError(error)
    }
    switch response {
    case .done(let commands, let control):
      let context = context.about(subject(of: action, on: control))
      let isMade = try commit(feed.emptyDraft(), followedBy: commands, context)
      if !isMade { addUnseen(context.cause.about) }
      return isMade
    case .command(let command):
      return try execute(command, context.about(subject(of: action, on: nil)))
    }
  }

  /// The number of actions without a visible effect that the next revision records, at most.
  private static let maxUnseen = 16

  private func addUnseen(_ subject: Subject?) {
    guard status.runsCode, let subject, scene.unseen.count < Self.maxUnseen else { return }
    setUnseen(scene.unseen + [subject.members])
  }

  func setUnseen(_ actions: [JSONObject]) {
    scene.unseen = actions
    status.hasUnseen = !actions.isEmpty
  }

  /// Returns the subject of an action as it appeared before the action: the rendering is still the
  /// one that was shown then.
  ///
  /// - Parameter known: the control, if the scene has looked it up.
  private func subject(of action: SceneAction, on known: SceneControl?) -> Subject? {
    switch action {
    case .back: return nil
    case .open(let url): return Subject(url: url)
    case .tap(let reference, let text, let submits):
      let rendering = scene.rendering
      guard let id = known?.id ?? scene.driver.control(meantBy: reference, in: rendering)
      else { return nil }
      let seen = rendering.view.control(id)
      let requested = seen == nil ? scene.driver.requestedControl(id) : nil
      if let node = seen ?? requested?.node {
        return Subject(
          tapped: node, in: rendering.view, of: requested, text: text, submits: submits)
      }
      return known.map { Subject(set: id, called: $0.label, to: text) }
    }
  }

  /// Refuses a tap if the path is full: a tap can put any number of values on the path. Only `pop`
  /// and `back` leave a full one.
  private func requireDepth() throws(WireError) {
    let limit = timeline.reducer.maxDepth
    if timeline.state.path.count >= limit {
      throw WireError(Refusal.pathTooDeep(limit: limit, requested: timeline.state.path.count + 1))
    }
  }

  private func commit(
    _ draft: consuming Draft, followedBy followUps: [Command], _ context: CommandContext
  ) throws(WireError) -> Bool {
    var rendered: RenderedChange?
    if status.runsCode || draft.outlines != nil {
      rendered = feed.renderedChange(
        by: scene.driver, after: draft.change, draft.outlines, from: scene.rendering)
    }
    refreshTypes()
    guard !status.hasUnseen else {
      return try commit(
        draft, followedBy: followUps, context.following(scene.unseen), rendered: rendered)
    }
    return try commit(draft, followedBy: followUps, context, rendered: rendered)
  }

  private func commit(
    _ draft: consuming Draft, followedBy followUps: [Command], _ context: CommandContext,
    rendered: consuming RenderedChange?
  ) throws(WireError) -> Bool {
    let isMade = feed.append(
      draft, followedBy: followUps, context, rendered: &rendered, keepingFrom: revision)
    if !isMade { return false }
    if status.hasUnseen { setUnseen([]) }
    if let rendered { keepRendering(rendered.after) }
    try storeHead(for: context.keyed)
    return true
  }

  /// Updates the types used to read values, which grow as views declare destinations.
  func refreshTypes() {
    if status.runsCode { context.use(timeline.scene.types) }
  }

  /// Notes what is shown at the head. What a scene without code has shown follows from its states.
  func keepRendering(_ rendering: Rendering) {
    if let preview = scene.preview, setting.clock() > preview.lastRequest + ScenePreview.lifetime {
      scene.preview = nil
    }
    scene.keep(
      rendering.identified(in: timeline.state), of: head,
      removingBefore: status.runsCode ? revision : head)
  }
}

// MARK: - The author's code

extension Session {
  /// Begins to observe what the code of the open scene does by itself.
  func observe(_ driver: any SceneDriver) {
    // A weak reference makes each use of the session more expensive, and there is nothing to
    // observe.
    guard driver.runsCode else { return }
    driver.onChange = { [weak self] commands in self?.commitAppChanges(commands) }
    driver.onSave = { [weak self] key, value in self?.save(value, for: key) }
  }

  func stopObserving() {
    scene.driver.onChange = nil
    scene.driver.onSave = nil
  }

  /// Records what the author's code has done by itself, by a timer or a task that has finished. It
  /// cannot be refused; if the store has no room, it is recorded later, together with what follows.
  private func commitAppChanges(_ commands: [Command]) {
    guard !journal.isBroken else { return }
    scene.postpone(commands)
    commitPostponed()
    scene.condensePostponed(on: timeline.state)
  }

  func commitPostponed() {
    guard scene.postponed != nil, lackOfRoom(after: revision) == nil,
      let commands = scene.removePostponed()
    else { return }
    // No one waits for an answer; if the store did not accept the record, the session is broken.
    _ = try? commit(feed.emptyDraft(), followedBy: commands, .ofApp(at: setting.clock()))
  }
}

extension Command {
  /// True if the command refers to the past.
  fileprivate var needsHistory: Bool {
    switch self {
    case .undo, .redo, .restore: true
    default: false
    }
  }

  /// The subject, if the method does not name it.
  fileprivate var subject: Subject? {
    if case .restore(let revision) = self { Subject(restored: revision) } else { nil }
  }

  /// Keeps the columns and the style, which the author's views determine.
  fileprivate func keepingLayout(of state: NavigationState) -> Command {
    guard case .load(var contents) = self else { return self }
    contents.columns = state.columns
    contents.style = state.style
    return .load(contents)
  }
}
