import Foundation
import NavigationCore

/// Tells its content how much room there is: the whole screen of the device.
///
/// Source: Apple, `GeometryReader`.
public struct GeometryReader<Content: View> {
  /// Makes the content from the size.
  public var content: (GeometryProxy) -> Content

  /// Creates content from the size of the screen.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

@MainActor
extension GeometryReader: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    let device = context.host.device
    let size = CGSize(width: Double(device?.width ?? 0), height: Double(device?.height ?? 0))
    context.entering(.role("GeometryReader")) { context in
      let nodes = context.collect {
        content(GeometryProxy(size: size))._render(in: &$0)
      }
      if nodes.contains(where: \.kind.isListRow) || nodes.isEmpty {
        context.output.nodes += nodes
      } else {
        context.emitBox(
          "stack", ["axis": "z", "align": "topLeading", "greedy": true], around: nodes)
      }
    }
  }
}

/// The size of a container; nothing is measured here.
public struct GeometryProxy: Sendable {
  /// The size of the device's screen, in points.
  public let size: CGSize
  /// Always zero.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  /// The whole screen, in whatever coordinate space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
  /// The whole screen, in whatever coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
  /// The whole screen, in whatever coordinate space.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    CGRect(origin: .zero, size: size)
  }
  /// The value of an anchor, as it was taken: nothing is measured here.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value }
}

/// The first of several views that has room: here the first.
///
/// Source: Apple, `ViewThatFits`.
public struct ViewThatFits<Content: View> {
  private let content: Content

  /// Creates the view from several; the axes have no effect.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@MainActor
extension ViewThatFits: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    let count = context.output.controlOrder.count
    let first = context.collectInside { content._render(in: &$0) }.prefix(1)
    context.forgetControls(after: count, keeping: Array(first))
    for node in first { context.emit(node) }
  }
}
