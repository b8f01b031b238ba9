import NavigationCore
import OrderedJSON

/// What lies over the screens while a flag is true or an item is there: a sheet, an alert, a menu.
package struct CoverRequest {
  package enum Kind {
    case sheet, alert, dialog, menu
  }

  let place: Place
  let kind: Kind
  var title: UTF8String = ""
  /// Another item is another cover in the same place.
  var item: AnyHashable?
  let isActive: Bool
  let environment: EnvironmentValues
  /// Writes false or nil.
  let deactivate: () -> Void
  var onDismiss: (() -> Void)?
  let render: @MainActor (inout RenderContext) -> Void

  package init(
    place: Place, kind: Kind, title: UTF8String = "", item: AnyHashable? = nil, isActive: Bool,
    environment: EnvironmentValues, deactivate: @escaping () -> Void,
    onDismiss: (() -> Void)? = nil, render: @escaping @MainActor (inout RenderContext) -> Void
  ) {
    self.place = place
    self.kind = kind
    self.title = title
    self.item = item
    self.isActive = isActive
    self.environment = environment
    self.deactivate = deactivate
    self.onDismiss = onDismiss
    self.render = render
  }
}

/// A living cover.
@MainActor
final class Cover {
  let owner: RenderUnit
  let unit: RenderUnit
  fileprivate(set) var request: CoverRequest
  /// The rendering of the owner that the request is from.
  fileprivate var generation: Int
  private let editMode = StateBox(EditMode.inactive)

  init(_ request: CoverRequest, owner: RenderUnit) {
    self.request = request
    self.owner = owner
    generation = owner.generation
    unit = RenderUnit(runtime: owner.runtime)
    unit.draw = { [unowned self] in draw(in: &$0) }
  }

  private var stack: StackHost? { unit.output.stack }
  private var split: SplitHost? { unit.output.split }
  private var top: RenderUnit { split?.collapsedTop ?? stack?.top ?? unit }

  private func draw(in context: inout RenderContext) {
    let deactivate = request.deactivate
    context.environment = request.environment
    context.environment.dismiss = DismissAction(isPresented: true) { deactivate() }
    context.environment.isEnabled = true
    context.environment.offerEditMode(editMode)
    context.environment.submit = nil
    context.environment.afterAction = request.kind == .sheet ? nil : deactivate
    context.output.title = request.kind == .sheet ? nil : request.title
    request.render(&context)
    if let missing = missingButton(in: context.output) {
      context.emitButton(missing, action: deactivate)
    }
  }

  /// An alert without buttons gets one, and a dialog without a way out gets that.
  ///
  /// Source: Apple, `alert(_:isPresented:actions:)`, `confirmationDialog(_:isPresented:actions:)`.
  private func missingButton(in output: UnitOutput) -> UTF8String? {
    switch request.kind {
    case .sheet, .menu: nil
    case .alert: output.controls.isEmpty ? "OK" : nil
    case .dialog: output.hasCancelButton ? nil : "Cancel"
    }
  }

  /// - Returns: whether anything was rendered.
  fileprivate func refresh() -> Bool {
    var hasRendered = false
    if unit.isStale {
      unit.render()
      unit.runtime?.learn(from: unit)
      hasRendered = true
    }
    if let split { return split.refresh() || hasRendered }
    return stack?.refresh() == true || hasRendered
  }

  fileprivate func end() {
    unit.output.stack?.end()
    unit.end()
  }

  /// What it shows, for whoever asks what is seen.
  var screen: RenderedScreen {
    let back = split.map(\.collapsedBackTitle) ?? stack?.backTitle
    return RenderedScreen(
      title: top.output.title ?? unit.output.title ?? "",
      back: top.output.hidesBackButton ? nil : back, body: top.output.nodes,
      toolbar: top.output.toolbar)
  }

  /// The units that can be seen and tapped.
  fileprivate var units: [RenderUnit] {
    if let split { return split.collapsedUnits + [unit] }
    return top === unit ? [unit] : [top, unit]
  }

  fileprivate func back() -> Bool { split?.collapsedBack() ?? stack?.back() ?? false }
}

/// What lies over the screens, the front last.
@MainActor
final class Covers {
  private(set) var all: [Cover] = []

  var front: Cover? { all.last }

  /// The units of a cover that can be seen and tapped.
  static func units(of cover: Cover) -> [RenderUnit] { cover.units }

  /// Follows what the screens in sight ask for. While something lies over them, only that can have
  /// something else lie over it in turn: as in SwiftUI, one at a time.
  ///
  /// - Returns: whether anything is another.
  func refresh(over units: [RenderUnit]) -> Bool {
    var hasChanged = false
    if let first = all.firstIndex(where: { !isWanted($0) }) {
      end(from: first)
      hasChanged = true
    }
    for cover in all where cover.refresh() { hasChanged = true }
    let sources = front.map(Self.units) ?? units
    for unit in sources {
      guard let request = unit.output.covers.first(where: \.isActive) else { continue }
      all.append(Cover(request, owner: unit))
      return true
    }
    return hasChanged
  }

  /// Whether the owner still asks for it; what it asks for may read another way.
  private func isWanted(_ cover: Cover) -> Bool {
    guard
      let request = cover.owner.output.covers.first(where: { $0.place === cover.request.place }),
      request.isActive, request.item == cover.request.item
    else { return false }
    if cover.generation != cover.owner.generation {
      cover.generation = cover.owner.generation
      cover.request = request
      cover.unit.invalidate()
    }
    return true
  }

  private func end(from first: Int) {
    let gone = all[first...]
    all.removeSubrange(first...)
    for cover in gone.reversed() {
      cover.end()
      if let onDismiss = cover.request.onDismiss { cover.owner.runtime?.afterUpdate(onDismiss) }
    }
  }

  /// The scene is gone, and all that lies over its screens.
  func endAll() {
    for cover in all.reversed() { cover.end() }
    all = []
  }

  /// What going back does to the front one; false where nothing lies over the screens.
  func back() -> Bool {
    guard let front else { return false }
    if front.back() { return true }
    front.request.deactivate()
    front.owner.invalidate()
    return true
  }
}

extension RenderContext {
  package mutating func cover(_ request: CoverRequest) {
    output.covers.append(request)
  }
}
