// Titles and other words that are resources of an app.
extension DatePicker where Label == Text {
  /// Creates a date picker with a localized title for a date.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      LocalizedStringKey(titleResource), selection: selection,
      displayedComponents: displayedComponents)
  }

  /// Creates a date picker with a localized title for a date within a range.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      LocalizedStringKey(titleResource), selection: selection, in: range,
      displayedComponents: displayedComponents)
  }

  /// Creates a date picker with a localized title for a date from a date on.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      LocalizedStringKey(titleResource), selection: selection, in: range,
      displayedComponents: displayedComponents)
  }

  /// Creates a date picker with a localized title for a date up to a date.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      LocalizedStringKey(titleResource), selection: selection, in: range,
      displayedComponents: displayedComponents)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a progress view for work of unknown length, with a localized title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource
  ) where Label == Text {
    self.init(LocalizedStringKey(titleResource))
  }

  /// Creates a progress view for the part of a total that is done, with a localized title.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(LocalizedStringKey(titleResource), value: value, total: total)
  }
}
