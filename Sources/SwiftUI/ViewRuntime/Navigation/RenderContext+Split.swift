import NavigationCore
import SceneModel

extension RenderContext {
  /// Shows a split view, whose columns are kept under this identity.
  package mutating func renderSplit(
    _ contents: [SplitHost.Content], _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ preferredColumn: Binding<NavigationSplitViewColumn>?, isLegacy: Bool = false,
    origin: ScreenOrigin? = nil
  ) {
    let visibility = visibility ?? localBinding(.automatic)
    let preferred = preferredColumn ?? localBinding(.sidebar)
    let storage = identity.stored { HostStorage<SplitHost>() }
    let split =
      storage.host
      ?? SplitHost(runtime: host.runtime, visibility: visibility, preferredColumn: preferred)
    storage.host = split
    if identity.onTearDown.isEmpty { identity.onTearDown.append { split.tearDown() } }
    split.visibility = visibility
    split.preferredColumn = preferred
    split.origin = origin
    split.style = environment.navigationSplitViewStyle
    split.configure(contents, in: self)
    if isLegacy { for column in split.columns { column.isLegacy = true } }
    // Read here, so that a change of either renders this view again.
    _ = (visibility.wrappedValue, preferred.wrappedValue)
    if output.containers.split == nil { emit(ViewNode(.screen)) }
    output.containers.split = output.containers.split ?? split
  }
}

extension EnvironmentValues {
  package var navigationSplitViewStyle: SplitStyle {
    get { self[SplitStyleKey.self] }
    set { self[SplitStyleKey.self] = newValue }
  }
}

private enum SplitStyleKey: EnvironmentKey {
  static let defaultValue: SplitStyle = .automatic
}
