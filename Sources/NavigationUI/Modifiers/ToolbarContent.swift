/// Items of a screen's bars.
///
/// Source: Apple, `ToolbarContent`.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the items to what is being rendered. Authors never write it.
  @MainActor func _render(in context: inout RenderContext)
}

extension ToolbarContent {
  public func _render(in context: inout RenderContext) {
    context.entering(.type(ObjectIdentifier(Self.self))) { context in
      var content = self
      PropertyWiring.of(Self.self).connect(&content, in: &context)
      content.body._render(in: &context)
    }
  }
}

/// Bar items that a person could rearrange.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Items that are shown as they are.
@MainActor
protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never { preconditionFailure("\(Self.self) is shown as it is") }
}

/// One item of a bar.
///
/// Source: Apple, `ToolbarItem`.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  private let content: Content

  /// Creates an item; its placement has no effect.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.content = content()
  }

  /// Creates an item with an id; id and placement have no effect.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.content = content()
  }

  public func _render(in context: inout RenderContext) { content._render(in: &context) }
}

/// Several items of a bar.
///
/// Source: Apple, `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let content: Content

  /// Creates a group of items; its placement has no effect.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public func _render(in context: inout RenderContext) { content._render(in: &context) }
}

/// Room between items; it shows nothing.
public struct ToolbarSpacer: PrimitiveToolbarContent {
  /// Creates a spacer, which shows nothing.
  public init(placement: ToolbarItemPlacement = .automatic) {}
  public func _render(in context: inout RenderContext) {}
}

/// Puts bar items together from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  /// An item as it is written.
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
  let render: @MainActor (inout RenderContext) -> Void

  func _render(in context: inout RenderContext) { render(&context) }
}

/// One of two kinds of items.
public struct _ConditionalToolbarContent<First, Second>: PrimitiveToolbarContent {
  let render: @MainActor (inout RenderContext) -> Void

  public func _render(in context: inout RenderContext) { render(&context) }
}
