/// Controls that belong together; each is shown as if it were by itself.
public struct ControlGroup<Content: View> {
  private let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a group with a label of views, which is not shown.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent<C, L>(content: content())
  }
}

@MainActor
extension ControlGroup: View {
  public var body: some View { content }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
}

@MainActor
extension LabeledControlGroupContent: View {
  public var body: some View { content }
}

extension ControlGroup {
  /// Creates a group with a localized title, which is not shown.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title, which is not shown.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title that is a resource of the app, which is not shown.
  @_disfavoredOverload
  public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(LocalizedStringKey(titleResource)) }
  }

  /// Creates a group with a localized title and an image, which are not shown.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group with a title and an image, which are not shown.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// Creates a group with a title that is a resource of the app and an image, which are not shown.
  @_disfavoredOverload
  public init<C: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) {
      Label(LocalizedStringKey(titleResource), systemImage: systemImage)
    }
  }

  /// Creates a group with a localized title and an image, which are not shown.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, image: image) }
  }

  /// Creates a group with a title and an image, which are not shown.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, image: image) }
  }

  /// Creates a group with a title that is a resource of the app and an image, which are not shown.
  @_disfavoredOverload
  public init<C: View>(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(LocalizedStringKey(titleResource), image: image) }
  }
}
