import NavigationUI

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column whose views show a row's value.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), nil, content)
  }

  /// Creates a column whose views show a row's value.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), nil, content)
  }

  /// Creates a column whose views show a row's value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), nil, content)
  }

  /// Creates a column whose views show a row's value.
  public nonisolated init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, nil, content)
  }

  /// Creates a column of texts.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(Text(titleKey), nil, { Text($0[keyPath: value]) })
  }

  /// Creates a column of texts.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(Text(titleResource), nil, { Text($0[keyPath: value]) })
  }

  /// Creates a column of texts.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(Text(title), nil, { Text($0[keyPath: value]) })
  }

  /// Creates a column of texts.
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(text, nil, { Text($0[keyPath: value]) })
  }
}
