import Foundation

/// A placeholder for the view that is changed.
///
/// Source: Apple, `PlaceholderContentView`.
public struct PlaceholderContentView<Value>: PrimitiveView {
  let content: RenderClosure

  package init(content: @escaping RenderClosure) { self.content = content }

  public func _render(in context: inout RenderContext) { content(&context) }
}

/// A view that goes through phases; it stays in the first here.
///
/// Source: Apple, `PhaseAnimator`.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phase: Phase?
  private let content: (Phase) -> Content

  /// Creates a view in the first of the phases.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }

  /// Creates a view in the first of the phases.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  public var body: some View {
    if let phase { content(phase) }
  }
}

@MainActor
extension View {
  private var placeholder: PlaceholderContentView<Self> {
    PlaceholderContentView { _render(in: &$0) }
  }

  /// Shows the first of the phases.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { content(placeholder, $0) }
  }

  /// Shows the first of the phases.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { content(placeholder, $0) }
  }

  /// Shows the view that the closure returns; nothing is animated.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(placeholder) }

  /// Shows the view that the closure returns; the transaction has no effect.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(placeholder) }
}
