import NavigationCore
import OrderedJSON
import StateDocument
import WireProtocol

/// The one way to a revision, in every scene: a command is decided, the scene is led there, and the
/// outcome is recorded and stored. A subscriber is never told of a revision that the store does not
/// know.
extension Session {
  /// Decides a command and does it.
  ///
  /// - Returns: whether a revision was made.
  func carryOut(_ command: Command, _ context: CommandContext) throws(WireError) -> Bool {
    try requireRoom(behind: revision)
    if runsCode, case .load = command {
      return try carryOut(decided: command.keepingLayout(of: timeline.state), context)
    }
    guard let subject = command.subject else { return try carryOut(decided: command, context) }
    return try carryOut(decided: command, context.about(subject))
  }

  private func carryOut(
    decided command: Command, _ context: CommandContext
  ) throws(WireError) -> Bool {
    let draft = try draft(command)
    let surprises = try lead(to: draft)
    return try record(consume draft, followedBy: surprises, context)
  }

  private func draft(_ command: Command) throws(WireError) -> Draft {
    do {
      return try feed.draft(command, lending: lent(for: command))
    } catch {
      throw WireError(knowingStore(error))
    }
  }

  /// Leads the scene to where a draft has led the state.
  ///
  /// - Returns: what the author's code did besides.
  /// - Throws: the scene's refusal; the draft has been taken back.
  private func lead(to draft: borrowing Draft) throws(WireError) -> [Command] {
    if draft.change.isEmpty { return [] }
    do {
      return try scene.driver.apply(draft.change)
    } catch {
      feed.discard(draft)
      throw WireError(knowingStore(error))
    }
  }

  /// Has the scene do what a person asks for.
  ///
  /// - Returns: whether a revision was made.
  func act(_ action: SceneAction, _ context: CommandContext) throws(WireError) -> Bool {
    try requireRoom(behind: revision)
    if case .tap = action, runsCode { try requireDepth() }
    let context = context.about(subject(of: action))
    let response: SceneResponse
    do {
      response = try scene.driver.respond(to: action, in: scene.rendering)
    } catch {
      throw WireError(error)
    }
    switch response {
    case .done(let commands):
      let isMade = try record(feed.draft(), followedBy: commands, context)
      if !isMade { noteUnseen(context.cause.about) }
      return isMade
    case .wish(let command): return try carryOut(command, context)
    }
  }

  /// So many actions that nothing was seen of are told with the next revision.
  private static let maxUnseen = 16

  private func noteUnseen(_ subject: Subject?) {
    guard runsCode, let subject, unseen.count < Self.maxUnseen else { return }
    unseen.append(subject.members)
  }

  /// The subject of an action, as it is seen before it is done.
  private func subject(of action: SceneAction) -> Subject? {
    switch action {
    case .back: return nil
    case .open(let url): return Subject(url: url)
    case .tap(let reference, let text, let submits):
      let rendering = scene.rendering
      guard let control = scene.driver.control(meantBy: reference, in: rendering)
      else { return nil }
      if let node = rendering.view.control(control) {
        return Subject(tapped: node, in: rendering.view, text: text, submits: submits)
      }
      return scene.driver.label(of: control).map { Subject(set: control, called: $0, to: text) }
    }
  }

  /// A tap may put any number of values on the path: from a full one only `pop` and `back` lead.
  private func requireDepth() throws(WireError) {
    let limit = timeline.reducer.maxDepth
    if timeline.state.path.count >= limit {
      throw WireError(Refusal.pathTooDeep(limit: limit, asked: timeline.state.path.count + 1))
    }
  }

  private func record(
    _ draft: consuming Draft, followedBy surprises: [Command], _ context: CommandContext
  ) throws(WireError) -> Bool {
    var rendered: RenderedChange?
    if runsCode || draft.outlines != nil {
      rendered = feed.renderedChange(
        by: scene.driver, after: draft.change, draft.outlines, from: scene.rendering)
    }
    refreshTypes()
    guard !hasUnseen else {
      return try record(
        draft, followedBy: surprises, context.following(unseen), rendered: rendered)
    }
    return try record(draft, followedBy: surprises, context, rendered: rendered)
  }

  private func record(
    _ draft: consuming Draft, followedBy surprises: [Command], _ context: CommandContext,
    rendered: consuming RenderedChange?
  ) throws(WireError) -> Bool {
    let isMade = feed.record(
      draft, followedBy: surprises, context, rendered: &rendered, keepingFrom: revision)
    if !isMade { return false }
    if hasUnseen { unseen = [] }
    if let rendered { keep(rendered.after) }
    try storeHead(for: context.keyed)
    return true
  }

  /// The types that values are read by grow as views declare destinations.
  func refreshTypes() {
    if runsCode { context.use(timeline.scene.types) }
  }

  /// Notes what is shown at the head. What a scene without code has shown is told from its states.
  func keep(_ rendering: Rendering) {
    if let preview = scene.preview, setting.clock() > preview.asked + ScenePreview.patience {
      scene.preview = nil
    }
    scene.keep(
      rendering.identified(in: timeline.state), of: head,
      forgettingBefore: runsCode ? revision : head)
  }
}

// MARK: - The author's code

extension Session {
  /// Hears from now on what the code of the open scene does by itself.
  func follow(_ driver: any SceneDriver) {
    // A weak reference makes each use of the session dearer, and there is nothing to hear.
    guard driver.runsCode else { return }
    driver.onChange = { [weak self] commands in self?.acted(commands) }
    driver.onSave = { [weak self] key, value in self?.save(value, for: key) }
  }

  func unfollow() {
    scene.driver.onChange = nil
    scene.driver.onSave = nil
  }

  /// The author's code has acted by itself: a timer, or a task that has come to its end. It cannot be
  /// refused; where the store has no room it is recorded later, together with what follows.
  private func acted(_ commands: [Command]) {
    guard !journal.isBroken else { return }
    scene.postpone(commands)
    recordPostponed()
    scene.condensePostponed(on: timeline.state)
  }

  func recordPostponed() {
    guard scene.postponed != nil, lackOfRoom(behind: revision) == nil,
      let commands = scene.takePostponed()
    else { return }
    // Nobody waits for an answer; what the store did not take has broken the session.
    _ = try? record(feed.draft(), followedBy: commands, .ofApp(at: setting.clock()))
  }
}

extension Command {
  /// The subject, where its method does not say that.
  fileprivate var subject: Subject? {
    if case .restore(let revision) = self { Subject(restored: revision) } else { nil }
  }

  /// Columns and style are what the author's views say.
  fileprivate func keepingLayout(of state: NavigationState) -> Command {
    guard case .load(var contents) = self else { return self }
    contents.columns = state.columns
    contents.style = state.style
    return .load(contents)
  }
}
