import Foundation

/// A stack of any kind, as a value: `AnyLayout(HStackLayout())`.
///
/// Source: Apple, `AnyLayout`.
public struct AnyLayout: Sendable {
  enum Form: Sendable { case horizontal, vertical, overlaid }
  let form: Form

  /// Creates a layout of a row.
  public init(_ layout: HStackLayout) { form = .horizontal }
  /// Creates a layout of a column.
  public init(_ layout: VStackLayout) { form = .vertical }
  /// Creates a layout of layers.
  public init(_ layout: ZStackLayout) { form = .overlaid }
  /// Creates a layout of a grid, whose rows follow one another.
  public init(_ layout: GridLayout) { form = .vertical }
  /// Creates a layout of an author's own, which is not asked: its views follow one another.
  public init<L: Layout>(_ layout: L) { form = .vertical }

  /// The views in a stack. They keep their state when the layout changes.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOutView(content: content(), form: form)
  }
}

private struct LaidOutView<Content: View> {
  let content: Content
  let form: AnyLayout.Form
}

@MainActor
extension LaidOutView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.role("AnyLayout")) { context in
      context.emitStack(form == .horizontal ? .horizontal : .vertical) { content._render(in: &$0) }
    }
  }
}

/// A row, as a layout.
public struct HStackLayout: Sendable {
  /// The alignment, which has no effect here.
  public var alignment: VerticalAlignment
  /// The room between views, which has no effect here.
  public var spacing: CGFloat?
  /// Creates a layout; its settings have no effect here.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// The views in a row.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    AnyLayout(self)(content)
  }
}

/// A column, as a layout.
public struct VStackLayout: Sendable {
  /// The alignment, which has no effect here.
  public var alignment: HorizontalAlignment
  /// The room between views, which has no effect here.
  public var spacing: CGFloat?
  /// Creates a layout; its settings have no effect here.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// The views in a column.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    AnyLayout(self)(content)
  }
}

/// Layers, as a layout.
public struct ZStackLayout: Sendable {
  /// The alignment, which has no effect here.
  public var alignment: Alignment
  /// Creates a layout; its settings have no effect here.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  /// The views, one over the other.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    AnyLayout(self)(content)
  }
}

/// A grid, as a layout.
public struct GridLayout: Sendable {
  /// The alignment, which has no effect here.
  public var alignment: Alignment
  /// The room between columns, which has no effect here.
  public var horizontalSpacing: CGFloat?
  /// The room between rows, which has no effect here.
  public var verticalSpacing: CGFloat?
  /// Creates a layout; its settings have no effect here.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
  /// The rows, one after the other.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    AnyLayout(self)(content)
  }
}
