import Foundation
import OrderedJSON
import SceneModel

/// A line of text that can be changed: a tap that brings a text writes it, as typing and return do.
///
/// Source: Apple, `TextField`.
public struct TextField<Label: View> {
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>
  private let onCommit: () -> Void
  private let axis: Axis
  /// True if the text represents a value, which is written when the editing ends.
  private let isFormatted: Bool

  init(
    label: Label, prompt: Text?, text: Binding<String>, axis: Axis = .horizontal,
    isFormatted: Bool = false, onCommit: @escaping () -> Void = {}
  ) {
    self.label = label
    self.prompt = prompt
    self.text = text
    self.axis = axis
    self.isFormatted = isFormatted
    self.onCommit = onCommit
  }

  /// Creates a text field with a label of views for a text.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }

  /// Creates a text field with a label of views for a text that grows along an axis.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: text, axis: axis)
  }

  /// Creates a text field with a label of views for a value in a format; text that cannot be parsed
  /// is not written.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, text: value.text(format), isFormatted: true)
  }
}

extension TextField {
  /// Creates a text field with a label of views for an optional value in a format; an empty text is
  /// nil.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, text: value.text(optional: format), isFormatted: true)
  }

  /// Creates a text field with a label of views for a value that a formatter reads and writes.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: value.text(formatter), isFormatted: true)
  }
}

@MainActor
extension TextField: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    if context.drawByStyle(.textField, erased) { return }
    context.emitField(
      text, isSecret: false, isTall: axis == .vertical, isFormatted: isFormatted, prompt: prompt,
      label: { label._render(in: &$0) }, onCommit: onCommit)
  }
}

extension TextField {
  /// The field as a style has it.
  @MainActor private var erased: TextField<_TextFieldStyleLabel> {
    let label = StyledPart("label") { [label] in label._render(in: &$0) }
    return TextField<_TextFieldStyleLabel>(
      label: label, prompt: prompt, text: text, axis: axis, isFormatted: isFormatted,
      onCommit: onCommit)
  }
}

extension RenderContext {
  package mutating func emitField(
    _ text: Binding<String>, isSecret: Bool, isTall: Bool = false, isFormatted: Bool = false,
    prompt: Text?, look: StyleOperation? = nil,
    submittedAs trigger: SubmitTriggers = .text, label: RenderClosure,
    onCommit: @escaping () -> Void = {}
  ) {
    let submit = environment.submit
    entering(.role("field")) { context in
      let words = context.labelText(label)
      let prompt = prompt.map { context.environment.translated($0) }
      let shown =
        isSecret ? String(repeating: "•", count: text.wrappedValue.count) : text.wrappedValue
      context.emitControl(
        .textField, value: .text(UTF8String(shown)),
        look: look
          ?? context.fieldLook(
            isSecret: isSecret, isTall: isTall, isFormatted: isFormatted, prompt: prompt),
        label: {
          $0.emit(ViewNode(.text, label: words.isEmpty ? UTF8String(prompt?.string ?? "") : words))
        },
        submission: {
          onCommit()
          submit?(trigger)
        },
        action: { written in
          if let written { text.wrappedValue = written }
        })
    }
  }
}

extension RenderContext {
  /// The way a text field is drawn; nil for the common one.
  private func fieldLook(
    isSecret: Bool, isTall: Bool, isFormatted: Bool, prompt: Text?
  ) -> StyleOperation? {
    let style = environment.controlLooks.textField
    if style == nil && !isSecret && !isTall && !isFormatted && prompt == nil { return nil }
    return StyleOperation(
      "field",
      .object([
        "style": style.map(StyleValue.word), "secure": .only(isSecret), "whole": .only(isFormatted),
        "axis": isTall ? "v" : nil,
        "prompt": prompt.map { .word(UTF8String($0.string)) },
      ]))
  }
}

extension Binding {
  /// The value as a text; a text that cannot be read is not written.
  func text<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    Binding<String>(
      get: { format.format(wrappedValue) },
      set: { if let value = try? format.parseStrategy.parse($0) { wrappedValue = value } })
  }

  /// An empty text is nil.
  func text<F: ParseableFormatStyle>(optional format: F) -> Binding<String>
  where F.FormatInput? == Value, F.FormatOutput == String {
    Binding<String>(
      get: { wrappedValue.map { format.format($0) } ?? "" },
      set: { text in
        if text.isEmpty { wrappedValue = nil }
        if let value = try? format.parseStrategy.parse(text) { wrappedValue = value }
      })
  }

  func text(_ formatter: Formatter) -> Binding<String> {
    Binding<String>(
      get: { formatter.string(for: wrappedValue) ?? "" },
      set: { text in
        guard let formatter = formatter as? NumberFormatter else {
          if let text = text as? Value { wrappedValue = text }
          return
        }
        if let value = formatter.number(from: text) as? Value { wrappedValue = value }
      })
  }
}
