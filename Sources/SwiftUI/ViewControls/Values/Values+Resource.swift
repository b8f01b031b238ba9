// Titles and other words that are resources of an app.
extension Picker where Label == Text {
  /// Creates a picker with a localized title; each choice has a `tag(_:)`.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), selection: selection, content: content)
  }
}

extension Picker where Label == ViewControls.Label<Text, Image> {
  /// Creates a picker with a localized title and a symbol; each choice has a `tag(_:)`.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      LocalizedStringKey(titleResource), systemImage: systemImage, selection: selection,
      content: content)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localized title, whose buttons call closures; nil disables one.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      LocalizedStringKey(titleResource), onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title for a value.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      LocalizedStringKey(titleResource), value: value, step: step,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title and bounds for a value.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      LocalizedStringKey(titleResource), value: value, in: bounds, step: step,
      onEditingChanged: onEditingChanged)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isOn: Binding<Bool>
  ) {
    self.init(LocalizedStringKey(titleResource), isOn: isOn)
  }

  /// Creates a toggle with a localized title that is on when all flags of a collection are true, and
  /// writes them all.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(LocalizedStringKey(titleResource), sources: sources, isOn: isOn)
  }
}

extension Toggle where Label == ViewControls.Label<Text, Image> {
  /// Creates a toggle with a localized title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(LocalizedStringKey(titleResource), systemImage: systemImage, isOn: isOn)
  }

  /// Creates a toggle with a localized title and an image.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(LocalizedStringKey(titleResource), image: image, isOn: isOn)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a localized title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(
      LocalizedStringKey(titleResource), selection: selection, supportsOpacity: supportsOpacity)
  }
}
