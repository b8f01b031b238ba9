import Foundation

// Fields and sliders in the forms of before, with closures for the beginning and the end of editing.
extension TextField where Label == Text {
  /// Creates a text field with a localized title; the closure is not called.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) { self.init(label: Text(titleKey), prompt: nil, text: text) }

  /// Creates a text field with a localized title for a value by a formatter; the closure is not called.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) { self.init(label: Text(titleKey), prompt: nil, text: value.text(formatter)) }

  /// Creates a text field with a title; the closure is not called.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) { self.init(label: Text(title), prompt: nil, text: text) }

  /// Creates a text field with a title for a value by a formatter; the closure is not called.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) { self.init(label: Text(title), prompt: nil, text: value.text(formatter)) }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a localized title, which calls a closure on return.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(label: Text(titleKey), text: text, onCommit: onCommit) }

  /// Creates a secure field with a title, which calls a closure on return.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(label: Text(title), text: text, onCommit: onCommit) }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider for a value with a label of views and bounds.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: nil, label: label())
  }

  /// Creates a slider for a value with a label of views, bounds and a step.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label())
  }
}
