import NavigationUI

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that sorts by a value.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value), content)
  }

  /// Creates a column that sorts by a value.
  @_disfavoredOverload
  public nonisolated init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), KeyPathComparator(value), content)
  }

  /// Creates a column that sorts by a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value), content)
  }

  /// Creates a column that sorts by a value.
  public nonisolated init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(value), content)
  }

  /// Creates a column that sorts by a value that may be missing.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value), content)
  }

  /// Creates a column that sorts by a value that may be missing.
  @_disfavoredOverload
  public nonisolated init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), KeyPathComparator(value), content)
  }

  /// Creates a column that sorts by a value that may be missing.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value), content)
  }

  /// Creates a column that sorts by a value that may be missing.
  public nonisolated init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(value), content)
  }

  /// Creates a column that sorts by a value as a comparator says.
  public nonisolated init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content)
  }

  /// Creates a column that sorts by a value as a comparator says.
  @_disfavoredOverload
  public nonisolated init<V, C: SortComparator>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, V> & Sendable,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(titleResource), KeyPathComparator(value, comparator: comparator), content)
  }

  /// Creates a column that sorts by a value as a comparator says.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator), content)
  }

  /// Creates a column that sorts by a value as a comparator says.
  public nonisolated init<V, C: SortComparator>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(text, KeyPathComparator(value, comparator: comparator), content)
  }

  /// Creates a column of texts, which it sorts by.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable
  ) where Content == Text {
    self.init(Text(titleKey), KeyPathComparator(value), { Text($0[keyPath: value]) })
  }

  /// Creates a column of texts, which it sorts by.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable
  ) where Content == Text {
    self.init(Text(titleResource), KeyPathComparator(value), { Text($0[keyPath: value]) })
  }

  /// Creates a column of texts, which it sorts by.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable
  ) where Content == Text {
    self.init(Text(title), KeyPathComparator(value), { Text($0[keyPath: value]) })
  }

  /// Creates a column of texts, which it sorts by.
  public nonisolated init(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable
  ) where Content == Text {
    self.init(text, KeyPathComparator(value), { Text($0[keyPath: value]) })
  }
}
