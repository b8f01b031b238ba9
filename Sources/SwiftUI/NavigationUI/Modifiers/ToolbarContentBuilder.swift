/// Puts bar items together from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  /// An item, unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// A single item, unchanged.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Several items, one after the other.
  @MainActor
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some CustomizableToolbarContent {
    ToolbarItems { context in
      var index = 0
      for item in repeat each content {
        context.entering(.index(index)) { item._render(in: &$0) }
        index += 1
      }
    }
  }

  /// The items of an `if` without an `else`.
  @MainActor
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> some CustomizableToolbarContent {
    ToolbarItems { context in
      if let content { context.entering(.branch(true)) { content._render(in: &$0) } }
    }
  }

  /// The items of the first branch.
  @MainActor
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalToolbarContent<First, Second> {
    _ConditionalToolbarContent { $0.entering(.branch(true)) { first._render(in: &$0) } }
  }

  /// The items of the second branch.
  @MainActor
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalToolbarContent<First, Second> {
    _ConditionalToolbarContent { $0.entering(.branch(false)) { second._render(in: &$0) } }
  }

  /// The items of an `if #available`.
  @MainActor
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> some CustomizableToolbarContent {
    ToolbarItems { content._render(in: &$0) }
  }
}

/// Items, whatever they are.
private struct ToolbarItems: PrimitiveToolbarContent {
  let render: RenderClosure

  func _render(in context: inout RenderContext) { render(&context) }
}

/// One of two kinds of items.
public struct _ConditionalToolbarContent<First, Second>: PrimitiveToolbarContent {
  let render: RenderClosure

  public func _render(in context: inout RenderContext) { render(&context) }
}
