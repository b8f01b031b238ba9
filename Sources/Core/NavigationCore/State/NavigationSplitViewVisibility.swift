/// The leading columns that the author asks for, under SwiftUI's name.
///
/// Source: Apple, NavigationSplitViewVisibility. With two columns `all` and `doubleColumn` look the
/// same.
public enum NavigationSplitViewVisibility: String, CaseIterable, Codable, Hashable, Sendable {
  case automatic, all, doubleColumn, detailOnly
}

/// The way in which a split view makes room for its leading columns.
public enum SplitStyle: String, CaseIterable, Codable, Hashable, Sendable {
  case automatic
  /// The detail shrinks.
  case balanced
  /// The detail keeps its size; the leading columns overlap it.
  case prominentDetail
}
