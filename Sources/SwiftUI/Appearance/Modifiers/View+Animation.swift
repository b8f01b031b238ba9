import Foundation
import OrderedJSON
import SceneModel

// Animations of changes: states change at once, and pages show the animation.
extension View {
  /// Animates changes of this view that come with another value.
  ///
  /// - Parameter animation: nil for none.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    AnimatedView(content: self, animation: animation, value: value)
  }
  /// Animates all changes of this view.
  ///
  /// - Parameter animation: nil for none.
  @available(*, deprecated, message: "use animation(_:value:)")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    styled("animated", animation.map { .members($0.members) })
  }
  /// Sets how changes of this view are shown, whatever causes them.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { styled("animated", Transaction.effect(of: transform)) }
  /// Sets how this view comes and goes.
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    styled("transition", transition.styleValue)
  }
  /// Sets how the contents of this view become others.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    styled("contentTransition", transition.word.map { .word($0) })
  }
}

/// A view whose changes are animated when a value changes.
private struct AnimatedView<Content: View, Value: Equatable> {
  let content: Content
  let animation: Animation?
  let value: Value
}

/// The value at the last rendering, and how often it has changed.
private final class Changes<Value: Equatable> {
  var value: Value
  var count = 0

  init(of value: Value) { self.value = value }
}

@MainActor
extension AnimatedView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.role("animation")) { context in
      let changes = context.identity.stored { Changes(of: value) }
      if changes.value != value {
        changes.value = value
        changes.count += 1
      }
      let mark = StyleValue.Member("value", .number(Double(changes.count)))
      let content = content
      let operation = StyleValue.members((animation?.members ?? Animation.noMembers) + [mark])
      context.entering(.role("content")) {
        content.styled("animated", operation)._render(in: &$0)
      }
    }
  }
}

/// A transition of contents.
public struct ContentTransition: Hashable, Sendable {
  let word: UTF8String?
  /// The contents change at once.
  public static let identity = ContentTransition(word: nil)
  /// One fades into the other.
  public static let opacity = ContentTransition(word: "opacity")
  /// One becomes the other.
  public static let interpolate = ContentTransition(word: "interpolate")
  /// The digits roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(word: "numericText")
  }
}
