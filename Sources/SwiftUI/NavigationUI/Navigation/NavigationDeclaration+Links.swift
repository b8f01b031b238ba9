// Links without the place of the call.
extension NavigationDeclaration {
  /// Creates a link with a label of views that shows a view.
  public init<Label: View, Destination: View>(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) where Self == NavigationLink<Label, Destination> {
    self = NavigationLink<Label, Destination>(
      destination: destination, label: label, fileID: "", line: 0)
  }

  /// Creates a link with a label of views that shows a view.
  public init<Label: View, Destination: View>(
    destination: Destination, @ViewBuilder label: () -> Label
  ) where Self == NavigationLink<Label, Destination> {
    self = NavigationLink<Label, Destination>(
      destination: destination, label: label, fileID: "", line: 0)
  }

  /// Creates a link with a label of views that appends a value to the path; nil disables it.
  public init<Label: View, P: Hashable>(
    value: P?, @ViewBuilder label: () -> Label
  ) where Self == NavigationLink<Label, Never> {
    self = NavigationLink<Label, Never>(value: value, label: label, fileID: "", line: 0)
  }

  /// Creates a link with a label of views that appends a value to the path; nil disables it.
  public init<Label: View, P: Hashable & Codable>(
    value: P?, @ViewBuilder label: () -> Label
  ) where Self == NavigationLink<Label, Never> {
    self = NavigationLink<Label, Never>(value: value, label: label, fileID: "", line: 0)
  }

  /// Creates a link with a localized title that appends a value to the path; nil disables it.
  public init<P: Hashable>(
    _ titleKey: LocalizedStringKey, value: P?
  ) where Self == NavigationLink<Text, Never> {
    self = NavigationLink<Text, Never>(titleKey, value: value, fileID: "", line: 0)
  }

  /// Creates a link with a title that appends a value to the path; nil disables it.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(
    _ title: S, value: P?
  ) where Self == NavigationLink<Text, Never> {
    self = NavigationLink<Text, Never>(title, value: value, fileID: "", line: 0)
  }

  /// Creates a link with a localized title that appends a value to the path; nil disables it.
  public init<P: Hashable & Codable>(
    _ titleKey: LocalizedStringKey, value: P?
  ) where Self == NavigationLink<Text, Never> {
    self = NavigationLink<Text, Never>(titleKey, value: value, fileID: "", line: 0)
  }

  /// Creates a link with a title that appends a value to the path; nil disables it.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable & Codable>(
    _ title: S, value: P?
  ) where Self == NavigationLink<Text, Never> {
    self = NavigationLink<Text, Never>(title, value: value, fileID: "", line: 0)
  }

  /// Creates a link with a localized title that shows a view.
  public init<Destination: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) where Self == NavigationLink<Text, Destination> {
    self = NavigationLink<Text, Destination>(
      titleKey, destination: destination, fileID: "", line: 0)
  }

  /// Creates a link with a title that shows a view.
  @_disfavoredOverload
  public init<Destination: View, S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) where Self == NavigationLink<Text, Destination> {
    self = NavigationLink<Text, Destination>(title, destination: destination, fileID: "", line: 0)
  }

  /// Creates a link with a localized title that shows a view.
  public init<Destination: View>(
    _ titleKey: LocalizedStringKey, destination: Destination
  ) where Self == NavigationLink<Text, Destination> {
    self = NavigationLink<Text, Destination>(
      titleKey, destination: destination, fileID: "", line: 0)
  }

  /// Creates a link with a title that shows a view.
  @_disfavoredOverload
  public init<Destination: View, S: StringProtocol>(
    _ title: S, destination: Destination
  ) where Self == NavigationLink<Text, Destination> {
    self = NavigationLink<Text, Destination>(title, destination: destination, fileID: "", line: 0)
  }

  /// Creates a link with a localized title that appends a value to the path; nil disables it.
  @_disfavoredOverload
  public init<P: Hashable>(
    _ titleResource: LocalizedStringResource, value: P?
  ) where Self == NavigationLink<Text, Never> {
    self = NavigationLink<Text, Never>(titleResource, value: value, fileID: "", line: 0)
  }

  /// Creates a link with a localized title that appends a value to the path; nil disables it.
  @_disfavoredOverload
  public init<P: Hashable & Codable>(
    _ titleResource: LocalizedStringResource, value: P?
  ) where Self == NavigationLink<Text, Never> {
    self = NavigationLink<Text, Never>(titleResource, value: value, fileID: "", line: 0)
  }

  /// Creates a link with a localized title that shows a view.
  @_disfavoredOverload
  public init<Destination: View>(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) where Self == NavigationLink<Text, Destination> {
    self = NavigationLink<Text, Destination>(
      titleResource, destination: destination, fileID: "", line: 0)
  }

  /// Creates a link with a localized title that shows a view.
  @_disfavoredOverload
  public init<Destination: View>(
    _ titleResource: LocalizedStringResource, destination: Destination
  ) where Self == NavigationLink<Text, Destination> {
    self = NavigationLink<Text, Destination>(
      titleResource, destination: destination, fileID: "", line: 0)
  }
}
