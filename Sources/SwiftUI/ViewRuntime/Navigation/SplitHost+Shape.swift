import NavigationCore
import OrderedJSON

extension SplitHost {
  /// The arrangement of the columns now, with no path: what the presentation is a function of.
  func shape(on device: DeviceEnvironment) -> NavigationState {
    NavigationState(
      settings: SplitSettings(
        environment: device, columns: columns.count == 2 ? .two : .three, style: style,
        columnVisibility: visibility.wrappedValue,
        preferredCompactColumn: preferredColumn.wrappedValue),
      sidebar: reached(.content, by: .sidebar), content: selection(in: .content),
      presented: detail?.replacement.map { _ in Self.placeholderElement })
  }

  /// A column that a link fills is reached as if its list had a selection.
  private func reached(
    _ next: NavigationSplitViewColumn, by column: NavigationSplitViewColumn
  ) -> Selection {
    let selection = selection(in: column)
    let isFilled = self.column(next)?.replacement != nil
    return selection.isEmpty && isFilled ? .single(Self.placeholderElement) : selection
  }

  private func selection(in column: NavigationSplitViewColumn) -> Selection {
    guard let binding = self.column(column)?.selection else { return .none }
    switch binding.current {
    case .none: return .none
    case .single(let element): return .single(Self.unidentified(element))
    case .set(let elements): return .set(elements.map(Self.unidentified))
    }
  }

  private static func unidentified(_ element: NavigationPath.Element) -> IdentifiedElement {
    IdentifiedElement(id: ElementID(rawValue: 0), element: element, isResolved: true)
  }

  /// A placeholder for any view that a leading column presents: views have no value to name.
  private static var placeholderElement: IdentifiedElement {
    unidentified(NavigationPath.Element("presented"))
  }
}

// Over the screens of a scene the columns are one stack, as with a compact width.
extension SplitHost {
  /// The columns on the stack, the lowest first.
  private var collapsedColumns: [ColumnHost] {
    guard var device = runtime?.device else { return [] }
    device.horizontalSizeClass = .compact
    return Presentation(of: shape(on: device)).stackRoots.compactMap(column)
  }

  /// The host that is seen.
  var collapsedTop: ViewHost? { collapsedColumns.last?.top }

  var collapsedHosts: [ViewHost] {
    guard let column = collapsedColumns.last else { return [] }
    return column.top === column.host ? [column.top] : [column.top, column.host]
  }

  var collapsedBackTitle: UTF8String? {
    collapsedTop?.stack?.backTitle ?? collapsedColumns.dropLast().last?.title
  }

  /// Goes back by one screen, or leaves the column and clears the selection that led there; false
  /// if there is nothing to go back to.
  func collapsedBack() -> Bool {
    let columns = collapsedColumns
    guard let column = columns.last else { return false }
    if column.stack?.back() == true || dismissReplacement(in: column) { return true }
    guard let revealed = columns.dropLast().last else { return false }
    revealed.selection?.set(.none)
    preferredColumn.wrappedValue = revealed.name
    return true
  }
}
