import Foundation

// Fields in the forms of before with a title that is not localized.
extension TextField where Label == Text {
  /// Creates a text field that calls a closure when a text has been written.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) { self.init(label: Text(title), prompt: nil, text: text, onCommit: onCommit) }

  /// Creates a text field for a value by a formatter; text that it does not take is not written.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) { self.init(label: Text(title), prompt: prompt, text: value.text(formatter)) }

  /// Creates a text field for a value by a formatter, which calls a closure when one was written.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), prompt: nil, text: value.text(formatter), onCommit: onCommit)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with an action of its own.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) { self.init(content: content(), label: Text(title), primaryAction: primaryAction) }
}
