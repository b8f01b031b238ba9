// Titles and other words that are resources of an app.
extension Button where Label == Text {
  /// Creates a button with a localized title.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(LocalizedStringKey(titleResource), action: action)
  }

  /// Creates a button with a localized title and a role.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(LocalizedStringKey(titleResource), role: role, action: action)
  }
}

extension Button where Label == ViewControls.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(LocalizedStringKey(titleResource), systemImage: systemImage, action: action)
  }

  /// Creates a button with a localized title, a symbol and a role.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      LocalizedStringKey(titleResource), systemImage: systemImage, role: role, action: action)
  }
}

extension Link where Label == Text {
  /// Creates a link with a localized title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, destination: URL
  ) {
    self.init(LocalizedStringKey(titleResource), destination: destination)
  }
}

extension ShareLink {
  /// Creates a link to share an item; it is shown and does nothing.
  @_disfavoredOverload
  public init<Item>(
    _ titleResource: LocalizedStringResource, item: Item, subject: Text? = nil, message: Text? = nil
  ) where Label == ViewControls.Label<Text, Image> {
    self.init(LocalizedStringKey(titleResource), item: item, subject: subject, message: message)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }

  /// Creates a menu with a localized title; its primary action is never called.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(LocalizedStringKey(titleResource), content: content, primaryAction: primaryAction)
  }
}

extension Menu where Label == ViewControls.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), systemImage: systemImage, content: content)
  }
}

extension ShareLink where Label == ViewControls.Label<Text, Image> {
  /// Creates a link to share an item; it is shown and does nothing.
  @_disfavoredOverload
  public init<Item, A, B>(
    _ titleResource: LocalizedStringResource, item: Item, subject: Text? = nil,
    message: Text? = nil, preview: SharePreview<A, B>
  ) {
    self.init(
      LocalizedStringKey(titleResource), item: item, subject: subject, message: message,
      preview: preview)
  }
}
