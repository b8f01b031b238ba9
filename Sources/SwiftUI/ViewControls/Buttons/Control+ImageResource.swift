// Controls whose label has a picture of the app's own.
extension Button where Label == ViewControls.Label<Text, Image> {
  /// Creates a button with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      ViewControls.Label {
        Text(titleKey)
      } icon: {
        Image(image)
      }
    }
  }

  /// Creates a button with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      ViewControls.Label {
        Text(title)
      } icon: {
        Image(image)
      }
    }
  }
}

extension Menu where Label == ViewControls.Label<Text, Image> {
  /// Creates a menu with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      ViewControls.Label {
        Text(titleKey)
      } icon: {
        Image(image)
      }
    }
  }

  /// Creates a menu with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      ViewControls.Label {
        Text(title)
      } icon: {
        Image(image)
      }
    }
  }
}

extension ViewControls.Label where Title == Text, Icon == Image {
  /// Creates a label with a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}
