import NavigationUI

/// Rows of a table.
///
/// Source: Apple, `TableRowContent`.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent
  /// The rows that these consist of.
  @MainActor @preconcurrency var tableRowBody: TableRowBody { get }
  static func _makeRows(content: _GraphValue<Self>, inputs: _TableRowInputs) -> _TableRowOutputs
}

extension TableRowContent {
  public static func _makeRows(
    content: _GraphValue<Self>, inputs: _TableRowInputs
  ) -> _TableRowOutputs {
    // A wrapper that has no body of its own shows nothing.
    if TableRowBody.self == Never.self { return _TableRowOutputs(view: AnyView(EmptyView())) }
    let body = _GraphValue(content.value.tableRowBody)
    return TableRowBody._makeRows(content: body, inputs: inputs)
  }
}

/// Content that a table knows itself.
package protocol PrimitiveTableRowContent: TableRowContent where TableRowBody == Never {
  /// The views of the rows.
  func rows(_ inputs: _TableRowInputs) -> AnyView
}

extension PrimitiveTableRowContent {
  public var tableRowBody: Never { Never.noTableContent() }

  public static func _makeRows(
    content: _GraphValue<Self>, inputs: _TableRowInputs
  ) -> _TableRowOutputs { _TableRowOutputs(view: content.value.rows(inputs)) }
}

extension TableRowContent {
  func renderedRows(_ inputs: _TableRowInputs) -> AnyView {
    Self._makeRows(content: _GraphValue(self), inputs: inputs).view
  }
}

/// The columns that a table passes to its rows.
public struct _TableRowInputs {
  /// The columns, which a row shows or only the first of which.
  package let columns: [RenderedColumn]

  @MainActor
  func row(_ value: Any) -> some View { TableRowView(columns: columns, value: value) }
}

/// The views that rows give to their table.
public struct _TableRowOutputs {
  package let view: AnyView
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never
  public var tableRowBody: Never { Self.noTableContent() }
}

/// A row of a value.
///
/// Source: Apple, `TableRow`.
public struct TableRow<Value: Identifiable> {
  private let value: Value

  /// Creates a row.
  public nonisolated init(_ value: Value) { self.value = value }
}

extension TableRow: PrimitiveTableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  package func rows(_ inputs: _TableRowInputs) -> AnyView {
    AnyView(inputs.row(value).tag(value.id))
  }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable> {
}

extension EmptyTableRowContent: PrimitiveTableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  package func rows(_ inputs: _TableRowInputs) -> AnyView { AnyView(EmptyView()) }
}

/// The header of a section of rows.
public struct TableHeaderRowContent<Value: Identifiable, Content: View> {
  let content: Content
}

extension TableHeaderRowContent: PrimitiveTableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  package func rows(_ inputs: _TableRowInputs) -> AnyView { AnyView(content) }
}

/// Rows below a row, which opens and closes them.
///
/// Source: Apple, `DisclosureTableRow`.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
  private let label: Label
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content

  /// Creates a row of a value with rows below it.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }
}

extension DisclosureTableRow: PrimitiveTableRowContent {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never
  package func rows(_ inputs: _TableRowInputs) -> AnyView {
    guard let isExpanded else {
      return AnyView(
        DisclosureGroup {
          content().renderedRows(inputs)
        } label: {
          label.renderedRows(inputs)
        })
    }
    return AnyView(
      DisclosureGroup(isExpanded: isExpanded) {
        content().renderedRows(inputs)
      } label: {
        label.renderedRows(inputs)
      })
  }
}
