import NavigationUI

/// The columns that a person has hidden; no one can hide any here.
///
/// Source: Apple, `TableColumnCustomization`.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var hidden: [String: Bool] = [:]

  /// Creates a customization that changes nothing.
  public init() {}

  /// The visibility of a column.
  public subscript(visibility id: String) -> Visibility {
    get { hidden[id].map { $0 ? .hidden : .visible } ?? .automatic }
    set { hidden[id] = newValue == .automatic ? nil : newValue == .hidden }
  }

  /// Does nothing: the order is always the author's.
  public mutating func resetOrder() {}
}

/// The side of a column on which its values are.
///
/// Source: Apple, `TableColumnAlignment`.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Side: Hashable { case leading, center, trailing }
  private let side: Side

  /// Leading.
  public static var automatic: TableColumnAlignment { leading }
  /// Leading.
  public static var leading: TableColumnAlignment { TableColumnAlignment(side: .leading) }
  /// In the middle.
  public static var center: TableColumnAlignment { TableColumnAlignment(side: .center) }
  /// Trailing.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(side: .trailing) }
  /// Trailing.
  public static var numeric: TableColumnAlignment { trailing }
  /// Trailing.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
    trailing
  }

  var horizontal: HorizontalAlignment {
    switch side {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// Columns with a change.
struct ModifiedTableColumn<Content: TableColumnContent> {
  let content: Content
  let change: (inout RenderedColumn) -> Void
}

extension ModifiedTableColumn: PrimitiveTableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator
  typealias TableColumnBody = Never
  nonisolated var columns: [RenderedColumn] {
    content.renderedColumns.map { column in
      var column = column
      change(&column)
      return column
    }
  }
}

extension TableColumnContent {
  /// Sets the side on which the values are, on an iPad.
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumn(content: self) { $0.alignment = alignment.horizontal }
  }
}

/// Rows with a change.
struct ModifiedTableRow<Content: TableRowContent>: PrimitiveTableRowContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableRowBody = Never
  let content: Content
  let change: (AnyView) -> AnyView

  func rows(_ inputs: _TableRowInputs) -> AnyView { change(content.renderedRows(inputs)) }
}

extension TableRowContent {
  /// Prevents the rows from being selected.
  public func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRow(content: self) { AnyView($0.selectionDisabled(isDisabled)) }
  }

  /// Adds a menu to the rows.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    let items = menuItems()
    return ModifiedTableRow(content: self) { AnyView($0.contextMenu { items }) }
  }
}
