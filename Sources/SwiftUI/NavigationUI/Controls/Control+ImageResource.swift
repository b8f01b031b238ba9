// Controls whose label has a picture of the app's own.
extension Button where Label == NavigationUI.Label<Text, Image> {
  /// Creates a button with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      NavigationUI.Label {
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
      NavigationUI.Label {
        Text(title)
      } icon: {
        Image(image)
      }
    }
  }
}

extension Menu where Label == NavigationUI.Label<Text, Image> {
  /// Creates a menu with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      NavigationUI.Label {
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
      NavigationUI.Label {
        Text(title)
      } icon: {
        Image(image)
      }
    }
  }
}

extension NavigationUI.Label where Title == Text, Icon == Image {
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
