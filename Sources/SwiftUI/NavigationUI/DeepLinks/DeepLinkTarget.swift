import NavigationCore

/// The target of a link: the selections of the columns, and the whole path with its way back.
public struct DeepLinkTarget: Equatable {
  private(set) var selections: [NavigationSplitViewColumn: NavigationPath.Element] = [:]
  /// The path of the detail's stack.
  public var path = NavigationPath()

  /// The root, with nothing selected.
  public init() {}

  init(
    selections: [NavigationSplitViewColumn: NavigationPath.Element], path: NavigationPath
  ) {
    self.selections = selections
    self.path = path
  }

  var location: SceneLocation { SceneLocation(selections: selections, path: path) }

  /// The same with a value selected in a leading column.
  public func selecting<Value: Hashable>(
    _ value: Value, in column: NavigationSplitViewColumn = .sidebar
  ) -> DeepLinkTarget {
    var target = self
    target.selections[column] = ElementCoding.element(value)
    return target
  }

  /// The same with a value on top of the path.
  public func pushing<Value: Hashable>(_ value: Value) -> DeepLinkTarget {
    var target = self
    target.path.append(ElementCoding.element(value))
    return target
  }

  /// The selection of a column, if it is of exactly this type.
  public func selection<Value>(
    _ type: Value.Type, in column: NavigationSplitViewColumn = .sidebar
  ) -> Value? {
    selections[column]?.value(as: type)
  }

  /// The value on top of the path, if it is of exactly this type.
  public func top<Value>(_ type: Value.Type) -> Value? { path.last?.value(as: type) }
}
