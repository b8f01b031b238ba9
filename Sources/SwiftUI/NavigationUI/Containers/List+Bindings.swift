// Lists with rows that can change their elements.
extension List where SelectionValue == Never {
  /// Creates a list with a row for each element of a binding.
  ///
  /// Disfavored, because a binding to a collection is itself one.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, Binding<Data.Element>>, Data.Element.ID, RowContent
    >,
    Data.Element: Identifiable, Data.Index: Hashable, Data.Indices: RandomAccessCollection
  {
    self.init(erased: nil, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding, identified by a property.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, Binding<Data.Element>>, ID, RowContent>,
    Data.Index: Hashable, Data.Indices: RandomAccessCollection
  {
    self.init(erased: nil, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Creates a list with a row for each element of a binding, that selects one row or none.
  ///
  /// Disfavored, because a binding to a collection is itself one.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, Binding<Data.Element>>, Data.Element.ID, RowContent
    >,
    Data.Element: Identifiable, Data.Index: Hashable, Data.Indices: RandomAccessCollection
  {
    self.init(selection, ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding, identified by a property, that selects one row or none.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, Binding<Data.Element>>, ID, RowContent>,
    Data.Index: Hashable, Data.Indices: RandomAccessCollection
  {
    self.init(selection, ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding, that selects any number of rows.
  ///
  /// Disfavored, because a binding to a collection is itself one.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, Binding<Data.Element>>, Data.Element.ID, RowContent
    >,
    Data.Element: Identifiable, Data.Index: Hashable, Data.Indices: RandomAccessCollection
  {
    self.init(selection, ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding, identified by a property, that selects any number of rows.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, Binding<Data.Element>>, ID, RowContent>,
    Data.Index: Hashable, Data.Indices: RandomAccessCollection
  {
    self.init(selection, ForEach(data, id: id, content: rowContent))
  }
}
