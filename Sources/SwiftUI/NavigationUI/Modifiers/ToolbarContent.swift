import OrderedJSON
import SceneModel

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
  private let placement: ToolbarItemPlacement

  /// Creates an item; its placement has no effect.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.content = content()
    self.placement = placement
  }

  /// Creates an item with an id; id and placement have no effect.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.content = content()
    self.placement = placement
  }

  public func _render(in context: inout RenderContext) {
    let start = context.output.nodes.count
    content._render(in: &context)
    context.place(from: start, placement)
  }
}

/// Several items of a bar.
///
/// Source: Apple, `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let content: Content
  private let placement: ToolbarItemPlacement

  /// Creates a group of items; its placement has no effect.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.placement = placement
  }

  /// Creates a group of items with a label for where there is no room, which is never shown here.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) { LabeledToolbarItemGroupContent<C, L>(content: content()) }
  }

  public func _render(in context: inout RenderContext) {
    let start = context.output.nodes.count
    content._render(in: &context)
    context.place(from: start, placement)
  }
}

/// The items of a group that has a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
}

@MainActor
extension LabeledToolbarItemGroupContent: View {
  public var body: some View { content }
}

/// Room between items; it shows nothing.
public struct ToolbarSpacer: PrimitiveToolbarContent {
  /// Creates a spacer, which shows nothing.
  public init(placement: ToolbarItemPlacement = .automatic) {}
  public func _render(in context: inout RenderContext) {}
}

extension RenderContext {
  /// Says where in the bars the items are that have been shown since.
  mutating func place(from start: Int, _ placement: ToolbarItemPlacement) {
    if placement.word == "automatic" { return }
    if placement.word == "keyboard" {
      output.strays.placesElsewhere.formUnion(start..<output.nodes.count)
    }
    restyle(from: start, StyleOperation("placement", .word(placement.word)))
  }
}

extension Group: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent
where Content: ToolbarContent {
  /// Creates a group of items.
  public init(@ToolbarContentBuilder content: () -> Content) { self.init(holding: content()) }

  public func _render(in context: inout RenderContext) { held._render(in: &context) }
}
