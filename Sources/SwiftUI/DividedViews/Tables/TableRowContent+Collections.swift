import NavigationUI
import UniformTypeIdentifiers

/// Rows created from a collection.
public protocol DynamicTableRowContent: TableRowContent {
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension DynamicTableRowContent {
  /// Accepted; nothing can be dropped here.
  public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }
}

extension ForEach: TableRowContent, PrimitiveTableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  package func rows(_ inputs: _TableRowInputs) -> AnyView {
    AnyView(
      ForEach<Data, ID, AnyView>(
        each: data, id: id, content: { [content] in content($0).renderedRows(inputs) }))
  }

  /// Creates rows for each element.
  public nonisolated init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(each: data, id: \.id, content: content)
  }

  /// Creates rows for each element, which a property identifies.
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(each: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Creates a row for each element.
  public nonisolated init(_ data: Data)
  where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
    self.init(each: data, id: \.id, content: { TableRow($0) })
  }

  /// Creates rows for each number of a constant range.
  public nonisolated init<V>(
    _ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, V == Content.TableRowValue {
    self.init(each: data, id: { $0 }, content: content)
  }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>
where Data.Element: Identifiable {
  let data: Data
}

extension TableForEachContent: PrimitiveTableRowContent {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  package func rows(_ inputs: _TableRowInputs) -> AnyView {
    AnyView(ForEach(data) { inputs.row($0) })
  }
}

/// A row for each element of a tree.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>
where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
}

extension TableOutlineGroupContent: PrimitiveTableRowContent {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  package func rows(_ inputs: _TableRowInputs) -> AnyView {
    AnyView(OutlineGroup(data, children: children) { inputs.row($0) })
  }
}

extension Section: TableRowContent, PrimitiveTableRowContent
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  package func rows(_ inputs: _TableRowInputs) -> AnyView {
    AnyView(
      Section<AnyView, AnyView, AnyView>(
        content: { content.renderedRows(inputs) }, header: { header.renderedRows(inputs) },
        footer: { footer.renderedRows(inputs) }))
  }
}

extension Section {
  /// Creates a section of rows with a header.
  public nonisolated init<V, H: View>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    Content: TableRowContent, V == Content.TableRowValue
  {
    self.init(
      header: TableHeaderRowContent(content: header()), content: content(),
      footer: EmptyTableRowContent(), isExpanded: nil)
  }

  /// Creates a section of rows with a localized title.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    Content: TableRowContent, V == Content.TableRowValue
  {
    self.init(content: content, header: { Text(titleKey) })
  }

  /// Creates a section of rows with a title.
  @_disfavoredOverload
  public nonisolated init<V, S: StringProtocol>(
    _ title: S, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    Content: TableRowContent, V == Content.TableRowValue
  {
    self.init(content: content, header: { Text(title) })
  }

  /// Creates a section of rows.
  public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content)
  where
    Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>,
    Content: TableRowContent, V == Content.TableRowValue
  {
    self.init(
      header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent(),
      isExpanded: nil)
  }
}
