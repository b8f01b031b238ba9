import Foundation
import NavigationCore

/// Days that can be chosen: here its label and the days in words, which are not changed.
///
/// Source: Apple, `MultiDatePicker`.
public struct MultiDatePicker<Label: View> {
  private let selection: Binding<Set<DateComponents>>
  private let label: Label

  /// Creates a picker of days with a label of views.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }

  /// Creates a picker of days with a label of views; the bounds have no effect here.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label)
  }

  /// Creates a picker of days with a label of views; the bounds have no effect here.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label)
  }

  /// Creates a picker of days with a label of views; the bounds have no effect here.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label)
  }
}

extension MultiDatePicker: View {
  public var body: some View {
    LabeledContent {
      Text(verbatim: days)
    } label: {
      label
    }
  }

  /// The days in order, as in ISO 8601.
  private var days: String {
    let calendar = Calendar(identifier: .gregorian)
    let dates = selection.wrappedValue.compactMap { ($0.calendar ?? calendar).date(from: $0) }
    return dates.sorted().map { $0.formatted(.iso8601.year().month().day()) }
      .joined(separator: ", ")
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker of days with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker of days with a localized title; the bounds have no effect here.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker of days with a localized title; the bounds have no effect here.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker of days with a localized title; the bounds have no effect here.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker of days with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a picker of days with a title; the bounds have no effect here.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a picker of days with a title; the bounds have no effect here.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a picker of days with a title; the bounds have no effect here.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a picker of days with a title that is a resource of the app.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(LocalizedStringKey(titleResource)) }
  }

  /// Creates a picker of days with a title that is a resource of the app; the bounds have no effect here.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection: selection) { Text(LocalizedStringKey(titleResource)) }
  }

  /// Creates a picker of days with a title that is a resource of the app; the bounds have no effect here.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection) { Text(LocalizedStringKey(titleResource)) }
  }

  /// Creates a picker of days with a title that is a resource of the app; the bounds have no effect here.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection) { Text(LocalizedStringKey(titleResource)) }
  }
}
