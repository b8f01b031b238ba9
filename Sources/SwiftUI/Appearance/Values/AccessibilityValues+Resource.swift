// Titles and other words that are resources of an app.
extension AccessibilityCustomContentKey {
  /// Creates a key by its label.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource
  ) {
    self.init(LocalizedStringKey(labelResource))
  }

  /// Creates a key by its label and a name.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource, id: String
  ) {
    self.init(LocalizedStringKey(labelResource), id: id)
  }
}
