import OrderedJSON
import SceneModel

/// The bar of a tab view, which with the style `sidebarAdaptable` opens into a sidebar where there
/// is room.
@MainActor
struct TabBar {
  /// True if the bar can open.
  private let isAdaptable: Bool
  private let sidebar: StateBox<Bool?>
  private let isOpen: Bool
  fileprivate let parts: TabBarParts
  private let customization: TabViewCustomization?
  private let isRegular: Bool

  init(in context: inout RenderContext) {
    let environment = context.environment
    isRegular = environment.horizontalSizeClass == .regular
    isAdaptable = isRegular && environment.controlLooks.tab == "sidebarAdaptable"
    sidebar = context.identity.stored { StateBox<Bool?>(nil) }
    parts = environment.tabBarParts
    isOpen = isAdaptable && (sidebar.value ?? parts.isOpenAtFirst)
    customization = parts.customization?.wrappedValue
  }

  /// Changes the environment for the tabs' content.
  func prepare(_ environment: inout EnvironmentValues) {
    environment.tabBarParts = TabBarParts()
    environment.isTabBarShowingSections = isOpen
    environment.tabBarPlacement =
      environment.controlLooks.tab == "page"
      ? .pageIndicator : isOpen ? .sidebar : isRegular ? .topBar : .bottomBar
  }

  /// The members that say where a tab is.
  fileprivate func members(of traits: TabTraits) -> [StyleValue.Member] {
    guard isAdaptable else { return [] }
    var members: [StyleValue.Member] = []
    if let section = traits.section {
      members.append(.init("section", .number(Double(section.number))))
      if !section.title.isEmpty { members.append(.init("heading", .word(section.title))) }
    }
    if traits.placement == "sidebarOnly" || traits.visibility["bar"] == false {
      members.append(.init("bar", .flag(false)))
    }
    if traits.placement == "pinned" { members.append(.init("pinned", .flag(true))) }
    if !isInSidebar(traits) { members.append(.init("sidebar", .flag(false))) }
    return members
  }

  private func isInSidebar(_ traits: TabTraits) -> Bool {
    let chosen = traits.customizationID.map { customization?[tab: $0].sidebarVisibility }
    switch chosen {
    case .visible: return true
    case .hidden: return false
    default: return traits.visibility["sidebar"] ?? true
    }
  }

  /// The numbers of the tabs in the order that a person chose within each section.
  fileprivate func order(of buttons: [TabTraits]) -> [Int] {
    var order = Array(buttons.indices)
    guard isAdaptable, let customization else { return order }
    let sections = Dictionary(grouping: buttons.indices) { buttons[$0].section?.number ?? 0 }
    for places in sections.values {
      guard let first = places.first, let id = buttons[first].section?.customizationID,
        let chosen = customization[section: id].tabOrder
      else { continue }
      let rank = { (place: Int) in
        buttons[place].customizationID.flatMap(chosen.firstIndex) ?? chosen.count
      }
      let sorted = places.sorted { (rank($0), $0) < (rank($1), $1) }
      for (place, tab) in zip(places, sorted) { order[place] = tab }
    }
    return order
  }

  /// Renders what is in the bar and the sidebar beside the tabs.
  fileprivate func renderParts(of tabs: Tabs, in context: inout RenderContext) {
    if isAdaptable {
      let toggle = StyleOperation(
        "tabs", .object(["part": "toggle", "open": .flag(isOpen)]))
      context.addToBar("toggle") { context in
        context.emitControl(
          .button, look: toggle,
          label: { $0.emit(ViewNode(.text, label: "Sidebar", systemImage: "sidebar.leading")) },
          action: { _ in sidebar.value = !isOpen })
      }
    }
    if isOpen {
      renderActions(of: tabs, in: &context)
      if let header = parts.header { context.addPart("header", header) }
      if let footer = parts.footer { context.addPart("footer", footer) }
      if let bottomBar = parts.bottomBar { context.addPart("bottom", bottomBar) }
    }
    if let accessory = parts.accessory {
      context.environment.tabViewBottomAccessoryPlacement = .expanded
      context.addPart("accessory", accessory)
      context.environment.tabViewBottomAccessoryPlacement = nil
    }
  }

  private func renderActions(of tabs: Tabs, in context: inout RenderContext) {
    var known: Set<Int> = []
    for (_, traits) in tabs.buttons {
      guard let section = traits.section, let actions = section.actions,
        known.insert(section.number).inserted
      else { continue }
      context.addPart("actions", ofSection: section.number, actions)
    }
  }
}

extension RenderContext {
  /// Marks the buttons of the tabs, puts them in order, and adds the parts of the bar.
  mutating func finishBar(_ bar: TabBar, of tabs: Tabs) {
    var nodes = tabs.buttons.map { output.toolbar[$0.index] }
    for (index, button) in tabs.buttons.enumerated() {
      let members = bar.members(of: button.traits)
      if members.isEmpty { continue }
      nodes[index].style = styles.style(
        nodes[index].style, StyleOperation("tabs", .members(members)), parts: [])
    }
    let order = bar.order(of: tabs.buttons.map(\.traits))
    for (place, tab) in order.enumerated() {
      output.toolbar[tabs.buttons[place].index] = nodes[tab]
    }
    if tabs.count > tabs.pages.count || bar.parts.accessory != nil {
      bar.renderParts(of: tabs, in: &self)
    }
  }

  fileprivate mutating func addToBar(_ name: String, _ render: RenderClosure) {
    output.toolbar += collectInside { context in
      context.entering(.role(name), render)
      context.restyle(from: 0, StyleOperation("placement", "tab"))
    }
  }

  /// Adds views to the bar, in a stack of their own.
  fileprivate mutating func addPart(
    _ name: UTF8String, ofSection section: Int? = nil, _ render: @escaping RenderClosure
  ) {
    var members: [StyleValue.Member] = [.init("part", .word(name))]
    if let section { members.append(.init("section", .number(Double(section)))) }
    addToBar("\(name) \(section ?? 0)") { context in
      let nodes = context.collectInside(render)
      if nodes.isEmpty { return }
      let axis: ViewNode.Axis = name == "accessory" ? .horizontal : .vertical
      var part = context.container(ViewNode(.stack, axis: axis), holding: nodes, "stack")
      part.style = context.styles.style(
        part.style, StyleOperation("tabs", .members(members)), parts: [])
      context.emit(part)
    }
  }
}
