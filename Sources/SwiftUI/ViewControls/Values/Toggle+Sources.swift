// Toggles for several flags at once, and with images.
extension Toggle where Label == Text {
  /// Creates a toggle with a title that is on when all flags of a collection are true, and writes
  /// them all.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ViewControls.Label<Text, Image> {
  /// Creates a toggle for several flags with a localized title and an image.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      ViewControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a toggle for several flags with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { ViewControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle for several flags with a title that is a resource of the app and an image.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      ViewControls.Label(LocalizedStringKey(titleResource), systemImage: systemImage)
    }
  }

  /// Creates a toggle for several flags with a localized title and an image.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { ViewControls.Label(titleKey, image: image) }
  }

  /// Creates a toggle for several flags with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { ViewControls.Label(title, image: image) }
  }

  /// Creates a toggle for several flags with a title that is a resource of the app and an image.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      ViewControls.Label(LocalizedStringKey(titleResource), image: image)
    }
  }

  /// Creates a toggle with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewControls.Label(title, image: image) }
  }
}
