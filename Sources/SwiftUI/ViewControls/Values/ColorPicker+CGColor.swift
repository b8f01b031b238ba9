import CoreGraphics

// Colors of Core Graphics, chosen as those of views are.
extension ColorPicker {
  /// Creates a picker with a label of views.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection.color, label: label)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection.color) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection.color) { Text(title) }
  }

  /// Creates a picker with a title that is a resource of the app.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<CGColor>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection.color) { Text(LocalizedStringKey(titleResource)) }
  }
}

extension Binding<CGColor> {
  /// The same color as one of views.
  fileprivate var color: Binding<Color> {
    Binding<Color>(
      get: { Color(cgColor: wrappedValue) },
      set: { color in
        let parts = color.resolve(in: EnvironmentValues())
        wrappedValue = CGColor(
          red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue),
          alpha: CGFloat(parts.opacity))
      })
  }
}
