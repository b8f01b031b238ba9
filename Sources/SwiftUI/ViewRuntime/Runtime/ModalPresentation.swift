import NavigationCore
import OrderedJSON
import SceneModel

/// A sheet, alert, dialog or menu that is presented over the screens.
@MainActor
final class ModalPresentation {
  let owner: ViewHost
  let host: ViewHost
  var request: ModalRequest
  /// The owner's rendering that created the request.
  var generation: Int
  private let editMode = StateBox(EditMode.inactive)
  /// The scheme of the presentation, which its views have asked for; nil for the window's.
  private var scheme: ColorScheme?

  init(_ request: ModalRequest, owner: ViewHost) {
    self.request = request
    self.owner = owner
    generation = owner.generation
    host = ViewHost(runtime: owner.runtime)
    host.draw = { [unowned self] in draw(in: &$0) }
  }

  private var stack: StackHost? { host.output.containers.stack }
  private var split: SplitHost? { host.output.containers.split }
  private var top: ViewHost { split?.collapsedTop ?? stack?.top ?? host }

  private func draw(in context: inout RenderContext) {
    let deactivate = request.deactivate
    context.environment = request.environment
    if let scheme { context.environment.device = context.environment.device?.showing(scheme) }
    context.environment.dismiss = DismissAction(isPresented: true) { deactivate() }
    context.environment.isEnabled = true
    context.environment.offerEditMode(editMode)
    context.environment.submit = nil
    context.environment.afterAction = request.kind == .sheet ? nil : deactivate
    context.output.screen.title = request.kind == .sheet ? nil : request.title
    host.hasOwnBar = !request.hasBarsOnlyInContainers
    request.render(&context)
    if let missing = missingButton(in: context.output) {
      context.emitButton(missing, action: deactivate)
    }
  }

  /// The button added to an alert without buttons and to a dialog without a cancel button.
  ///
  /// Source: Apple, `alert(_:isPresented:actions:)`, `confirmationDialog(_:isPresented:actions:)`.
  private func missingButton(in output: RenderOutput) -> UTF8String? {
    switch request.kind {
    case .sheet, .menu: nil
    case .alert: output.controls.isEmpty ? "OK" : nil
    case .dialog: output.controls.includesCancelButton ? nil : "Cancel"
    }
  }

  /// - Returns: whether anything was rendered.
  func refresh() -> Bool {
    var hasRendered = takesOverScheme()
    if host.isStale {
      host.render()
      host.runtime?.learn(from: host)
      hasRendered = true
    }
    for further in host.output.containers.furtherStacks where further.host.refresh() {
      hasRendered = true
    }
    if let split { return split.refresh() || hasRendered }
    return stack?.refresh() == true || hasRendered
  }

  private func takesOverScheme() -> Bool {
    let wanted = (hosts + [stack?.root].compactMap(\.self)).reversed().lazy.compactMap(
      \.output.screen.preferredScheme
    ).first
    guard wanted != scheme else { return false }
    scheme = wanted
    host.invalidate()
    return true
  }

  func tearDown() {
    host.output.containers.stack?.tearDown()
    host.tearDown()
  }

  /// The screen that a person sees of it.
  var screen: RenderedScreen {
    let back = split.map(\.collapsedBackTitle) ?? stack?.backTitle
    var screen = top.screen(
      title: top.output.screen.title ?? host.output.screen.title, back: back,
      body: top === host ? top.output.nodes : host.output.surround(top.output.nodes),
      toolbar: top.output.toolbar)
    screen.origin = request.origin
    var inside = top === host ? [] : host.output.screen.operations
    inside.append(StyleOperation("presented", ["kind": .word(request.form)]))
    if let scheme { inside.append(StyleOperation("scheme", .word(UTF8String(scheme.rawValue)))) }
    for operation in inside { screen.style = host.styles.style(screen.style, operation) }
    return screen
  }

  /// The hosts that can be seen and tapped.
  var hosts: [ViewHost] {
    if let split { return split.collapsedHosts + [host] }
    let further = host.output.containers.furtherStacks.map(\.host.top)
    return (top === host ? [host] : [top, host]) + further
  }

  /// Goes back in it, or dismisses it at its root as a person does by hand.
  ///
  /// - Throws: `noBackButton` if a screen has none, `dismissDisabled` if a person cannot dismiss
  ///   it by hand.
  func back() throws(Refusal) {
    if screen.back != nil {
      _ = split?.collapsedBack() ?? stack?.back()
    } else if !(stack?.isAtRoot ?? true) {
      throw .noBackButton
    } else if !canBeDismissed {
      throw .dismissDisabled(phrase)
    } else {
      request.deactivate()
      owner.invalidate()
    }
  }

  /// Source: Apple, `interactiveDismissDisabled(_:)`; a `fullScreenCover` and an alert have no gesture
  /// that dismisses them.
  private var canBeDismissed: Bool {
    if request.needsControl || request.kind == .alert { return false }
    let inside = hosts + [stack?.root].compactMap(\.self)
    return !inside.contains { $0.output.screen.disablesDismissal }
  }

  /// The presentation in a sentence.
  var phrase: Sentence {
    let title = screen.title
    let kind = request.kind.word
    return title.isEmpty ? "the \(kind)" : "the \(kind) “\(title.shortened())”"
  }
}
