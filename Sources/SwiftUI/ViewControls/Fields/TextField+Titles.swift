import Foundation
import OrderedJSON
import SceneModel

extension TextField where Label == Text {
  /// Creates a text field with a localized title for a text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Creates a text field with a title for a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Creates a text field with a localized title and a prompt for a text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Creates a text field with a title and a prompt for a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }

  /// Creates a text field with a localized title for a text that grows along an axis.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(titleKey), prompt: prompt, text: text, axis: axis)
  }

  /// Creates a text field with a title for a text that grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(title), prompt: prompt, text: text, axis: axis)
  }

  /// Creates a text field with a localized title for a value in a format; text that cannot be
  /// parsed is not written.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, text: value.text(format), isFormatted: true)
  }

  /// Creates a text field with a title for a value in a format; text that cannot be parsed is not
  /// written.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, text: value.text(format), isFormatted: true)
  }

  /// Creates a text field with a localized title for an optional value in a format; an empty text
  /// is nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleKey), prompt: prompt, text: value.text(optional: format), isFormatted: true)
  }

  /// Creates a text field with a title for an optional value in a format; an empty text is nil.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(title), prompt: prompt, text: value.text(optional: format), isFormatted: true)
  }

  /// Creates a text field with a localized title for a value that a formatter reads and writes.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(label: Text(titleKey), prompt: nil, text: value.text(formatter), isFormatted: true)
  }

  /// Creates a text field with a title for a value that a formatter reads and writes.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(label: Text(title), prompt: nil, text: value.text(formatter), isFormatted: true)
  }

  /// Creates a text field with a localized title for a text, with a closure that is called on
  /// return.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, text: text, onCommit: onCommit)
  }
}

/// A line of text that is not shown.
///
/// Source: Apple, `SecureField`.
public struct SecureField<Label: View> {
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>
  private let onCommit: () -> Void

  init(
    label: Label, prompt: Text? = nil, text: Binding<String>, onCommit: @escaping () -> Void = {}
  ) {
    self.label = label
    self.prompt = prompt
    self.text = text
    self.onCommit = onCommit
  }

  /// Creates a secure field with a label of views for a text.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }
}

@MainActor
extension SecureField: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.emitField(
      text, isSecret: true, prompt: prompt, label: { label._render(in: &$0) }, onCommit: onCommit)
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a localized title for a text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a secure field with a title for a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// Lines of text that can be changed.
///
/// Source: Apple, `TextEditor`.
public struct TextEditor {
  private let text: Binding<String>

  /// Creates an editor for a text.
  public init(text: Binding<String>) {
    self.text = text
  }
}

@MainActor
extension TextEditor: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.emitField(
      text, isSecret: false, prompt: nil, look: StyleOperation("field", ["editor": true]),
      label: { _ in })
  }
}
