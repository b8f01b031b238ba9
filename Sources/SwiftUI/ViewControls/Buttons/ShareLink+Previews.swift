// Sharing with previews, and of several things: shown, and nothing is shared.
extension ShareLink {
  /// Creates a link to share an item; it is shown and does nothing.
  public init<Item, A, B>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<A, B>,
    @ViewBuilder label: () -> Label
  ) { self.init(item: item, label: label) }

  /// Creates a link to share items; it is shown and does nothing.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(item: items, label: label) }

  /// Creates a link to share items; it is shown and does nothing.
  public init<Items: RandomAccessCollection, A, B>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<A, B>, @ViewBuilder label: () -> Label
  ) { self.init(item: items, label: label) }
}

extension ShareLink where Label == ViewControls.Label<Text, Image> {
  /// Creates a link to share an item; it is shown and does nothing.
  public init<Item, A, B>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<A, B>
  ) { self.init(item: item) }

  /// Creates a link to share an item; it is shown and does nothing.
  public init<Item, A, B>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<A, B>
  ) { self.init(titleKey, item: item) }

  /// Creates a link to share an item; it is shown and does nothing.
  @_disfavoredOverload
  public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item) { ViewControls.Label(title, systemImage: "square.and.arrow.up") }
  }

  /// Creates a link to share an item; it is shown and does nothing.
  @_disfavoredOverload
  public init<S: StringProtocol, Item, A, B>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<A, B>
  ) { self.init(title, item: item) }

  /// Creates a link to share items; it is shown and does nothing.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil
  ) { self.init(item: items) }

  /// Creates a link to share items; it is shown and does nothing.
  public init<Items: RandomAccessCollection, A, B>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<A, B>
  ) { self.init(item: items) }

  /// Creates a link to share an item; it is shown and does nothing.
  public init<Item>(_ title: Text, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) {
      ViewControls.Label {
        title
      } icon: {
        Image(systemName: "square.and.arrow.up")
      }
    }
  }

  /// Creates a link to share an item; it is shown and does nothing.
  public init<Item, A, B>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<A, B>
  ) { self.init(title, item: item) }

  /// Creates a link to share items; it is shown and does nothing.
  public init<Items: RandomAccessCollection>(
    _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil
  ) { self.init(title, item: items) }

  /// Creates a link to share items; it is shown and does nothing.
  public init<Items: RandomAccessCollection, A, B>(
    _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<A, B>
  ) { self.init(title, item: items) }

  /// Creates a link to share items; it is shown and does nothing.
  public init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
  ) { self.init(Text(titleKey), item: items) }

  /// Creates a link to share items; it is shown and does nothing.
  public init<Items: RandomAccessCollection, A, B>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<A, B>
  ) { self.init(Text(titleKey), item: items) }

  /// Creates a link to share items; it is shown and does nothing.
  @_disfavoredOverload
  public init<S: StringProtocol, Items: RandomAccessCollection>(
    _ title: S, items: Items, subject: Text? = nil, message: Text? = nil
  ) { self.init(Text(title), item: items) }

  /// Creates a link to share items; it is shown and does nothing.
  @_disfavoredOverload
  public init<S: StringProtocol, Items: RandomAccessCollection, A, B>(
    _ title: S, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<A, B>
  ) { self.init(Text(title), item: items) }

  /// Creates a link to share items; it is shown and does nothing.
  @_disfavoredOverload
  public init<Items: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, items: Items, subject: Text? = nil,
    message: Text? = nil
  ) { self.init(Text(LocalizedStringKey(titleResource)), item: items) }

  /// Creates a link to share items; it is shown and does nothing.
  @_disfavoredOverload
  public init<Items: RandomAccessCollection, A, B>(
    _ titleResource: LocalizedStringResource, items: Items, subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<A, B>
  ) { self.init(Text(LocalizedStringKey(titleResource)), item: items) }
}
