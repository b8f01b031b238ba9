import NavigationCore

extension RenderContext {
  /// Keeps a split view's columns at this place.
  package mutating func renderSplit(
    _ contents: [SplitHost.Content], _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ preferredColumn: Binding<NavigationSplitViewColumn>?
  ) {
    let visibility = visibility ?? ownBinding(.automatic)
    let preferred = preferredColumn ?? ownBinding(.sidebar)
    let memory = place.memory { HostMemory<SplitHost>() }
    let host =
      memory.host
      ?? SplitHost(runtime: unit.runtime, visibility: visibility, preferredColumn: preferred)
    memory.host = host
    if place.endings.isEmpty { place.endings.append { host.end() } }
    host.visibility = visibility
    host.preferredColumn = preferred
    host.style = environment.navigationSplitViewStyle
    host.configure(contents, in: self)
    // Read here, so that a change of either renders this view again.
    _ = (visibility.wrappedValue, preferred.wrappedValue)
    output.split = output.split ?? host
  }

  /// A binding of the view's own, where its author gave none.
  private func ownBinding<Value>(_ value: Value) -> Binding<Value> {
    let own = place.memory { StateBox(value) }
    return Binding(get: { own.value }, set: { own.value = $0 })
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
