import OrderedJSON

/// A scene without code: its leading columns are lists of rows, its stack shows what is on the path.
///
/// It holds nothing of a session, so all sessions share one.
@MainActor
public final class ListScene: SceneDriver {
  public let description: SceneDescription
  public var runsCode: Bool { false }
  public var bytes: Int { 0 }
  public var onChange: (([Command]) -> Void)?
  public var onSave: ((_ key: String, _ value: JSONValue?) -> Void)?

  public init(_ description: SceneDescription) {
    self.description = description
  }

  public func rendering(of state: NavigationState) -> Rendering { description.rendering(of: state) }

  public func rendering(
    after draft: Draft, of state: NavigationState, from before: Rendering
  ) -> Rendering {
    guard case .from(let old, let new) = draft.outlines else { return before }
    if old.presentation == new.presentation && !draft.change.touchesSelections { return before }
    return description.rendering(of: state)
  }

  public func apply(_ change: Change) throws(Refusal) -> [Command] { [] }

  public func respond(
    to action: SceneAction, in rendering: Rendering
  ) throws(Refusal) -> SceneResponse {
    switch action {
    case .tap(let control, _): return .wish(try selection(by: control, in: rendering.view))
    case .back: return .wish(.back)
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

  public func settle() {}

  public func keep(_ values: [String: JSONValue]) {}

  public func note(_ problem: Problem) {}
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
