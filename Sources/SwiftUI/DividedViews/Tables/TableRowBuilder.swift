import NavigationUI

/// Puts the rows of a table together.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
  where Content.TableRowValue == Value { first }

  public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
    accumulated: First, next: Next
  ) -> TupleTableRowContent<Value, (First, Next)>
  where First.TableRowValue == Value, Next.TableRowValue == Value {
    TupleTableRowContent(value: (accumulated, next), first: accumulated, next: next)
  }

  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == Value { content }

  public static func buildEither<Content: TableRowContent>(
    first: Content
  ) -> TupleTableRowContent<Value, Void> where Content.TableRowValue == Value {
    TupleTableRowContent(value: (), first: first)
  }

  public static func buildEither<Content: TableRowContent>(
    second: Content
  ) -> TupleTableRowContent<Value, Void> where Content.TableRowValue == Value {
    TupleTableRowContent(value: (), first: second)
  }

  public static func buildLimitedAvailability<Content: TableRowContent>(
    _ content: Content
  ) -> TupleTableRowContent<Value, Void> where Content.TableRowValue == Value {
    TupleTableRowContent(value: (), first: content)
  }
}

/// Rows below each other.
public struct TupleTableRowContent<Value: Identifiable, T> {
  /// The rows.
  public var value: T
  let first: any TableRowContent
  var next: (any TableRowContent)?
}

extension TupleTableRowContent: PrimitiveTableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  package func rows(_ inputs: _TableRowInputs) -> AnyView {
    let above = first.renderedRows(inputs)
    guard let next else { return above }
    return AnyView(
      Group {
        above
        next.renderedRows(inputs)
      })
  }
}

extension Optional: TableRowContent, PrimitiveTableRowContent where Wrapped: TableRowContent {
  public typealias TableRowBody = Never
  package func rows(_ inputs: _TableRowInputs) -> AnyView {
    self?.renderedRows(inputs) ?? AnyView(EmptyView())
  }
}

extension Group: TableRowContent, PrimitiveTableRowContent where Content: TableRowContent {
  public typealias TableRowBody = Never

  /// Creates a group of rows.
  public nonisolated init<R>(@TableRowBuilder<R> content: () -> Content)
  where R == Content.TableRowValue {
    self.init(holding: content())
  }

  package func rows(_ inputs: _TableRowInputs) -> AnyView { held.renderedRows(inputs) }
}
