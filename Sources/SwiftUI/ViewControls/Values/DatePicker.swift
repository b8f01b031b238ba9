import Foundation
import OrderedJSON
import SceneModel

/// A date that can be changed: here a text field that holds it in ISO 8601.
///
/// Source: Apple, `DatePicker`.
public struct DatePicker<Label: View> {
  /// The parts of a date.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let label: Label
  private let components: Components

  init(
    _ selection: Binding<Date>, in range: ClosedRange<Date>?,
    _ components: Components = [.hourAndMinute, .date], label: Label
  ) {
    self.components = components
    self.selection = selection
    self.range = range ?? Date.distantPast...Date.distantFuture
    self.label = label
  }

  /// Creates a date picker with a label of views for a date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, in: nil, displayedComponents, label: label())
  }

  /// Creates a date picker with a label of views for a date within a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, in: range, displayedComponents, label: label())
  }
}

@MainActor
extension DatePicker: PrimitiveView {
  /// A date out of the range is moved to its nearer end.
  public func _render(in context: inout RenderContext) {
    let (selection, range) = (selection, range)
    let text = Binding<String>(
      get: { selection.wrappedValue.formatted(.iso8601) },
      set: { text in
        guard let date = try? Date(text, strategy: .iso8601) else { return }
        selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
      })
    context.emitField(
      text, isSecret: false, prompt: nil, look: look(in: context.environment),
      label: { label._render(in: &$0) })
  }

  private func look(in environment: EnvironmentValues) -> StyleOperation {
    let parts: StyleValue =
      switch (components.contains(.date), components.contains(.hourAndMinute)) {
      case (true, true): "both"
      case (_, true): "time"
      case (_, false): "date"
      }
    return StyleOperation(
      "date",
      .object([
        "style": environment.controlLooks.datePicker.map(StyleValue.word), "parts": parts,
        "min": range.lowerBound == .distantPast ? nil : .date(range.lowerBound),
        "max": range.upperBound == .distantFuture ? nil : .date(range.upperBound),
      ]))
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a localized title for a date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, in: nil, displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker with a title for a date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, in: nil, displayedComponents, label: Text(title))
  }

  /// Creates a date picker with a localized title for a date within a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, in: range, displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker with a localized title for a date from a date on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, in: range.lowerBound...Date.distantFuture, displayedComponents,
      label: Text(titleKey))
  }

  /// Creates a date picker with a localized title for a date up to a date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, in: Date.distantPast...range.upperBound, displayedComponents, label: Text(titleKey)
    )
  }
}

extension StyleValue {
  fileprivate static func date(_ date: Date) -> StyleValue {
    .word(UTF8String(date.formatted(.iso8601)))
  }
}
