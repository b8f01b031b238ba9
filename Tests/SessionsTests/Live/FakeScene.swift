import NavigationCore
import OrderedJSON
import SceneModel
import Sessions

/// A scene with a stack of its own, as an author's views have, which does what a test sets.
@MainActor
final class FakeScene: SceneDriver {
  let description: SceneDescription
  private(set) var rendering = Rendering()
  var onChange: (([Command]) -> Void)?
  var onSave: ((_ key: String, _ value: JSONValue?) -> Void)?
  /// The values that it keeps by itself.
  private(set) var kept: [String: JSONValue]

  /// The bytes that it reports for its views.
  var bytes = 0
  /// Another text on its screen.
  var text: UTF8String = ""

  let runsCode = true

  func rendering(of state: NavigationState) -> Rendering { rendering }

  func rendering(
    after change: Change, _ outlines: Transition.Outlines?, of state: NavigationState
  ) -> Rendering? { rendering }

  func flushPendingChanges() {}

  func report(_ problem: Problem, unlessPathIs path: [NavigationPath.Element]) {
    notes.append(problem)
    draw()
  }

  func setSavedValues(_ values: [String: JSONValue]) { kept = values }

  func present(_ title: UTF8String?) {
    rendering.view.sheet = title.map { RenderedScreen(title: $0, body: []) }
  }

  func save(_ value: JSONValue?, for key: String) {
    kept[key] = value
    onSave?(key, value)
  }

  /// The changes that commands wrote into it.
  private(set) var changes: [Change] = []
  /// The commands that the author's code adds to the next change.
  var followUps: [Command] = []
  /// The refusal of the next request; nil accepts it.
  var refusal: Refusal?
  private var counter = 0
  private var notes: [Problem] = []

  init(id: String = "fake", title: String = "Fake", keeping kept: [String: JSONValue] = [:]) {
    self.kept = kept
    var policies = NavigationPolicies()
    policies.selectionClearsPath = false
    description = SceneDescription(
      id: UTF8String(id), title: UTF8String(title), summary: "It does as it is told to.",
      types: TypeRegistry(),
      policies: policies, initialState: NavigationState(settings: SplitSettings(columns: .two)))
    rendering.screens = [StackScreen(title: UTF8String(title), source: .root)]
    draw()
  }

  static func entry(id: String, making made: @escaping @MainActor (FakeScene) -> Void = { _ in })
    -> SceneEntry
  {
    SceneEntry(
      id: UTF8String(id), title: UTF8String(id.capitalized), summary: "It does as it is told to."
    ) {
      let scene = FakeScene(id: id, title: id.capitalized, keeping: $0)
      made(scene)
      return scene
    }
  }
}

extension FakeScene {
  func respond(
    to action: SceneAction, in rendering: Rendering
  ) throws(Refusal) -> SceneResponse {
    switch action {
    case .tap(let control, let text, _): .done(try tap(control, text: text))
    case .back: .done(try back())
    case .open(let url): .done(try open(url: url))
    }
  }

  func apply(_ change: Change) throws(Refusal) -> [Command] {
    try refuse()
    changes.append(change)
    for case .path(let edit) in change.edits {
      rendering.screens.removeLast(edit.removed.count)
      for _ in edit.inserted { push() }
    }
    let followUps = followUps
    self.followUps = []
    for command in followUps { follow(command) }
    draw()
    return followUps
  }

  private func tap(_ control: ControlReference, text: String?) throws(Refusal) -> [Command] {
    try refuse()
    switch control {
    case .id("count"):
      counter += 1
      draw()
      return []
    case .id("idle"): return []
    case .id("name"), .label("Name"): return act([.push([.init(text ?? "")], from: .detail)])
    case .id("next"): return act([.push([.init(rendering.screens.count)], from: .detail)])
    case .id("home"): return act([.popToRoot])
    default: throw .noSuchControl(control)
    }
  }

  private func back() throws(Refusal) -> [Command] {
    try refuse()
    guard rendering.screens.count > 1 else { throw .noBackButton }
    return act([.pop(1)])
  }

  private func open(url: String) throws(Refusal) -> [Command] {
    guard let number = Int(url.split(separator: "/").last ?? "") else {
      throw .urlNotTaken(UTF8String(url), reason: "its last part is no number.")
    }
    return act([.setPath([.init("deep"), .init(number)])])
  }

  /// A timer fires.
  func change(_ commands: [Command]) {
    onChange?(act(commands))
  }

  private func refuse() throws(Refusal) {
    defer { refusal = nil }
    if let refusal { throw refusal }
  }

  private func act(_ commands: [Command]) -> [Command] {
    for command in commands { follow(command) }
    draw()
    return commands
  }

  private func follow(_ command: Command) {
    switch command {
    case .push(let elements, _): for _ in elements { push() }
    case .pop(let count): rendering.screens.removeLast(count)
    case .popToRoot: rendering.screens.removeLast(rendering.screens.count - 1)
    case .setPath(let elements):
      follow(.popToRoot)
      follow(.push(elements, from: .detail))
    default: break
    }
  }

  private func push() {
    let depth = rendering.screens.count
    rendering.screens.append(StackScreen(title: "Screen \(depth)", source: .path(index: depth - 1)))
  }

  private func draw() {
    let top = rendering.screens[rendering.screens.count - 1]
    rendering.view.detail = RenderedScreen(
      title: top.title,
      back: rendering.screens.count > 1
        ? rendering.screens[rendering.screens.count - 2].title : nil,
      body: [
        ViewNode(.text, label: "Counted to \(counter)"),
        ViewNode(.button, id: "count", label: "Count"), ViewNode(.link, id: "next", label: "Next"),
        ViewNode(.text, label: text), ViewNode(.textField, id: "name", label: "Name"),
      ])
    rendering.problems =
      rendering.screens.count > 4
      ? [Problem(code: .nestedStack, message: "Deep.", why: "It is deep.", control: "next")] : []
    rendering.problems += notes
  }
}

extension NavigationPath.Element: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral text: String) { self.init(text) }
  public init(integerLiteral number: Int) { self.init(number) }
}
