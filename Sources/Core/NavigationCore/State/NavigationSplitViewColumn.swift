/// A column of a split view, under SwiftUI's name for it.
public enum NavigationSplitViewColumn: String, CaseIterable, Codable, Hashable, Sendable {
  case sidebar, content, detail

  /// The columns of a split view with this number of columns, leading first.
  public static func columns(of count: ColumnCount) -> [Self] {
    switch count {
    case .one: [.detail]
    case .two: [.sidebar, .detail]
    case .three: [.sidebar, .content, .detail]
    }
  }
}

/// The number of columns that a split view was created with; one is only a stack.
public enum ColumnCount: Int, CaseIterable, Codable, Hashable, Sendable {
  case one = 1
  case two = 2
  case three = 3
}
