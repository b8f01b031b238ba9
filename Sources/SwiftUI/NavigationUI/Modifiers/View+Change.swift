extension View {
  /// Calls a closure with the old and the new value after a rendering in which the value differs.
  ///
  /// Source: Apple, `onChange(of:initial:_:)`.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Calls a closure after a rendering in which the value differs from the one before.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Calls a closure with the new value after a rendering in which it differs.
  @available(*, deprecated, message: "use onChange(of:initial:_:), with no or two parameters")
  @_disfavoredOverload
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: false) { action($1) }
  }

  /// Gives the view an identity; with a different id it begins with new state.
  ///
  /// Source: Apple, `id(_:)`.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: AnyHashable(id))
  }

  /// Sets the value that a list or a picker selects with this view.
  ///
  /// Source: Apple, `tag(_:)`.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    TaggedView(content: self, tag: (tag as? any OptionalTag)?.unwrapped ?? AnyHashable(tag))
  }
}

/// Compares a value with that of the rendering before; the action runs when all is rendered.
struct ChangeView<Content: View, Value: Equatable> {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

@MainActor
extension ChangeView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.output.watchesChanges = true
    context.entering(.role("onChange")) { context in
      let (new, action) = (value, action)
      let known = context.identity.stored { PreviousValue<Value>() }
      let old = known.value
      known.value = new
      if old.map({ $0 != new }) ?? isInitial {
        context.host.afterUpdate { action(old ?? new, new) }
      }
      content._render(in: &context)
    }
  }
}

final class PreviousValue<Value> {
  var value: Value?
}

struct IdentifiedView<Content: View> {
  let content: Content
  let id: AnyHashable
}

@MainActor
extension IdentifiedView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.id(id)) { context in
      context.renderTarget(id) { content._render(in: &$0) }
    }
  }
}

package struct TaggedView<Content: View> {
  package let content: Content
  package let tag: AnyHashable
}

@MainActor
extension TaggedView: PrimitiveView, Tagged {
  package func _render(in context: inout RenderContext) {
    context.tagging(tag, isExplicit: true) { content._render(in: &$0) }
  }
}

/// A tag that can be optional, as for a picker whose selection can be nil.
private protocol OptionalTag {
  var unwrapped: AnyHashable? { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
  fileprivate var unwrapped: AnyHashable? { map { AnyHashable($0) } }
}

extension View {
  /// Calls a closure with each value of a publisher while the view exists.
  ///
  /// Source: Apple, `onReceive(_:perform:)`.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    ReceivingView(content: self, publisher: publisher, action: action)
  }
}

/// Listens from the first rendering on, to the publisher that was there then.
struct ReceivingView<Content: View, P: Publisher> where P.Failure == Never {
  let content: Content
  let publisher: P
  let action: (P.Output) -> Void
}

@MainActor
extension ReceivingView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.role("onReceive")) { context in
      let known = context.identity.stored { PublisherSubscription<P.Output>() }
      known.action = action
      if known.listening == nil {
        let publisher = publisher
        // After the rendering: what the action reads is not what the view depends on.
        context.host.afterUpdate {
          known.listening = publisher.sink { [weak known] in known?.action($0) }
        }
      }
      content._render(in: &context)
    }
  }
}

private final class PublisherSubscription<Value> {
  var action: (Value) -> Void = { _ in }
  var listening: AnyCancellable?
}
