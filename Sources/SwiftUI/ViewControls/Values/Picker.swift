import NavigationCore
import OrderedJSON
import SceneModel

/// One value chosen among several: its choices are rows, of which one is selected.
///
/// Source: Apple, `Picker`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  /// Nil if the picker is for several values and there are none.
  private let selection: Binding<SelectionValue>?
  private let label: Label
  private let content: Content

  init(optional selection: Binding<SelectionValue>?, content: Content, label: Label) {
    self.selection = selection
    self.label = label
    self.content = content
  }

  /// Creates a picker with a label of views; each choice has a `tag(_:)`.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(optional: selection, content: content(), label: label())
  }

  /// Creates a picker with a label of views; each choice has a `tag(_:)`.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }
}

@MainActor
extension Picker: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.entering(.role("Picker")) { context in
      let title = context.labelText { label._render(in: &$0) }
      let looks = context.environment.controlLooks
      if looks.picker == "navigationLink" { return renderLink(title, in: &context) }
      let rows = context.choices(of: selection) { content._render(in: &$0) }
      let node = ViewNode(.section, label: title, isDisabled: !context.environment.isEnabled)
      let look: [StyleValue.Member] = [.init("style", .word(looks.picker ?? "automatic"))]
      context.emit(context.container(node, holding: rows, "picker", look))
    }
  }

  private func renderLink(_ title: UTF8String, in context: inout RenderContext) {
    let (label, content) = (label, content)
    context.emitPickerLink(
      title, selection: selection, label: { label._render(in: &$0) },
      content: { content._render(in: &$0) })
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title; each choice has a `tag(_:)`.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title; each choice has a `tag(_:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == ViewControls.Label<Text, Image> {
  /// Creates a picker with a localized title and a symbol; each choice has a `tag(_:)`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      ViewControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker with a title and a symbol; each choice has a `tag(_:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      ViewControls.Label(title, systemImage: systemImage)
    }
  }
}
