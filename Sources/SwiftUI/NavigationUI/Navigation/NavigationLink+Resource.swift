// Titles and other words that are resources of an app.
extension NavigationLink where Destination == Never, Label == Text {
  /// Creates a link with a localized title that appends a value to the path; nil disables it.
  @_disfavoredOverload
  public init<P: Hashable>(
    _ titleResource: LocalizedStringResource, value: P?, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(LocalizedStringKey(titleResource), value: value, fileID: fileID, line: line)
  }

  /// Creates a link with a localized title that appends a value to the path; nil disables it.
  @_disfavoredOverload
  public init<P: Hashable & Codable>(
    _ titleResource: LocalizedStringResource, value: P?, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(LocalizedStringKey(titleResource), value: value, fileID: fileID, line: line)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localized title that shows a view.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      LocalizedStringKey(titleResource), destination: destination, fileID: fileID, line: line)
  }

  /// Creates a link with a localized title that shows a view.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, destination: Destination, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      LocalizedStringKey(titleResource), destination: destination, fileID: fileID, line: line)
  }
}
