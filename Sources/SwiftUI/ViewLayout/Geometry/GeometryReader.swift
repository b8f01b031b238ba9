import Foundation
import OrderedJSON
import SceneModel

/// Gives its content the available size: the size that a page has reported, or before that the size
/// of the device's screen.
///
/// Source: Apple, `GeometryReader`.
public struct GeometryReader<Content: View> {
  /// Creates the content from the size.
  public var content: (GeometryProxy) -> Content

  /// Creates content from the size of the room.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

@MainActor
extension GeometryReader: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.entering(.role("GeometryReader")) { context in
      let measured = context.measuredView()
      let proxy = context.geometry(of: measured)
      let nodes = context.collect { content(proxy)._render(in: &$0) }
      if nodes.contains(where: \.kind.isListRow) || nodes.isEmpty {
        context.output.nodes += nodes
      } else {
        let look: [StyleValue.Member] = [
          .init("axis", "z"), .init("align", "topLeading"), .init("greedy", true),
        ]
        context.emitBox("stack", .members(look + measured.members), around: nodes)
      }
    }
  }
}

extension RenderContext {
  /// A proxy of what is known of a place.
  @MainActor
  package func geometry(of measured: MeasuredView) -> GeometryProxy {
    GeometryProxy(measured.report, interest: measured.interest, of: host.device)
  }
}
