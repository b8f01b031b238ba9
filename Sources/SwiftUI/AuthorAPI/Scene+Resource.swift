// Titles and other words that are resources of an app.
extension CommandMenu {
  /// Creates a menu, whose content is never made.
  @_disfavoredOverload
  public nonisolated init(
    _ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(nameResource), content: content)
  }
}

extension MenuBarExtra {
  /// Creates a menu that is never shown.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(LocalizedStringKey(titleResource), content: content)
  }

  /// Creates a menu that is never shown.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Label == ViewControls.Label<Text, Image> {
    self.init(LocalizedStringKey(titleResource), systemImage: systemImage, content: content)
  }
}

extension WindowGroup {
  /// Creates a window group with a localized title, which is not shown.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, id: String = "", @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), id: id, content: content)
  }

  /// Creates windows with a title and for values of a type.
  @_disfavoredOverload
  public init<D: Codable & Hashable, V: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> V
  ) where Content == PresentedWindowContent<D, V> {
    self.init(LocalizedStringKey(titleResource), for: type, content: content)
  }

  /// Creates windows with a title and for values of a type, with one to begin with.
  @_disfavoredOverload
  public init<D: Codable & Hashable, V: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> V, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, V> {
    self.init(
      LocalizedStringKey(titleResource), for: type, content: content, defaultValue: defaultValue)
  }

  /// Creates windows with a title and for values of a type.
  @_disfavoredOverload
  public init<D: Codable & Hashable, V: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> V
  ) where Content == PresentedWindowContent<D, V> {
    self.init(LocalizedStringKey(titleResource), id: id, for: type, content: content)
  }

  /// Creates windows with a title and for values of a type, with one to begin with.
  @_disfavoredOverload
  public init<D: Codable & Hashable, V: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> V, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, V> {
    self.init(
      LocalizedStringKey(titleResource), id: id, for: type, content: content,
      defaultValue: defaultValue)
  }
}

extension Window {
  /// Creates a window with a localized title, which is not shown, and an id, by which it is opened.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), id: id, content: content)
  }
}
