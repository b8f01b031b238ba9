// Titles and other words that are resources of an app.
extension TextField where Label == Text {
  /// Creates a text field for a value by a formatter; text that it does not take is not written.
  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(LocalizedStringKey(titleResource), value: value, formatter: formatter, prompt: prompt)
  }

  /// Creates a text field with a localized title for a text.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>
  ) {
    self.init(LocalizedStringKey(titleResource), text: text)
  }

  /// Creates a text field with a localized title and a prompt for a text.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
  ) {
    self.init(LocalizedStringKey(titleResource), text: text, prompt: prompt)
  }

  /// Creates a text field with a localized title for a text that grows along an axis.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(LocalizedStringKey(titleResource), text: text, prompt: prompt, axis: axis)
  }

  /// Creates a text field with a localized title for a value in a format; text that cannot be
  /// parsed is not written.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(LocalizedStringKey(titleResource), value: value, format: format, prompt: prompt)
  }

  /// Creates a text field with a localized title for an optional value in a format; an empty text
  /// is nil.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(LocalizedStringKey(titleResource), value: value, format: format, prompt: prompt)
  }

  /// Creates a text field with a localized title for a value that a formatter reads and writes.
  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter
  ) {
    self.init(LocalizedStringKey(titleResource), value: value, formatter: formatter)
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a localized title for a text.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(LocalizedStringKey(titleResource), text: text, prompt: prompt)
  }
}
