import NavigationUI

/// A column of a table.
///
/// Source: Apple, `TableColumn`.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>
{
  private let label: Label
  private let comparator: Sort?
  private let content: (RowValue) -> Content
  private var width = RenderedColumn.Width()

  nonisolated init(_ label: Label, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content)
  {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// Sets a width, on an iPad.
  public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn {
    self.width(min: width, ideal: width, max: width)
  }

  /// Sets the bounds of the width, on an iPad.
  public nonisolated func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    column.width = RenderedColumn.Width(minimum: min, ideal: ideal, maximum: max)
    return column
  }
}

extension TableColumn: PrimitiveTableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  package nonisolated var columns: [RenderedColumn] {
    let cell: (Any) -> AnyView = { [content] value in
      (value as? RowValue).map { AnyView(content($0)) } ?? AnyView(EmptyView())
    }
    return [
      RenderedColumn(title: AnyView(label), cell: cell, comparator: comparator, width: width)
    ]
  }
}
