import OrderedJSON
import SceneModel

/// A control that is on or off.
///
/// Source: Apple, `Toggle`.
public struct Toggle<Label: View> {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a toggle with a label of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Creates a toggle with a label of views that is on when all flags of a collection are true, and
  /// writes them all.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let flags = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { flags.allSatisfy(\.wrappedValue) },
        set: { value in for flag in flags { flag.wrappedValue = value } }), label: label)
  }
}

@MainActor
extension Toggle: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    let isOn = isOn
    context.entering(.role("Toggle")) { context in
      let style = context.environment.controlLooks.toggle
      let isAuthored = style == ControlLooks.authored
      let look = style.map { StyleOperation("toggle", isAuthored ? "custom" : .word($0)) }
      let drawLabel: RenderClosure = { label._render(in: &$0) }
      let toggle: (String?) -> Void = { _ in isOn.wrappedValue.toggle() }
      if isAuthored {
        let configuration = ToggleStyleConfiguration(isOn: isOn, label: drawLabel)
        context.emitControl(
          .toggle, value: .flag(isOn.wrappedValue), look: look,
          drawnBy: { _ = $0.drawByStyle(.toggle, configuration) }, action: toggle)
      } else {
        context.emitControl(
          .toggle, value: .flag(isOn.wrappedValue), look: look, label: drawLabel, action: toggle)
      }
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ViewControls.Label<Text, Image> {
  /// Creates a toggle with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewControls.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is to draw.
  public init(_ configuration: ToggleStyleConfiguration) {
    let isOn = configuration.$isOn
    self.init(isOn: isOn) { configuration.label }
  }
}

extension Toggle where Label == ViewControls.Label<Text, Image> {
  /// Creates a toggle with a localized title and an image.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) {
      ViewControls.Label {
        Text(titleKey)
      } icon: {
        Image(image)
      }
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title that is on when all flags of a collection are true, and
  /// writes them all.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}
