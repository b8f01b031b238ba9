// Titles and other words that are resources of an app.
extension GroupBox where Label == Text {
  /// Creates a box with a localized title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }

  /// Creates a section with a localized title, open while a flag is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), isExpanded: isExpanded, content: content)
  }
}

extension Tab where Label == ViewControls.Label<Text, Image> {
  /// Creates a tab with a localized title, a symbol and a role, selected by a value.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      LocalizedStringKey(titleResource), systemImage: systemImage, value: value, role: role,
      content: content)
  }

  /// Creates a tab with a localized title, a symbol and a role, selected by its index.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == Int {
    self.init(
      LocalizedStringKey(titleResource), systemImage: systemImage, role: role, content: content)
  }

  /// Creates a tab with a localized title and a symbol, selected by a value.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      LocalizedStringKey(titleResource), systemImage: systemImage, value: value, content: content)
  }

  /// Creates a tab with a localized title and a symbol, selected by its index.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Value == Int {
    self.init(LocalizedStringKey(titleResource), systemImage: systemImage, content: content)
  }
}

extension TabSection {
  /// Creates a section with a localized title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }
}
