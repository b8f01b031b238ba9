import Foundation

/// The time that is left of an interval, which a progress view of it shows; empty here.
///
/// Source: Apple, `DefaultDateProgressLabel`.
public struct DefaultDateProgressLabel: View {
  public var body: some View { EmptyView() }
}

// The progress of time: as it is when it is rendered.
extension ProgressView {
  /// Creates a progress view of an interval with labels of views.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      label: label(), currentValueLabel: currentValueLabel(),
      fraction: timerInterval.part(at: .now, countsDown: countsDown))
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view of an interval with a label of views.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel()
    }
  }

  /// Creates a progress view of an interval.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ClosedRange<Date> {
  /// The part of the interval that has passed, or that is left; 1 and 0 if the interval is empty.
  fileprivate func part(at date: Date, countsDown: Bool) -> Double {
    let length = upperBound.timeIntervalSince(lowerBound)
    let passed = length > 0 ? date.timeIntervalSince(lowerBound) / length : 1
    return countsDown ? 1 - passed : passed
  }
}
