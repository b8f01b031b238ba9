import SceneModel

/// A control that leads to another screen.
///
/// Source: Apple, `NavigationLink`.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let target: LinkTarget<Destination>
  let location: CodeLocation?

  /// - Parameter location: the author's call.
  init(target: LinkTarget<Destination>, label: Label, at location: CodeLocation?) {
    self.target = target
    self.location = location
    self.label = label
  }

  /// Creates a link with a label of views that shows a view.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(target: .view(destination()), label: label(), at: CodeLocation(fileID, line))
  }

  /// Creates a link with a label of views that shows a view.
  public init(
    destination: Destination, @ViewBuilder label: () -> Label, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(target: .view(destination), label: label(), at: CodeLocation(fileID, line))
  }

  /// Creates a link with a label of views, whose destination is shown while a flag is true.
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      target: .bound(destination(), isActive), label: label(), at: CodeLocation(fileID, line))
  }

  /// Creates a link with a label of views, whose destination is shown while a flag is true.
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(target: .bound(destination, isActive), label: label(), at: CodeLocation(fileID, line))
  }

  /// Creates a link with a label of views, whose destination is shown while its tag is selected.
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      target: .bound(destination(), selection.isSelecting(tag)), label: label(),
      at: CodeLocation(fileID, line))
  }

  /// Creates a link with a label of views, whose destination is shown while its tag is selected.
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      target: .bound(destination, selection.isSelecting(tag)), label: label(),
      at: CodeLocation(fileID, line))
  }
}

/// The destination of a link.
enum LinkTarget<Destination: View> {
  /// A value, or nil, which disables the link.
  case value((any Hashable)?)
  case view(Destination)
  /// A view that is shown while the flag is true.
  case bound(Destination, Binding<Bool>)
}

extension Binding {
  /// True while the tag is selected; writing true selects it, false selects nothing.
  func isSelecting<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isSelected in
        if isSelected { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}
