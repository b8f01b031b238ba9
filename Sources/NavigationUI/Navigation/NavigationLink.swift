/// A control that leads to another screen.
///
/// Source: Apple, `NavigationLink`.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  let label: Label
  let target: LinkTarget<Destination>

  init(target: LinkTarget<Destination>, label: Label) {
    self.target = target
    self.label = label
  }

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination()), label: label())
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination), label: label())
  }

  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .bound(destination(), isActive), label: label())
  }

  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .bound(destination, isActive), label: label())
  }

  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .bound(destination(), selection.isSelecting(tag)), label: label())
  }

  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .bound(destination, selection.isSelecting(tag)), label: label())
  }
}

/// What a link leads to.
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
