@MainActor
extension Group: TabContent, PrimitiveTabContent where Content: TabContent {
  /// The type of the values that select the tabs.
  public typealias TabValue = Content.TabValue

  /// Creates a group of tabs.
  public nonisolated init<V>(@TabContentBuilder<V> content: () -> Content)
  where V == Content.TabValue { self.init(holding: content()) }

  public func _render(in context: inout RenderContext) { held._render(in: &context) }
}

@MainActor
extension ForEach: TabContent, PrimitiveTabContent where Content: TabContent {
  /// The type of the values that select the tabs.
  public typealias TabValue = Content.TabValue

  /// Creates tabs for each element, which is identified by a property.
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(each: data, id: { $0[keyPath: id] }, content: content)
  }

  public func _render(in context: inout RenderContext) {
    ForEach<Data, ID, TabContentView<Content>>(
      each: data, id: id, content: { [content] in TabContentView(content($0)) }
    )._render(in: &context)
  }
}

extension ForEach
where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  /// Creates tabs for each element, which is identified by its own id.
  public init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(each: data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
  /// Creates tabs for each number of a constant range.
  public init<V>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where V == Content.TabValue {
    self.init(each: data, id: { $0 }, content: content)
  }
}

extension ForEach where Content: TabContent {
  /// Creates tabs with optional values for each element, which is identified by a property.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V? {
    self.init(each: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach
where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  /// Creates tabs with optional values for each element, which is identified by its own id.
  @_disfavoredOverload
  public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V? {
    self.init(each: data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
  /// Creates tabs with optional values for each number of a constant range.
  @_disfavoredOverload
  public init<V: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<V?> content: @escaping (Int) -> Content
  ) where Content.TabValue == V? {
    self.init(each: data, id: { $0 }, content: content)
  }
}

extension Group where Content: TabContent {
  /// Creates a group of tabs with optional values.
  public nonisolated init<V: Hashable>(@TabContentBuilder<V?> content: () -> Content)
  where Content.TabValue == V? { self.init(holding: content()) }
}
