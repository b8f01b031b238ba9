import NavigationUI

/// Rows of several columns.
///
/// As in SwiftUI, an iPhone shows the first column only, without headers. An iPad shows the columns
/// beside each other below their titles, which sort.
///
/// Source: Apple, `Table`.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  enum Selection {
    case none
    case one(Binding<Value.ID?>)
    case many(Binding<Set<Value.ID>>)
  }

  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableHeaders) private var headers
  private let columns: Columns
  private let rows: Rows
  private let selection: Selection
  private let sorting: TableSorting?

  nonisolated init(
    _ columns: Columns, _ rows: Rows, _ selection: Selection, _ sorting: TableSorting?
  ) {
    self.columns = columns
    self.rows = rows
    self.selection = selection
    self.sorting = sorting
  }
}

extension Table: View {
  public var body: some View {
    let columns = columns.renderedColumns
    switch selection {
    case .none: List { content(columns) }
    case .one(let selection): List(selection: selection) { content(columns) }
    case .many(let selection): List(selection: selection) { content(columns) }
    }
  }

  @MainActor @ViewBuilder
  private func content(_ columns: [RenderedColumn]) -> some View {
    let isRegular = sizeClass == .regular
    if isRegular && headers != .hidden {
      TableHeader(columns: columns, sorting: sorting).selectionDisabled()
    }
    rows.renderedRows(_TableRowInputs(columns: isRegular ? columns : Array(columns.prefix(1))))
  }
}

/// The cells of a row.
struct TableRowView: View {
  let columns: [RenderedColumn]
  let value: Any

  var body: some View {
    if columns.count == 1 {
      columns[0].cell(value)
    } else {
      HStack {
        ForEach(columns.indices, id: \.self) { columns[$0].cell(value).inColumn(columns[$0]) }
      }
    }
  }
}

/// The titles of the columns.
struct TableHeader: View {
  let columns: [RenderedColumn]
  let sorting: TableSorting?

  var body: some View {
    HStack {
      ForEach(columns.indices, id: \.self) { index in
        let column = columns[index]
        if let sorting, let comparator = column.comparator {
          Button {
            sorting.sort(comparator)
          } label: {
            HStack {
              column.title
              if let order = sorting.order(comparator) {
                Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
              }
            }
          }
          .buttonStyle(.plain)
          .inColumn(column)
        } else {
          column.title.inColumn(column)
        }
      }
    }
    .font(.subheadline)
    .foregroundStyle(.secondary)
  }
}

extension View {
  fileprivate func inColumn(_ column: RenderedColumn) -> some View {
    frame(
      minWidth: column.width.minimum, idealWidth: column.width.ideal,
      maxWidth: column.width.maximum ?? .infinity,
      alignment: Alignment(horizontal: column.alignment, vertical: .center))
  }
}

/// The order of a table's rows, without the type of its comparators.
struct TableSorting {
  /// Sorts by a column, or the other way if its rows are sorted by it.
  let sort: (Any) -> Void
  /// The order of the rows if they are sorted by a column.
  let order: (Any) -> SortOrder?

  nonisolated init<Sort: SortComparator>(_ orders: Binding<[Sort]>) {
    func isSame(_ first: Sort, _ second: Sort) -> Bool {
      var first = first
      first.order = second.order
      return first == second
    }
    sort = { comparator in
      guard var column = comparator as? Sort else { return }
      let current = orders.wrappedValue
      if let first = current.first, isSame(first, column) {
        column.order = first.order == .forward ? .reverse : .forward
      }
      orders.wrappedValue = [column] + current.filter { !isSame($0, column) }
    }
    order = { comparator in
      guard let column = comparator as? Sort, let first = orders.wrappedValue.first else {
        return nil
      }
      return isSame(first, column) ? first.order : nil
    }
  }
}

extension EnvironmentValues {
  var tableHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

private struct TableHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension View {
  /// Hides the titles of a table's columns, or shows them.
  ///
  /// Source: Apple, `tableColumnHeaders(_:)`.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableHeaders, visibility)
  }
}
