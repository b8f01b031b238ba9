import Foundation
import NavigationCore
import OrderedJSON
import SceneModel

/// A view whose lengths a closure computes from those of its container.
struct ContainerRelativeView<Content: View> {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

@MainActor
extension ContainerRelativeView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.role("containerRelativeFrame")) { context in
      let measured = context.measuredView()
      let device = context.host.device
      let size = measured.report?.size
      let width = size?.width ?? Double(device?.width ?? 0)
      let height = size?.height ?? Double(device?.height ?? 0)
      var look: [StyleValue.Member] = [.init("axes", .word(axes.styleWord))]
      if axes.contains(.horizontal) { look += member("w", length(width, .horizontal)) }
      if axes.contains(.vertical) { look += member("h", length(height, .vertical)) }
      if let alignment = alignment.styleValue { look.append(.init("align", alignment)) }
      let start = context.output.nodes.count
      content._render(in: &context)
      context.restyle(
        from: start, StyleOperation("relative", .members(look + measured.members)))
    }
  }

  private func member(_ name: UTF8String, _ length: CGFloat) -> [StyleValue.Member] {
    length.isFinite && length >= 0 ? [.init(name, .number(Double(length)))] : []
  }
}
