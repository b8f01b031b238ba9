import OrderedJSON

/// A request of a person or a script to navigate, or the change that an author's code has made.
///
/// Most cases have the name of their method on the wire. `popFrom` is `pop` with an id, `load` is
/// `import`, and `resolve` has no method.
public enum Command {
  /// From the detail these go on top; from a leading column, whose links fill the detail's stack,
  /// they become the whole path.
  case push([NavigationPath.Element], from: NavigationSplitViewColumn)
  case pop(Int)
  case popToRoot
  case popTo(PopTarget)
  /// Pops the element with all above it.
  case popFrom(ElementID)
  /// Removes one element; those above keep their identities.
  case remove(PopTarget)
  /// Pops to a value if it is on the path, else pushes it.
  case popToOrPush(NavigationPath.Element)
  /// Brings elements to life whose types a scene has come to know. Only a scene reports it.
  case resolve
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

/// The element that is to be on top after `popTo`; if several fit, the one nearest to the top.
public enum PopTarget {
  /// Counted from the bottom, 0 is the first above the root.
  case index(Int)
  case id(ElementID)
  case value(NavigationPath.Element)
  /// A type's dotted name.
  case type(UTF8String)
}

/// The new selection of a list.
public enum SelectionRequest {
  case none
  case single(NavigationPath.Element)
  /// Equal values count once.
  case set([NavigationPath.Element])
}

/// A whole state without identities, as a document from outside describes it.
@dynamicMemberLookup
public struct StateContents {
  /// The settings: device, columns and the rest of the setup.
  public var settings: SplitSettings
  /// The sidebar's selection.
  public var sidebar: SelectionRequest
  /// The content column's selection.
  public var content: SelectionRequest
  /// The detail's stack above its root, bottom first.
  public var path: [NavigationPath.Element]
  /// The item in the place of the detail's root; nil for the root itself.
  public var presented: NavigationPath.Element?

  /// Creates the contents of a state.
  public init(
    settings: SplitSettings, sidebar: SelectionRequest, content: SelectionRequest,
    path: [NavigationPath.Element], presented: NavigationPath.Element? = nil
  ) {
    self.settings = settings
    self.sidebar = sidebar
    self.content = content
    self.path = path
    self.presented = presented
  }

  /// Creates the contents of a state that exists.
  public init(of state: NavigationState) {
    self.init(
      settings: state.settings, sidebar: SelectionRequest(state.sidebar),
      content: SelectionRequest(state.content), path: state.path.map(\.element),
      presented: state.presented?.element)
  }

  /// The settings' fields, as the contents' own.
  public subscript<Value>(dynamicMember member: WritableKeyPath<SplitSettings, Value>) -> Value {
    get { settings[keyPath: member] }
    set { settings[keyPath: member] = newValue }
  }
}
