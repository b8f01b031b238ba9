// Pickers for several values at once, of which they show the first and write all.
//
// Source: Apple, `init(sources:selection:content:label:)`.
extension Picker {
  /// Creates a picker for several values with a label of views.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: selection] }
    let all = bindings.first.map { first in
      Binding<SelectionValue>(
        get: { first.wrappedValue },
        set: { value in for binding in bindings { binding.wrappedValue = value } })
    }
    self.init(optional: all, content: content(), label: label())
  }
}

extension Picker where Label == Text {
  /// Creates a picker for several values with a localized title.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker for several values with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker for several values with a title that is a resource of the app.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      Text(LocalizedStringKey(titleResource))
    }
  }
}

extension Picker where Label == ViewControls.Label<Text, Image> {
  /// Creates a picker for several values with a localized title and an image.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(sources: sources, selection: selection, content: content) {
      ViewControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker for several values with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(sources: sources, selection: selection, content: content) {
      ViewControls.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a picker for several values with a title that is a resource of the app and an image.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(sources: sources, selection: selection, content: content) {
      ViewControls.Label(LocalizedStringKey(titleResource), systemImage: systemImage)
    }
  }

  /// Creates a picker for several values with a localized title and an image.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(sources: sources, selection: selection, content: content) {
      ViewControls.Label(titleKey, image: image)
    }
  }

  /// Creates a picker for several values with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(sources: sources, selection: selection, content: content) {
      ViewControls.Label(title, image: image)
    }
  }

  /// Creates a picker for several values with a title that is a resource of the app and an image.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(sources: sources, selection: selection, content: content) {
      ViewControls.Label(LocalizedStringKey(titleResource), image: image)
    }
  }

  /// Creates a picker with a localized title and an image; each choice has a `tag(_:)`.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ViewControls.Label(titleKey, image: image) }
  }

  /// Creates a picker with a title and an image; each choice has a `tag(_:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ViewControls.Label(title, image: image) }
  }

  /// Creates a picker with a title that is a resource of the app and an image; each choice has a `tag(_:)`.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      ViewControls.Label(LocalizedStringKey(titleResource), image: image)
    }
  }
}
