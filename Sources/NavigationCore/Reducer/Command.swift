import OrderedJSON

/// A wish that a finger or a script may have about navigation.
public enum Command {
  /// From the detail these go on top; from a leading column, whose links fill the detail's stack,
  /// they become the whole path.
  case push([NavigationPath.Element], from: NavigationSplitViewColumn)
  case pop(Int)
  case popToRoot
  case popTo(PopTarget)
  case setPath([NavigationPath.Element])
  case replaceTop(NavigationPath.Element)
  case select(NavigationSplitViewColumn, SelectionRequest)
  case present(NavigationPath.Element?)
  case setColumnVisibility(NavigationSplitViewVisibility)
  case setPreferredCompactColumn(NavigationSplitViewColumn)
  indirect case setEnvironment(EnvironmentRequest)
  case back
  indirect case load(StateContents)
  indirect case transaction([Command])
  case undo
  case redo
  case restore(Int)
}

/// Which element shall be on top after `popTo`; where several fit, the one nearest to the top.
public enum PopTarget {
  /// Counted from the bottom, 0 is the first above the root.
  case index(Int)
  case id(ElementID)
  case value(NavigationPath.Element)
  /// A type's dotted name.
  case type(UTF8String)
}

/// What a list's selection shall become.
public enum SelectionRequest {
  case none
  case single(NavigationPath.Element)
  /// Equal values count once.
  case set([NavigationPath.Element])
}

/// A device, or single traits of the environment; what is nil stays, or follows from the rest.
public struct EnvironmentRequest: Hashable, Sendable {
  public var device: Device?
  public var width: Int?
  public var height: Int?
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var platform: Platform?

  public init(
    device: Device? = nil, width: Int? = nil, height: Int? = nil,
    horizontalSizeClass: UserInterfaceSizeClass? = nil, platform: Platform? = nil
  ) {
    self.device = device
    self.width = width
    self.height = height
    self.horizontalSizeClass = horizontalSizeClass
    self.platform = platform
  }
}

/// A whole state without identities, as a document from outside describes it.
public struct StateContents {
  public var environment: DeviceEnvironment
  public var columns: ColumnCount
  public var style: SplitStyle
  public var columnVisibility: NavigationSplitViewVisibility
  public var preferredCompactColumn: NavigationSplitViewColumn
  public var sidebar: SelectionRequest
  public var content: SelectionRequest
  public var path: [NavigationPath.Element]
  public var presented: NavigationPath.Element?

  public init(
    environment: DeviceEnvironment, columns: ColumnCount, style: SplitStyle,
    columnVisibility: NavigationSplitViewVisibility,
    preferredCompactColumn: NavigationSplitViewColumn, sidebar: SelectionRequest,
    content: SelectionRequest, path: [NavigationPath.Element],
    presented: NavigationPath.Element? = nil
  ) {
    self.environment = environment
    self.columns = columns
    self.style = style
    self.columnVisibility = columnVisibility
    self.preferredCompactColumn = preferredCompactColumn
    self.sidebar = sidebar
    self.content = content
    self.path = path
    self.presented = presented
  }
}

extension StateContents {
  /// What a state consists of, but for identities.
  public init(of state: NavigationState) {
    self.init(
      environment: state.environment, columns: state.columns, style: state.style,
      columnVisibility: state.columnVisibility,
      preferredCompactColumn: state.preferredCompactColumn,
      sidebar: SelectionRequest(state.sidebar), content: SelectionRequest(state.content),
      path: state.path.map(\.element), presented: state.presented?.element)
  }
}
