import OrderedJSON

/// A scene before anyone navigates in it: its types, its rows, its rules.
///
/// Everything that needs it refers to it. It never changes, except for the types of a scene with
/// views, which grow as the views declare destinations.
public final class SceneDescription {
  /// The name in commands.
  public let id: UTF8String
  /// The title for people.
  public let title: UTF8String
  /// A sentence about what to watch for.
  public let summary: String
  /// The types of the values that the scene knows.
  public package(set) var types: TypeRegistry
  /// The rules for cases in which sources disagree about SwiftUI.
  public let policies: NavigationPolicies
  /// The state that a new session of the scene starts with.
  public package(set) var initialState: NavigationState
  /// Views say what kind of path they have; without views, a `NavigationPath` is assumed.
  package var hasViews = false
  /// The type of the scene's app or view, with its module's name; nil for none.
  package var root: String?
  package let sidebarTitle: UTF8String
  package let contentTitle: UTF8String
  package let sidebarRows: [Row]
  let contentRows: [NavigationPath.Element: [Row]]

  /// A line of a list: choosing it selects its element.
  public struct Row: Hashable {
    /// The name in commands.
    public let id: UTF8String
    /// The words that a person reads.
    public let label: UTF8String
    /// The element that the row selects.
    public let element: NavigationPath.Element
    /// The name of the symbol before the words; nil for none.
    public let systemImage: UTF8String?
    /// Words at the row's end, such as a number; nil for none.
    public let badge: UTF8String?

    /// Creates a row.
    public init(
      id: UTF8String, label: UTF8String, element: NavigationPath.Element,
      systemImage: UTF8String? = nil, badge: UTF8String? = nil
    ) {
      self.id = id
      self.label = label
      self.element = element
      self.systemImage = systemImage
      self.badge = badge
    }
  }

  /// - Parameter contentRows: the rows of the content column, by the sidebar's selected element.
  public init(
    id: UTF8String, title: UTF8String, summary: String = "", types: TypeRegistry,
    policies: NavigationPolicies = .init(),
    initialState: NavigationState = NavigationState(), sidebarTitle: UTF8String = "",
    contentTitle: UTF8String = "", sidebarRows: [Row] = [],
    contentRows: [NavigationPath.Element: [Row]] = [:]
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.types = types
    self.policies = policies
    self.initialState = initialState
    self.sidebarTitle = sidebarTitle
    self.contentTitle = contentTitle
    self.sidebarRows = sidebarRows
    self.contentRows = contentRows
  }

  /// True if the leading columns are described here, and not by views.
  package var hasRows: Bool {
    !sidebarRows.isEmpty || !sidebarTitle.isEmpty || !contentTitle.isEmpty
  }

  /// The titles of the columns with rows; empty for a scene that is drawn by views.
  package var columnTitles: [(column: NavigationSplitViewColumn, words: UTF8String)] {
    let titles: [(column: NavigationSplitViewColumn, words: UTF8String)] = [
      (.sidebar, sidebarTitle), (.content, contentTitle),
    ]
    return titles.filter { !$0.words.isEmpty }
  }

  /// The content column's rows: those of everything that is selected in the sidebar.
  package func rows(forSidebar selection: Selection) -> [Row] {
    selection.elements.flatMap { contentRows[$0.element] ?? [] }
  }

  /// A selected content element that no row shows, although the sidebar's selection has rows.
  package func orphan(in state: NavigationState) -> IdentifiedElement? {
    guard state.columns == .three, !state.content.isEmpty else { return nil }
    let rows = rows(forSidebar: state.sidebar)
    if rows.isEmpty { return nil }
    return state.content.elements.first { selected in
      !rows.contains { $0.element == selected.element }
    }
  }
}

/// The rules for cases in which sources disagree about SwiftUI, or an author may want another rule.
public struct NavigationPolicies: Hashable, Sendable {
  /// A new selection in a leading column takes all screens off the detail's stack.
  ///
  /// Source: one forum answer relayed by onmyway133, blog issue 924; couchdeveloper's gist that
  /// keeps paths per detail presupposes the same.
  public var selectionClearsPath = true

  /// The place of a value's screen while a view's screen is on top.
  public var mixedOrder = MixedOrder.pathBelow

  /// An order of value screens and view screens on one stack.
  public enum MixedOrder: String, Hashable, Sendable {
    /// Below the screens of views, hence not visible at once: the observed behaviour.
    case pathBelow
    /// In their place: what Apple's "Understanding the navigation stack" says.
    case popsViewDestinations
  }

  /// Creates the default policies.
  public init() {}
}
