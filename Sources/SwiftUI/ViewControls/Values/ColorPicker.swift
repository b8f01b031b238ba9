import Foundation
import OrderedJSON
import SceneModel

/// A colour that can be chosen: its label, and its name in words.
///
/// Source: Apple, `ColorPicker`.
public struct ColorPicker<Label: View> {
  private let selection: Binding<Color>
  private let label: Label

  /// Creates a picker with a label of views.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }
}

extension ColorPicker: View {
  public var body: some View {
    LabeledContent {
      ColorWell(selection: selection)
    } label: {
      label
    }
  }
}

/// A colour by its name, drawn as a button that accepts a new one.
private struct ColorWell {
  let selection: Binding<Color>
}

@MainActor
extension ColorWell: PrimitiveView {
  /// The control takes `#rrggbb`; other texts change nothing.
  func _render(in context: inout RenderContext) {
    context.entering(.role("ColorWell")) { context in
      let (selection, name) = (selection, UTF8String(selection.wrappedValue.description))
      let id = context.control(label: "Color", isDisabled: !context.environment.isEnabled) {
        if let color = $0.flatMap(Color.init(hexadecimal:)) { selection.wrappedValue = color }
      }
      let start = context.output.nodes.count
      context.emit(ViewNode(.text, label: name))
      let look: StyleValue = ["paint": selection.wrappedValue.paint, "control": .word(id)]
      context.restyle(from: start, StyleOperation("color", look))
    }
  }
}

extension Color {
  /// Creates a colour from a number sign followed by six hexadecimal digits.
  fileprivate init?(hexadecimal text: String) {
    guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#"),
      let number = Int(text.dropFirst(), radix: 16), number >= 0
    else { return nil }
    self.init(
      red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255,
      blue: Double(number & 255) / 255)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}
