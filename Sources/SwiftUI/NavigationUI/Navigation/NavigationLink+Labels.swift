import SceneModel

extension NavigationLink where Destination == Never {
  /// Creates a link with a label of views that appends a value to the path; nil disables it.
  public init<P: Hashable>(
    value: P?, @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(target: .value(value), label: label(), at: CodeLocation(fileID, line))
  }

  /// Creates a link with a label of views that appends a value to the path; nil disables it.
  public init<P: Hashable & Codable>(
    value: P?, @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(target: .value(value), label: label(), at: CodeLocation(fileID, line))
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Creates a link with a localized title that appends a value to the path; nil disables it.
  public init<P: Hashable>(
    _ titleKey: LocalizedStringKey, value: P?, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(target: .value(value), label: Text(titleKey), at: CodeLocation(fileID, line))
  }

  /// Creates a link with a title that appends a value to the path; nil disables it.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(
    _ title: S, value: P?, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(target: .value(value), label: Text(title), at: CodeLocation(fileID, line))
  }

  /// Creates a link with a localized title that appends a value to the path; nil disables it.
  public init<P: Hashable & Codable>(
    _ titleKey: LocalizedStringKey, value: P?, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(target: .value(value), label: Text(titleKey), at: CodeLocation(fileID, line))
  }

  /// Creates a link with a title that appends a value to the path; nil disables it.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable & Codable>(
    _ title: S, value: P?, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(target: .value(value), label: Text(title), at: CodeLocation(fileID, line))
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localized title that shows a view.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(target: .view(destination()), label: Text(titleKey), at: CodeLocation(fileID, line))
  }

  /// Creates a link with a title that shows a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(target: .view(destination()), label: Text(title), at: CodeLocation(fileID, line))
  }

  /// Creates a link with a localized title that shows a view.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(target: .view(destination), label: Text(titleKey), at: CodeLocation(fileID, line))
  }

  /// Creates a link with a title that shows a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(target: .view(destination), label: Text(title), at: CodeLocation(fileID, line))
  }
}

@available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
extension NavigationLink where Label == Text {
  /// Creates a link with a localized title, whose destination is shown while a flag is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      target: .bound(destination(), isActive), label: Text(titleKey), at: CodeLocation(fileID, line)
    )
  }

  /// Creates a link with a title, whose destination is shown while a flag is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      target: .bound(destination(), isActive), label: Text(title), at: CodeLocation(fileID, line))
  }

  /// Creates a link with a localized title, whose destination is shown while a flag is true.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      target: .bound(destination, isActive), label: Text(titleKey), at: CodeLocation(fileID, line))
  }

  /// Creates a link with a title, whose destination is shown while a flag is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      target: .bound(destination, isActive), label: Text(title), at: CodeLocation(fileID, line))
  }

  /// Creates a link with a localized title, whose destination is shown while its tag is selected.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      target: .bound(destination(), selection.isSelecting(tag)), label: Text(titleKey),
      at: CodeLocation(fileID, line))
  }

  /// Creates a link with a title, whose destination is shown while its tag is selected.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      target: .bound(destination(), selection.isSelecting(tag)), label: Text(title),
      at: CodeLocation(fileID, line))
  }

  /// Creates a link with a localized title, whose destination is shown while its tag is selected.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      target: .bound(destination, selection.isSelecting(tag)), label: Text(titleKey),
      at: CodeLocation(fileID, line))
  }

  /// Creates a link with a title, whose destination is shown while its tag is selected.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      target: .bound(destination, selection.isSelecting(tag)), label: Text(title),
      at: CodeLocation(fileID, line))
  }
}
