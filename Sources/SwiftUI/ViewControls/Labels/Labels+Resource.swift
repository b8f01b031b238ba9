// Titles and other words that are resources of an app.
extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage name: String
  ) {
    self.init(LocalizedStringKey(titleResource), systemImage: name)
  }

  /// Creates a label with a localized title and an image.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image name: String
  ) {
    self.init(LocalizedStringKey(titleResource), image: name)
  }
}

extension LabeledContent where Label == Text {
  /// Creates labelled content with a localized title and views.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labelled content with a localized title and a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ titleResource: LocalizedStringResource, value: S
  ) {
    self.init(LocalizedStringKey(titleResource), value: value)
  }

  /// Creates labelled content with a localized title and a formatted value.
  @_disfavoredOverload
  public init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(LocalizedStringKey(titleResource), value: value, format: format)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group with a localized title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }

  /// Creates a disclosure group with a localized title, open while a flag is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), isExpanded: isExpanded, content: content)
  }
}

extension ContentUnavailableView
where Label == ViewControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view with a localized title, a symbol and a description.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(LocalizedStringKey(title), systemImage: name, description: description)
  }
}

extension Button where Label == ViewControls.Label<Text, Image> {
  /// Creates a button with a title and a picture.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(LocalizedStringKey(titleResource), image: image, role: role, action: action)
  }
}

extension Menu where Label == ViewControls.Label<Text, Image> {
  /// Creates a menu with a title and a picture.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), image: image, content: content)
  }
}

extension ViewControls.Label where Title == Text, Icon == Image {
  /// Creates a label with a title and a picture.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image resource: ImageResource
  ) {
    self.init(LocalizedStringKey(titleResource), image: resource)
  }
}
