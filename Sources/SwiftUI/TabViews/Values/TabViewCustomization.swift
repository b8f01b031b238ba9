import Foundation

/// The changes that a person has made to the tabs of a tab view: an author's app keeps them.
///
/// Source: Apple, `TabViewCustomization`.
public struct TabViewCustomization: Equatable, Sendable, Codable {
  /// By the customization ID of the tab.
  private var tabs: [String: Visibility] = [:]
  /// The IDs of a section's tabs in their order, by the ID of the section.
  private var sections: [String: [String]] = [:]

  /// Creates a customization without changes.
  public init() {}

  /// The changes to a tab.
  public struct TabCustomization {
    /// The choice of a person; `automatic` without one.
    public var sidebarVisibility: Visibility
    /// `automatic`: nothing can be taken out of the bar here.
    public var tabBarVisibility: Visibility { .automatic }
  }

  /// The changes to a section.
  public struct SectionCustomization {
    /// The IDs of its tabs in the order that a person chose; nil without a choice.
    public fileprivate(set) var tabOrder: [String]?
    /// Takes the order back.
    public mutating func resetTabOrder() { tabOrder = nil }
  }

  /// The changes to the tab with a customization ID.
  public subscript(tab id: String) -> TabCustomization {
    get { TabCustomization(sidebarVisibility: tabs[id] ?? .automatic) }
    set {
      let visibility = newValue.sidebarVisibility
      tabs[id] = visibility == .automatic ? nil : visibility
    }
  }

  /// The changes to the section with a customization ID.
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization(tabOrder: sections[id]) }
    set { sections[id] = newValue.tabOrder }
  }

  /// The order of a section's tabs; nil without a choice.
  public subscript(sectionID id: String) -> [String]? { sections[id] }

  /// The visibility of a tab in the sidebar.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { self[tab: id].sidebarVisibility }
    set { self[tab: id].sidebarVisibility = newValue }
  }

  /// Shows all tabs as the author's code says.
  public mutating func resetVisibility() { tabs = [:] }
  /// Orders the tabs of all sections as the author's code says.
  public mutating func resetSectionOrder() { sections = [:] }
  /// Orders the tabs of a section as the author's code says.
  public mutating func resetSectionOrder(for sectionID: String) { sections[sectionID] = nil }

  /// Orders the tabs of a section as a person does.
  mutating func order(_ tabs: [String], in section: String) { sections[section] = tabs }
}

extension TabViewCustomization {
  private enum CodingKeys: String, CodingKey { case shown, hidden, sections }

  /// Writes the changes that a person has made.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(ids(.visible), forKey: .shown)
    try container.encode(ids(.hidden), forKey: .hidden)
    try container.encode(sections, forKey: .sections)
  }

  /// Reads the changes that a person has made.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    for id in try container.decode([String].self, forKey: .shown) { tabs[id] = .visible }
    for id in try container.decode([String].self, forKey: .hidden) { tabs[id] = .hidden }
    sections = try container.decode([String: [String]].self, forKey: .sections)
  }

  private func ids(_ visibility: Visibility) -> [String] {
    tabs.filter { $0.value == visibility }.keys.sorted()
  }
}

// The values of the app are kept together: a store that is given here is not looked at.
extension AppStorage where Value == TabViewCustomization {
  /// Creates a property for the changes to tabs that the app keeps.
  public nonisolated init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) {
    self.init(encoding: wrappedValue, key)
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// Creates a property for the changes to tabs that the scene keeps.
  public nonisolated init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) {
    self.init(encoding: wrappedValue, key)
  }
}
