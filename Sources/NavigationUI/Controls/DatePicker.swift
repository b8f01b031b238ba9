import Foundation
import NavigationCore

/// A date that can be changed: here a text field that holds it in ISO 8601.
///
/// Source: Apple, `DatePicker`.
public struct DatePicker<Label: View> {
  /// The parts of a date.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let label: Label

  init(_ selection: Binding<Date>, in range: ClosedRange<Date>?, label: Label) {
    self.selection = selection
    self.range = range ?? Date.distantPast...Date.distantFuture
    self.label = label
  }

  /// Creates a date picker with a label of views for a date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, in: nil, label: label())
  }

  /// Creates a date picker with a label of views for a date within a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, in: range, label: label())
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
    context.emitField(text, isSecret: false, prompt: nil, label: { label._render(in: &$0) })
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a localized title for a date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, in: nil, label: Text(titleKey))
  }

  /// Creates a date picker with a title for a date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, in: nil, label: Text(title))
  }

  /// Creates a date picker with a localized title for a date within a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, in: range, label: Text(titleKey))
  }

  /// Creates a date picker with a localized title for a date from a date on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, in: range.lowerBound...Date.distantFuture, label: Text(titleKey))
  }

  /// Creates a date picker with a localized title for a date up to a date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, in: Date.distantPast...range.upperBound, label: Text(titleKey))
  }
}
