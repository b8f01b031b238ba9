/// Puts tabs together from the statements of a closure.
///
/// Source: Apple, `TabContentBuilder`.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs of a tab view.
  public struct Content<C: TabContent> {
    let content: C

    nonisolated init(_ content: C) { self.content = content }
  }

  /// Tabs, unchanged.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// A single tab, unchanged.
  public static func buildBlock<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// Several tabs, one after the other.
  public static func buildBlock<First: TabContent, each Content: TabContent>(
    _ first: First, _ content: repeat each Content
  ) -> some TabContent<TabValue> where First.TabValue == TabValue {
    ModifiedTabContent(
      ViewBuilder.buildBlock(TabContentView(first), repeat TabContentView(each content)))
  }

  /// The tabs of an `if` without an `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> C?
  where C.TabValue == TabValue { content }

  /// The tabs of the first branch.
  public static func buildEither<T: TabContent, F: TabContent>(
    first: T
  ) -> _ConditionalTabContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalTabContent(content: ViewBuilder.buildEither(first: TabContentView(first)))
  }

  /// The tabs of the second branch.
  public static func buildEither<T: TabContent, F: TabContent>(
    second: F
  ) -> _ConditionalTabContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalTabContent(content: ViewBuilder.buildEither(second: TabContentView(second)))
  }

  /// The tabs of an `if #available`, whose type is erased.
  public static func buildLimitedAvailability<T: TabContent>(
    _ content: T
  ) -> AnyTabContent<T.TabValue> { AnyTabContent(content) }
}

@MainActor
extension TabContentBuilder.Content: View, PrimitiveView {
  public typealias Body = Never
  public func _render(in context: inout RenderContext) { content._render(in: &context) }
}

/// The tabs of one of two branches; each keeps a state of its own.
public struct _ConditionalTabContent<TrueContent: TabContent, FalseContent: TabContent>
where TrueContent.TabValue == FalseContent.TabValue {
  let content: _ConditionalContent<TabContentView<TrueContent>, TabContentView<FalseContent>>
}

@MainActor
extension _ConditionalTabContent: TabContent, PrimitiveTabContent {
  /// The type of the values that select the tabs.
  public typealias TabValue = TrueContent.TabValue
  public typealias Body = Self
  public func _render(in context: inout RenderContext) { content._render(in: &context) }
}

@MainActor
extension Optional: TabContent, PrimitiveTabContent where Wrapped: TabContent {
  /// The type of the values that select the tabs.
  public typealias TabValue = Wrapped.TabValue
  public typealias Body = Self
  public func _render(in context: inout RenderContext) {
    map { TabContentView($0) }._render(in: &context)
  }
}
