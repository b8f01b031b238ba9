// Titles and other words that are resources of an app.
extension SharePreview {
  /// Creates a preview.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: Image, icon: Icon
  ) where Image: Transferable, Icon: Transferable {
    self.init(LocalizedStringKey(titleResource), image: image, icon: icon)
  }

  /// Creates a preview.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: Image
  ) where Image: Transferable, Icon == Never {
    self.init(LocalizedStringKey(titleResource), image: image)
  }

  /// Creates a preview.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource
  ) where Image == Never, Icon == Never {
    self.init(LocalizedStringKey(titleResource))
  }
}
