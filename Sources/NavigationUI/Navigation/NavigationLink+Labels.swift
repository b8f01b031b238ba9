extension NavigationLink where Destination == Never {
  /// Creates a link with a label of views that appends a value to the path; nil disables it.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value), label: label())
  }

  /// Creates a link with a label of views that appends a value to the path; nil disables it.
  public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value), label: label())
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Creates a link with a localized title that appends a value to the path; nil disables it.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(target: .value(value), label: Text(titleKey))
  }

  /// Creates a link with a title that appends a value to the path; nil disables it.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(target: .value(value), label: Text(title))
  }

  /// Creates a link with a localized title that appends a value to the path; nil disables it.
  public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(target: .value(value), label: Text(titleKey))
  }

  /// Creates a link with a title that appends a value to the path; nil disables it.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) {
    self.init(target: .value(value), label: Text(title))
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localized title that shows a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(target: .view(destination()), label: Text(titleKey))
  }

  /// Creates a link with a title that shows a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(target: .view(destination()), label: Text(title))
  }

  /// Creates a link with a localized title that shows a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(target: .view(destination), label: Text(titleKey))
  }

  /// Creates a link with a title that shows a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(target: .view(destination), label: Text(title))
  }
}

@available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
extension NavigationLink where Label == Text {
  /// Creates a link with a localized title, whose destination is shown while a flag is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .bound(destination(), isActive), label: Text(titleKey))
  }

  /// Creates a link with a title, whose destination is shown while a flag is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .bound(destination(), isActive), label: Text(title))
  }

  /// Creates a link with a localized title, whose destination is shown while a flag is true.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .bound(destination, isActive), label: Text(titleKey))
  }

  /// Creates a link with a title, whose destination is shown while a flag is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .bound(destination, isActive), label: Text(title))
  }

  /// Creates a link with a localized title, whose destination is shown while its tag is selected.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .bound(destination(), selection.isSelecting(tag)), label: Text(titleKey))
  }

  /// Creates a link with a title, whose destination is shown while its tag is selected.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .bound(destination(), selection.isSelecting(tag)), label: Text(title))
  }

  /// Creates a link with a localized title, whose destination is shown while its tag is selected.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(target: .bound(destination, selection.isSelecting(tag)), label: Text(titleKey))
  }

  /// Creates a link with a title, whose destination is shown while its tag is selected.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(target: .bound(destination, selection.isSelecting(tag)), label: Text(title))
  }
}
