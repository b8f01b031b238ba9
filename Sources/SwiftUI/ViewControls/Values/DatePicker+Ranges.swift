import Foundation

// Dates from a day on, or up to one.
extension DatePicker {
  /// Creates a date picker with a label of views for a date from a date on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, in: range.lowerBound...Date.distantFuture, displayedComponents, label: label())
  }

  /// Creates a date picker with a label of views for a date up to a date.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, in: Date.distantPast...range.upperBound, displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a title for a date within a range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, in: range, displayedComponents, label: Text(title))
  }

  /// Creates a date picker with a title for a date from a date on.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, in: range.lowerBound...Date.distantFuture, displayedComponents, label: Text(title))
  }

  /// Creates a date picker with a title for a date up to a date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, in: Date.distantPast...range.upperBound, displayedComponents, label: Text(title))
  }
}
