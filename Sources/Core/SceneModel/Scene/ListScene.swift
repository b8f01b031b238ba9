import NavigationCore
import OrderedJSON

/// A scene without code: its leading columns are lists of rows, its stack shows what is on the path.
///
/// It holds nothing of a session, so all sessions share one.
@MainActor
public final class ListScene: SceneDriver {
  /// The rows and the rules.
  public let description: SceneDescription
  /// False: rows do nothing by themselves.
  public var runsCode: Bool { false }
  /// The bytes that the scene takes in addition to its description: none.
  public var bytes: Int { 0 }
  /// Called when the scene changes by itself: never.
  public var onChange: (([Command]) -> Void)? {
    get { nil }
    set {}
  }
  /// Called when the scene keeps a value: never.
  public var onSave: ((_ key: String, _ value: JSONValue?) -> Void)? {
    get { nil }
    set {}
  }

  /// Creates the scene of a description.
  public init(_ description: SceneDescription) {
    self.description = description
  }

  /// Draws a state.
  public func rendering(of state: NavigationState) -> Rendering { description.rendering(of: state) }

  /// Draws a state after a change.
  public func rendering(
    after change: Change, _ outlines: Transition.Outlines?, of state: NavigationState
  ) -> Rendering? {
    guard case .from(let old, let new) = outlines else { return nil }
    if old.presentation == new.presentation && !change.touchesSelections { return nil }
    return description.rendering(of: state)
  }

  /// Takes a change; nothing follows from it.
  public func apply(_ change: Change) throws(Refusal) -> [Command] { [] }

  /// Answers a tap, back or a URL by the commands that follow.
  ///
  /// - Throws: `noSuchControl` for a tap, `urlNotTaken` for any URL.
  public func respond(
    to action: SceneAction, in rendering: Rendering
  ) throws(Refusal) -> SceneResponse {
    switch action {
    case .tap(let control, _, _): return .command(try selection(by: control, in: rendering.view))
    case .back: return .command(.back)
    case .open(let url):
      throw .urlNotTaken(
        UTF8String(url), reason: "the scene “\(description.title)” has no views.")
    }
  }

  private func selection(
    by control: ControlReference, in view: RenderedView
  ) throws(Refusal) -> Command {
    for list in [view.stack, view.content, view.sidebar].compactMap({ $0?.body.first }) {
      guard let row = list.children.first(where: { $0.isMeant(by: control) }),
        case .element(let element)? = row.value,
        let column = NavigationSplitViewColumn(rawValue: list.id?.string ?? "")
      else { continue }
      return .select(column, .single(element))
    }
    throw .noSuchControl(control)
  }

  /// Does nothing: there is nothing to wait for.
  public func flushPendingChanges() {}

  /// Does nothing: rows keep no values.
  public func setSavedValues(_ values: [String: JSONValue]) {}

  /// Does nothing: rows show no problems of their own.
  public func report(_ problem: Problem, unlessPathIs path: [NavigationPath.Element]) {}
}

extension ViewNode {
  fileprivate func isMeant(by control: ControlReference) -> Bool {
    switch control {
    case .id(let id): id == self.id
    case .label(let label): label == self.label
    }
  }
}

extension Change {
  fileprivate var touchesSelections: Bool {
    edits.contains { edit in
      switch edit {
      case .sidebar, .content: true
      default: false
      }
    }
  }
}
