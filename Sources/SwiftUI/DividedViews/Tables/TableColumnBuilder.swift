import NavigationUI

/// Puts the columns of a table together.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }

  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never { column }

  public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
  where Column.TableRowValue == RowValue { first }

  public static func buildPartialBlock<First: TableColumnContent, Next: TableColumnContent>(
    accumulated: First, next: Next
  ) -> TupleTableColumnContent<RowValue, Sort, (First, Next)>
  where First.TableRowValue == RowValue, Next.TableRowValue == RowValue {
    TupleTableColumnContent(
      value: (accumulated, next), columns: accumulated.renderedColumns + next.renderedColumns)
  }

  public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
  where Column.TableRowValue == RowValue { column }

  public static func buildEither<Column: TableColumnContent>(
    first: Column
  ) -> TupleTableColumnContent<RowValue, Sort, Void> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(value: (), columns: first.renderedColumns)
  }

  public static func buildEither<Column: TableColumnContent>(
    second: Column
  ) -> TupleTableColumnContent<RowValue, Sort, Void> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(value: (), columns: second.renderedColumns)
  }

  public static func buildLimitedAvailability<Column: TableColumnContent>(
    _ content: Column
  ) -> TupleTableColumnContent<RowValue, Sort, Void> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(value: (), columns: content.renderedColumns)
  }
}

/// Columns beside each other.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T> {
  /// The columns.
  public var value: T
  package let columns: [RenderedColumn]
}

extension TupleTableColumnContent: PrimitiveTableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
}

extension Optional: TableColumnContent, PrimitiveTableColumnContent
where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableColumnBody = Never
  package nonisolated var columns: [RenderedColumn] { self?.renderedColumns ?? [] }
}

extension Group: TableColumnContent, PrimitiveTableColumnContent
where Content: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  public typealias TableColumnBody = Never
  package nonisolated var columns: [RenderedColumn] { held.renderedColumns }

  /// Creates a group of columns.
  public nonisolated init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.init(holding: content())
  }
}

/// Columns created from a collection.
///
/// Source: Apple, `TableColumnForEach`.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent
>
where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  /// The collection.
  public var data: Data
  /// Creates the columns of an element.
  public var content: (Data.Element) -> Content

  /// Creates columns for each element.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  /// Creates columns for each element, which a property identifies.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension TableColumnForEach: PrimitiveTableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  package nonisolated var columns: [RenderedColumn] {
    data.flatMap { content($0).renderedColumns }
  }
}
