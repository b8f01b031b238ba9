/// Everything that a split view's navigation consists of, as one value.
///
/// It changes by `apply` alone, in place: a push copies nothing, however deep the path is.
public struct NavigationState {
  /// Where the split view is shown, and how it is set up.
  public internal(set) var settings: SplitSettings
  public internal(set) var sidebar: Selection
  public internal(set) var content: Selection
  /// What an item destination declared on the sidebar shows in place of the detail's root.
  public internal(set) var presented: IdentifiedElement?
  /// The detail's stack above its root, bottom first.
  public internal(set) var path: [IdentifiedElement]
  /// How many elements of the path are a problem by themselves.
  public internal(set) var problemCount = 0
  /// How many elements of the path have no `Codable` form, so that the path as a whole has none.
  public internal(set) var uncodableCount = 0
  /// What all values on the path and in the selections weigh.
  public internal(set) var weight = 0
  /// The number that the next new element gets; it never goes back, not even on undo.
  var nextID: UInt64 = 1

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

  public var isPathCodable: Bool { uncodableCount == 0 }

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
  /// Whether both show the same, element identities included; the next identity does not count.
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
  /// How leading columns get their room.
  public var style: SplitStyle { settings.layout.style }
  /// Which leading columns are asked for.
  public var columnVisibility: NavigationSplitViewVisibility { settings.columnVisibility }
  /// The column that the collapsed stack shows at least.
  public var preferredCompactColumn: NavigationSplitViewColumn { settings.preferredCompactColumn }
}
