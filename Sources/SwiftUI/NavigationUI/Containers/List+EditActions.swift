// Lists whose rows are edited as their actions say.
extension List {
  /// Creates a list with a row for each element of a binding, which can be edited as the actions say,
  /// that selects one row or none.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, Binding<Data.Element>>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Identifiable, Data.Index: Hashable, Data.Indices: RandomAccessCollection
  {
    self.init(selection, ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding, which can be edited as the actions say,
  /// that selects one row or none.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, Binding<Data.Element>>, ID, RowContent
    >,
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Index: Hashable, Data.Indices: RandomAccessCollection
  {
    self.init(selection, ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding, which can be edited as the actions say,
  /// that selects any number of rows.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, Binding<Data.Element>>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Identifiable, Data.Index: Hashable, Data.Indices: RandomAccessCollection
  {
    self.init(selection, ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding, which can be edited as the actions say,
  /// that selects any number of rows.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, Binding<Data.Element>>, ID, RowContent
    >,
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Index: Hashable, Data.Indices: RandomAccessCollection
  {
    self.init(selection, ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for each element of a binding, which can be edited as the actions say.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, Binding<Data.Element>>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Identifiable, Data.Index: Hashable, Data.Indices: RandomAccessCollection
  {
    self.init(erased: nil, content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding, which can be edited as the actions say.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, Binding<Data.Element>>, ID, RowContent
    >,
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Index: Hashable, Data.Indices: RandomAccessCollection
  {
    self.init(
      erased: nil, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
