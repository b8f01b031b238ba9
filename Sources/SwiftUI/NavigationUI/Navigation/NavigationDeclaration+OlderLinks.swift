// Links from before navigation stacks, without the place of the call.
@available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
extension NavigationDeclaration {
  /// Creates a link with a label of views, whose destination is shown while a flag is true.
  public init<Label: View, Destination: View>(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) where Self == NavigationLink<Label, Destination> {
    self = NavigationLink<Label, Destination>(
      isActive: isActive, destination: destination, label: label, fileID: "", line: 0)
  }

  /// Creates a link with a label of views, whose destination is shown while a flag is true.
  public init<Label: View, Destination: View>(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) where Self == NavigationLink<Label, Destination> {
    self = NavigationLink<Label, Destination>(
      destination: destination, isActive: isActive, label: label, fileID: "", line: 0)
  }

  /// Creates a link with a label of views, whose destination is shown while its tag is selected.
  public init<Label: View, Destination: View, V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) where Self == NavigationLink<Label, Destination> {
    self = NavigationLink<Label, Destination>(
      tag: tag, selection: selection, destination: destination, label: label, fileID: "", line: 0)
  }

  /// Creates a link with a label of views, whose destination is shown while its tag is selected.
  public init<Label: View, Destination: View, V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) where Self == NavigationLink<Label, Destination> {
    self = NavigationLink<Label, Destination>(
      destination: destination, tag: tag, selection: selection, label: label, fileID: "", line: 0)
  }

  /// Creates a link with a localized title, whose destination is shown while a flag is true.
  public init<Destination: View>(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) where Self == NavigationLink<Text, Destination> {
    self = NavigationLink<Text, Destination>(
      titleKey, isActive: isActive, destination: destination, fileID: "", line: 0)
  }

  /// Creates a link with a title, whose destination is shown while a flag is true.
  @_disfavoredOverload
  public init<Destination: View, S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) where Self == NavigationLink<Text, Destination> {
    self = NavigationLink<Text, Destination>(
      title, isActive: isActive, destination: destination, fileID: "", line: 0)
  }

  /// Creates a link with a localized title, whose destination is shown while a flag is true.
  public init<Destination: View>(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) where Self == NavigationLink<Text, Destination> {
    self = NavigationLink<Text, Destination>(
      titleKey, destination: destination, isActive: isActive, fileID: "", line: 0)
  }

  /// Creates a link with a title, whose destination is shown while a flag is true.
  @_disfavoredOverload
  public init<Destination: View, S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) where Self == NavigationLink<Text, Destination> {
    self = NavigationLink<Text, Destination>(
      title, destination: destination, isActive: isActive, fileID: "", line: 0)
  }

  /// Creates a link with a localized title, whose destination is shown while its tag is selected.
  public init<Destination: View, V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) where Self == NavigationLink<Text, Destination> {
    self = NavigationLink<Text, Destination>(
      titleKey, tag: tag, selection: selection, destination: destination, fileID: "", line: 0)
  }

  /// Creates a link with a title, whose destination is shown while its tag is selected.
  @_disfavoredOverload
  public init<Destination: View, S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) where Self == NavigationLink<Text, Destination> {
    self = NavigationLink<Text, Destination>(
      title, tag: tag, selection: selection, destination: destination, fileID: "", line: 0)
  }

  /// Creates a link with a localized title, whose destination is shown while its tag is selected.
  public init<Destination: View, V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) where Self == NavigationLink<Text, Destination> {
    self = NavigationLink<Text, Destination>(
      titleKey, destination: destination, tag: tag, selection: selection, fileID: "", line: 0)
  }

  /// Creates a link with a title, whose destination is shown while its tag is selected.
  @_disfavoredOverload
  public init<Destination: View, S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) where Self == NavigationLink<Text, Destination> {
    self = NavigationLink<Text, Destination>(
      title, destination: destination, tag: tag, selection: selection, fileID: "", line: 0)
  }
}
