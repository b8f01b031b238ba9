import Foundation

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab with a localized title and a symbol, selected by a value.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }

  /// Creates a tab with a localized title and a symbol, selected by a value.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(titleResource), Image(systemName: systemImage)))
  }

  /// Creates a tab with a title and a symbol, selected by a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }

  /// Creates a tab with a localized title and a symbol, selected by a value, with a role.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }

  /// Creates a tab with a localized title and a symbol, selected by a value, with a role.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(titleResource), Image(systemName: systemImage)))
  }

  /// Creates a tab with a title and a symbol, selected by a value, with a role.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }

  /// Creates a tab with a localized title and a symbol, selected by an optional value.
  public nonisolated init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }

  /// Creates a tab with a localized title and a symbol, selected by an optional value.
  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(titleResource), Image(systemName: systemImage)))
  }

  /// Creates a tab with a title and a symbol, selected by an optional value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T: Hashable>(
    _ title: S, systemImage: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }

  /// Creates a tab with a localized title and a symbol, selected by an optional value, with a role.
  public nonisolated init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }

  /// Creates a tab with a localized title and a symbol, selected by an optional value, with a role.
  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(titleResource), Image(systemName: systemImage)))
  }

  /// Creates a tab with a title and a symbol, selected by an optional value, with a role.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T: Hashable>(
    _ title: S, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab with a localized title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: nil, role: nil, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }

  /// Creates a tab with a localized title and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: nil, role: nil, content: content(),
      label: DefaultTabLabel(Text(titleResource), Image(systemName: systemImage)))
  }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: nil, role: nil, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }

  /// Creates a tab with a localized title and a symbol, with a role.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: nil, role: role, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }

  /// Creates a tab with a localized title and a symbol, with a role.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: nil, role: role, content: content(),
      label: DefaultTabLabel(Text(titleResource), Image(systemName: systemImage)))
  }

  /// Creates a tab with a title and a symbol, with a role.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: nil, role: role, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }
}
