// Menus with an image, and with an action of their own, which is never called.
extension Menu where Label == ViewControls.Label<Text, Image> {
  /// Creates a menu with a localized title, an image and an action of its own.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content(), label: ViewControls.Label(titleKey, systemImage: systemImage),
      primaryAction: primaryAction)
  }

  /// Creates a menu with a localized title, an image and an action of its own.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content(), label: ViewControls.Label(titleKey, image: image),
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title, an image and an action of its own.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content(), label: ViewControls.Label(title, systemImage: systemImage),
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title, an image and an action of its own.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content(), label: ViewControls.Label(title, image: image),
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title that is a resource of the app, an image and an action of its own.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content(),
      label: ViewControls.Label(LocalizedStringKey(titleResource), systemImage: systemImage),
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title that is a resource of the app, an image and an action of its own.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content(),
      label: ViewControls.Label(LocalizedStringKey(titleResource), image: image),
      primaryAction: primaryAction)
  }
}
