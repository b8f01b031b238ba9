/// A part of a screen, described by other views.
///
/// Source: Apple, `View`.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds what this view shows to what is being rendered. Authors never write it.
  @MainActor func _render(in context: inout RenderContext)
}

extension View {
  public func _render(in context: inout RenderContext) {
    context.renderBody(of: self)
  }
}

/// A view that renders itself and has no body.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn as it is and has no body")
  }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("A view that cannot exist has no body") }
  public func _render(in context: inout RenderContext) {}
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("An optional view is drawn as it is") }

  public func _render(in context: inout RenderContext) {
    guard let view = self else { return }
    context.entering(.branch(true)) { view._render(in: &$0) }
  }
}
