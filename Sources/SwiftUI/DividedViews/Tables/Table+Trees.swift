import NavigationUI

extension Table {
  /// Creates a table with a row for each element of a tree.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(columns(), TableOutlineGroupContent(data: data, children: children), .none, nil)
  }

  /// Creates a table with a row for each element of a tree that selects one row or none.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), .one(selection), nil)
  }

  /// Creates a table with a row for each element of a tree that selects any number of rows.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), .many(selection), nil)
  }

  /// Creates a table with a row for each element of a tree whose titles sort.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Sort.Compared == Value, Data.Element == Value {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), .none,
      TableSorting(sortOrder))
  }

  /// Creates a table with a row for each element of a tree that selects one row or none, whose titles sort.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Sort.Compared == Value, Data.Element == Value {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), .one(selection),
      TableSorting(sortOrder))
  }

  /// Creates a table with a row for each element of a tree that selects any number of rows, whose titles sort.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Sort.Compared == Value, Data.Element == Value {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), .many(selection),
      TableSorting(sortOrder))
  }
}
