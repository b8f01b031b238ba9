/// Puts views together from the statements of a closure.
///
/// Source: Apple, `ViewBuilder`.
@resultBuilder
public struct ViewBuilder {
  /// A view, unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// The view of an empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view, unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views, one after the other.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(views: repeat each content)
  }

  /// The view of an `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The view of the first branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }

  /// The view of the second branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }

  /// The view of an `if #available`, whose type is erased.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(erasing: content)
  }
}
