import Foundation
import NavigationCore
import OrderedJSON
import SceneModel

extension SceneRuntime {
  /// Writes a change into the author's state and renders what follows.
  ///
  /// - Returns: the commands by which the result differs from the change.
  /// - Throws: `noStack`, `columnHasNoSelection` or `valueMismatch` if the views cannot show the
  ///   change; nothing has changed then.
  public func apply(_ change: Change) throws(Refusal) -> [Command] {
    for edit in change.edits { try check(edit) }
    measuredViews.resetChangeCounts()
    let saysPath = change.edits.contains { if case .path = $0 { true } else { false } }
    for edit in change.edits { write(edit, clearsPath: !saysPath) }
    return finishNavigation()
  }

  /// Does what a person asks for.
  ///
  /// - Throws: `noSuchControl`, `ambiguousControl`, `controlCovered`, `controlDisabled`; `noBackButton`,
  ///   `dismissDisabled`; `urlNotTaken`.
  public func respond(
    to action: SceneAction, in rendering: Rendering
  ) throws(Refusal) -> SceneResponse {
    switch action {
    case .tap(let reference, let text, let submits):
      let control = try find(reference)
      let commands = tap(control, text: text, submits: submits)
      return .done(commands, on: SceneControl(id: control.id, label: control.label))
    case .back: return .done(try back())
    case .open(let url): return .done(try open(url: url))
    }
  }

  /// Runs the action of a control that can be seen.
  ///
  /// - Parameters:
  ///   - text: the text for a text field.
  ///   - submits: return is pressed after the text.
  /// - Returns: the change of the navigation, as commands.
  /// - Throws: `noSuchControl`, `ambiguousControl`, `controlCovered` or `controlDisabled`.
  public func tap(
    _ control: ControlReference, text: String?, submits: Bool = true
  ) throws(Refusal) -> [Command] {
    tap(try find(control), text: text, submits: submits)
  }

  private func tap(_ control: Control, text: String?, submits: Bool) -> [Command] {
    measuredViews.resetChangeCounts()
    transientProblems = TransientProblems()
    RunningCode.recorder?.reached(control: control.label)
    context.run {
      control.action(text)
      if submits && text != nil { control.submission?() }
    }
    return finish()
  }

  /// Goes back in the front presentation, or else in the last column that shows a back button.
  ///
  /// - Returns: the change of the navigation, as commands.
  /// - Throws: `noBackButton` if the visible screens have none, `dismissDisabled` if a sheet cannot
  ///   be dismissed by hand.
  public func back() throws(Refusal) -> [Command] {
    if let front = modals.front {
      try front.back()
      return finish()
    }
    let columns = columnsWithBackButton
    if columns.isEmpty { throw .noBackButton }
    for column in columns {
      let stack = split == nil ? stack : split?.column(column)?.stack
      if stack?.back() == true { return finishNavigation() }
      if split?.dismissReplacement(in: split?.column(column)) == true { return finishNavigation() }
      if split == nil { break }
    }
    // A column of the collapsed stack is left; the state says how.
    let change = try Reducer(scene: description).change(for: .back, in: shape)
    let known = report.arrangement
    for edit in change.edits { write(edit, clearsPath: true) }
    report.arrangement = known
    return finishNavigation()
  }

  /// The columns that one can go back in, the front one first.
  private var columnsWithBackButton: [NavigationSplitViewColumn] {
    let (presentation, view) = (Presentation(of: shape), rendering.view)
    if presentation.isCollapsed {
      return view.stack?.back == nil ? [] : [presentation.stackRoots.last ?? .detail]
    }
    return presentation.shownColumns.reversed().filter { column in
      switch column {
      case .sidebar: view.sidebar?.back != nil
      case .content: view.content?.back != nil
      case .detail: view.detail?.back != nil
      }
    }
  }

  /// Opens a URL as if the system had handed it over.
  ///
  /// - Returns: the change of the navigation, as commands.
  /// - Throws: `urlNotTaken` if nothing takes it, with the reason, or the refusal of a binding.
  public func open(url: String) throws(Refusal) -> [Command] {
    guard let parsed = URL(string: url), parsed.scheme != nil else {
      throw .urlNotTaken(UTF8String(url), reason: "it is not a URL with a scheme.")
    }
    try handle(parsed)
    return finishNavigation()
  }

  /// Forgets the problems of taps, which refer to the previous navigation.
  private func finishNavigation() -> [Command] {
    transientProblems = TransientProblems()
    return finish()
  }

  private func finish() -> [Command] {
    update()
    return drainCommands()
  }
}

extension DeviceEnvironment {
  /// True if things have as much room on it as on another.
  fileprivate func hasRoom(of other: DeviceEnvironment) -> Bool {
    device == other.device && width == other.width && height == other.height
      && horizontalSizeClass == other.horizontalSizeClass
  }
}

extension SceneRuntime {
  private func check(_ edit: Edit) throws(Refusal) {
    switch edit {
    case .path(let edit):
      guard let stack else { throw .noStack }
      try stack.check(edit.inserted.map(\.element))
    case .sidebar(_, let new): try check(new, in: .sidebar)
    case .content(_, let new): try check(new, in: .content)
    case .presented(_, let new):
      if let new { try presenter(of: new.element) }
    case .setting: return
    }
  }

  private func check(
    _ selection: Selection, in column: NavigationSplitViewColumn
  ) throws(Refusal) {
    guard let binding = split?.column(column)?.selection else {
      throw .columnHasNoSelection(column, columns: shape.columns)
    }
    try binding.check(selection)
  }

  /// Writes one edit into the author's state, and takes it as reported.
  private func write(_ edit: Edit, clearsPath: Bool) {
    switch edit {
    case .path(let edit): stack?.write(edit)
    case .sidebar(_, let new): write(new, in: .sidebar, clearsPath: clearsPath)
    case .content(_, let new): write(new, in: .content, clearsPath: clearsPath)
    case .presented(_, let new): write(presented: new?.element)
    case .setting(let edit): write(edit)
    }
  }

  /// The author's views decide columns and style, so these stay unchanged.
  private func write(_ edit: SettingEdit) {
    if let visibility = edit.new(\.columnVisibility) {
      split?.visibility.wrappedValue = visibility
      report.arrangement.visibility = visibility
    }
    if let column = edit.new(\.preferredCompactColumn) {
      split?.preferredColumn.wrappedValue = column
      report.arrangement.preferredColumn = column
    }
    if let environment = edit.new(\.environment) {
      if !environment.hasRoom(of: device) { measuredViews.invalidateReports() }
      device = environment
      rootHost.invalidate()
    }
  }

  private func write(presented element: NavigationPath.Element?) {
    report.arrangement.presented = element
    guard let element else { return _ = split?.dismissReplacement(in: split?.detail) }
    try? presenter(of: element)(element)
  }

  /// The closure with which a leading column shows an element in the detail.
  @discardableResult
  private func presenter(
    of element: NavigationPath.Element
  ) throws(Refusal) -> (NavigationPath.Element) throws(Refusal) -> Void {
    let requests = split?.columns.dropLast().flatMap(\.requests) ?? []
    guard let present = requests.lazy.compactMap(\.present).first else {
      throw .valueMismatch(expected: "nil", found: element.displayTypeName)
    }
    return present
  }

  private func write(
    _ selection: Selection, in column: NavigationSplitViewColumn, clearsPath: Bool
  ) {
    split?.column(column)?.selection?.set(selection)
    let request = SelectionRequest(selection)
    report.arrangement.record(request, in: column)
    if clearsPath { selectionWasChosen(in: column) }
  }

  /// A person's new selection takes the screens off the detail's stack.
  ///
  /// Source: one forum answer relayed by onmyway133, blog issue 924.
  func selectionWasChosen(in column: NavigationSplitViewColumn) {
    if let stack, column != .detail, stack.column?.name == .detail { stack.pop(to: 0) }
  }
}
