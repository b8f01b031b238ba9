import Foundation
import OrderedJSON
import SceneModel

extension View {
  /// Sets the place of a guide in this view, by which stacks, frames and layers align it.
  ///
  /// Source: Apple, `alignmentGuide(_:computeValue:)`.
  ///
  /// - Parameter computeValue: returns the distance from the leading edge. A sum of shares of the
  ///   view's lengths applies at once; any other value once a page has reported the lengths.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { AlignedView(content: self, guide: guide.guideName, value: computeValue) }

  /// Sets the place of a guide in this view, by which stacks, frames and layers align it.
  ///
  /// Source: Apple, `alignmentGuide(_:computeValue:)`.
  ///
  /// - Parameter computeValue: returns the distance from the top. A sum of shares of the view's
  ///   lengths applies at once; any other value once a page has reported the lengths.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { AlignedView(content: self, guide: guide.guideName, value: computeValue) }
}

/// A view with a guide of its own.
struct AlignedView<Content: View> {
  let content: Content
  let guide: UTF8String
  let value: (ViewDimensions) -> CGFloat
}

@MainActor
extension AlignedView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.role("alignmentGuide")) { context in
      let known = context.identity.stored { MeasuredGuide() }
      let start = context.output.nodes.count
      // Closures that count their calls are called in the order of views and modifiers.
      content._render(in: &context)
      if !known.isMeasured && !context.host.measuresGuides,
        let formula = GuideFormula(exactly: value)
      {
        return context.setGuide(guide, formula, from: start)
      }
      known.isMeasured = true
      context.host.measuresGuides = true
      let measured = context.measuredView()
      let size = measured.report?.size
      var distance: CGFloat?
      if let size { distance = value(ViewDimensions(width: size.width, height: size.height)) }
      context.markFirst(from: start, StyleOperation("measure", .members(measured.members)))
      guard let distance, distance.isFinite else { return }
      context.setGuide(guide, GuideFormula(terms: [Double(distance)]), from: start)
    }
  }
}

/// Notes that the place of a guide needs the view's size.
private final class MeasuredGuide {
  var isMeasured = false
}

extension RenderContext {
  fileprivate mutating func setGuide(
    _ name: UTF8String, _ formula: GuideFormula, from start: Int
  ) {
    restyle(from: start, StyleOperation("guides", .members([.init(name, formula.styleValue)])))
  }
}
