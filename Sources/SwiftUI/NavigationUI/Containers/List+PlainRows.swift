// Lists that select nothing.
extension List where SelectionValue == Never {
  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(erased: nil, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, identified by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(erased: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number of a constant range.
  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(erased: nil, content: ForEach(data, content: rowContent))
  }
}
