/// Everything that a split view's navigation consists of, as one value.
///
/// Only `apply` changes it, in place: a push copies nothing, however deep the path is.
public struct NavigationState {
  /// The settings: device, columns and the rest of the setup.
  public internal(set) var settings: SplitSettings
  /// The sidebar's selection.
  public internal(set) var sidebar: Selection
  /// The content column's selection.
  public internal(set) var content: Selection
  /// The item that a destination declared on the sidebar shows in place of the detail's root.
  public internal(set) var presented: IdentifiedElement?
  /// The detail's stack above its root, bottom first.
  public internal(set) var path: [IdentifiedElement]
  /// The causes on the path that are worth reporting.
  var findings = PathFindings()
  /// The weight of all values on the path and in the selections, in bytes.
  public internal(set) var weight = 0
  /// The number that the next new element gets; it never goes back, not even on undo.
  package var nextID: UInt64 = 1

  /// Creates a state with an empty path.
  public init(
    settings: SplitSettings = SplitSettings(), sidebar: Selection = .none,
    content: Selection = .none, presented: IdentifiedElement? = nil
  ) {
    self.settings = settings
    self.sidebar = sidebar
    self.content = content
    self.presented = presented
    path = []
  }

  /// A state with these contents, its elements identified from the first on.
  public init(_ contents: StateContents, in scene: SceneDescription) {
    self.init()
    let reducer = Reducer(scene: scene, maxDepth: .max)
    if let change = try? reducer.change(for: .load(contents), in: self) { apply(change) }
  }

  /// True if the whole path can be saved.
  public var isPathCodable: Bool { findings.firstUncodable == nil }

  /// The selection of a leading column; nil for the detail, whose list has none.
  public func selection(of column: NavigationSplitViewColumn) -> Selection? {
    switch column {
    case .sidebar: columns == .one ? nil : sidebar
    case .content: columns == .three ? content : nil
    case .detail: nil
    }
  }
}

extension NavigationState {
  /// True if both show the same, element identities included; the next identity does not count.
  public func isSame(as other: NavigationState) -> Bool {
    settings == other.settings && sidebar == other.sidebar && content == other.content
      && presented == other.presented && path == other.path
  }
}

extension NavigationState {
  /// The device, or the part of its screen, that shows the split view.
  public var environment: DeviceEnvironment { settings.environment }
  /// The number of columns.
  public var columns: ColumnCount { settings.layout.columns }
  /// The way in which leading columns get their space.
  public var style: SplitStyle { settings.layout.style }
  /// The leading columns that are asked for.
  public var columnVisibility: NavigationSplitViewVisibility { settings.columnVisibility }
  /// The column that the collapsed stack shows at least.
  public var preferredCompactColumn: NavigationSplitViewColumn { settings.preferredCompactColumn }
}
