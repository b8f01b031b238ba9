import Foundation

// Parts of SwiftUI that are not here: named, so that the compiler says it in a sentence.

/// Not supported: a table of columns.
@available(*, unavailable, message: "Colonnade shows no tables. Use List, or #if !os(Linux).")
public struct Table<Rows: RandomAccessCollection>: PrimitiveView {
  /// Not supported.
  public nonisolated init(
    _ data: Rows, @TableColumnBuilder<Rows.Element> columns: () -> TableColumn<Rows.Element>
  ) {}
  /// Not supported.
  public nonisolated init<Sort>(
    _ data: Rows, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Rows.Element> columns: () -> TableColumn<Rows.Element>
  ) {}
  /// Not supported.
  public nonisolated init<Selection>(
    _ data: Rows, selection: Binding<Selection>,
    @TableColumnBuilder<Rows.Element> columns: () -> TableColumn<Rows.Element>
  ) {}
  /// Not supported.
  public nonisolated init<Selection, Sort>(
    _ data: Rows, selection: Binding<Selection>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Rows.Element> columns: () -> TableColumn<Rows.Element>
  ) {}
  public func _render(in context: inout RenderContext) {}
}

/// Not supported: a column of a table.
@available(*, unavailable, message: "Colonnade shows no tables. Use List, or #if !os(Linux).")
public struct TableColumn<RowValue> {
  /// Not supported.
  public init<S, V>(_ title: S, value: KeyPath<RowValue, V>) {}
  /// Not supported.
  public init<S, V, Content: View>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: (RowValue) -> Content
  ) {}
  /// Not supported.
  public init<S, Content: View>(_ title: S, @ViewBuilder content: (RowValue) -> Content) {}
}

/// Not supported: the columns of a table.
@available(*, unavailable, message: "Colonnade shows no tables. Use List, or #if !os(Linux).")
@resultBuilder
public struct TableColumnBuilder<RowValue> {
  /// Not supported.
  public static func buildExpression(_ column: TableColumn<RowValue>) -> TableColumn<RowValue> {
    column
  }
  /// Not supported.
  public static func buildBlock(
    _ first: TableColumn<RowValue>, _ rest: TableColumn<RowValue>...
  ) -> TableColumn<RowValue> { first }
}

/// Not supported: objects of Core Data.
@available(*, unavailable, message: "Colonnade has no Core Data. Use SwiftData, or a model.")
@propertyWrapper
public struct FetchRequest<Result> {
  /// Not supported.
  public var wrappedValue: [Result] { [] }
  /// Not supported.
  public init(entity: Any? = nil, sortDescriptors: [Any], predicate: Any? = nil) {}
}

/// Not supported: what a `FetchRequest` finds.
@available(*, unavailable, message: "Colonnade has no Core Data. Use SwiftData, or a model.")
public typealias FetchedResults<Result> = [Result]

/// Not supported: objects of Core Data, in sections.
@available(*, unavailable, message: "Colonnade has no Core Data. Use SwiftData, or a model.")
@propertyWrapper
public struct SectionedFetchRequest<Section, Result> {
  /// Not supported.
  public var wrappedValue: [Result] { [] }
  /// Not supported.
  public init(
    sectionIdentifier: KeyPath<Result, Section>, sortDescriptors: [Any], predicate: Any? = nil
  ) {}
}

/// Not supported: a view of AppKit.
@available(
  *, unavailable,
  message: "Colonnade has no views of AppKit: #if canImport(AppKit) is true, #if os(macOS) is not."
)
public protocol NSViewRepresentable {}

/// Not supported: a controller of AppKit.
@available(
  *, unavailable,
  message: "Colonnade has no views of AppKit: #if canImport(AppKit) is true, #if os(macOS) is not."
)
public protocol NSViewControllerRepresentable {}

/// Not supported: a view in a cell of UIKit.
@available(*, unavailable, message: "Colonnade runs no views of UIKit: use List.")
public struct UIHostingConfiguration<Content> {
  /// Not supported.
  public init(content: () -> Content) {}
}
