import Foundation

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab with a localized title and an image, selected by a value.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(image)))
  }

  /// Creates a tab with a localized title and an image, selected by a value.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(titleResource), Image(image)))
  }

  /// Creates a tab with a title and an image, selected by a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(title), Image(image)))
  }

  /// Creates a tab with a localized title and an image, selected by a value, with a role.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(image)))
  }

  /// Creates a tab with a localized title and an image, selected by a value, with a role.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(titleResource), Image(image)))
  }

  /// Creates a tab with a title and an image, selected by a value, with a role.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(title), Image(image)))
  }

  /// Creates a tab with a localized title and an image, selected by an optional value.
  public nonisolated init<T: Hashable>(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: T,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(image)))
  }

  /// Creates a tab with a localized title and an image, selected by an optional value.
  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    _ titleResource: LocalizedStringResource, image: ImageResource, value: T,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(titleResource), Image(image)))
  }

  /// Creates a tab with a title and an image, selected by an optional value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T: Hashable>(
    _ title: S, image: ImageResource, value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(Text(title), Image(image)))
  }

  /// Creates a tab with a localized title and an image, selected by an optional value, with a role.
  public nonisolated init<T: Hashable>(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(image)))
  }

  /// Creates a tab with a localized title and an image, selected by an optional value, with a role.
  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    _ titleResource: LocalizedStringResource, image: ImageResource, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(titleResource), Image(image)))
  }

  /// Creates a tab with a title and an image, selected by an optional value, with a role.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T: Hashable>(
    _ title: S, image: ImageResource, value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel {
    self.init(
      tag: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(title), Image(image)))
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab with a localized title and an image.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: nil, role: nil, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }

  /// Creates a tab with a localized title and an image.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: nil, role: nil, content: content(),
      label: DefaultTabLabel(Text(titleResource), Image(image)))
  }

  /// Creates a tab with a title and an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: nil, role: nil, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
  }

  /// Creates a tab with a localized title and an image, with a role.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: nil, role: role, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image))
    )
  }

  /// Creates a tab with a localized title and an image, with a role.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: nil, role: role, content: content(),
      label: DefaultTabLabel(Text(titleResource), Image(image)))
  }

  /// Creates a tab with a title and an image, with a role.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      tag: nil, role: role, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
  }
}
