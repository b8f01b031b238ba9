import NavigationUI

/// Columns of a table.
///
/// Source: Apple, `TableColumnContent`.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  associatedtype TableColumnSortComparator: SortComparator =
    TableColumnBody.TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent
  /// The columns that these consist of.
  nonisolated var tableColumnBody: TableColumnBody { get }
  nonisolated static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs
}

extension TableColumnContent
where
  TableRowValue == TableColumnBody.TableRowValue,
  TableColumnSortComparator == TableColumnBody.TableColumnSortComparator
{
  public nonisolated static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    TableColumnBody._makeContent(content: content[\.tableColumnBody], inputs: inputs)
  }
}

/// Content that a table knows itself.
package protocol PrimitiveTableColumnContent: TableColumnContent where TableColumnBody == Never {
  nonisolated var columns: [RenderedColumn] { get }
}

extension PrimitiveTableColumnContent {
  public nonisolated var tableColumnBody: Never { Never.noTableContent() }

  public nonisolated static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs { _TableColumnOutputs(columns: content.value.columns) }
}

extension TableColumnContent {
  nonisolated var renderedColumns: [RenderedColumn] {
    Self._makeContent(content: _GraphValue(self), inputs: _TableColumnInputs()).columns
  }
}

/// Passed on by content that wraps other content.
public struct _TableColumnInputs {}

/// Passed on by content that wraps other content.
public struct _TableColumnOutputs {
  package let columns: [RenderedColumn]
}

/// A column without the types of its values.
package struct RenderedColumn {
  package struct Width {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?
  }

  let title: AnyView
  /// The view of a row's value.
  let cell: (Any) -> AnyView
  var comparator: Any?
  var width = Width()
  var alignment = HorizontalAlignment.leading
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  public nonisolated var tableColumnBody: Never { Self.noTableContent() }

  public nonisolated static func _makeContent(
    content: _GraphValue<Never>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs { _TableColumnOutputs(columns: []) }
}

extension Never {
  /// Content that a table knows itself has no content of its own, which no one asks for.
  nonisolated static func noTableContent() -> Never {
    preconditionFailure("a table asks its own content for no body")
  }
}
