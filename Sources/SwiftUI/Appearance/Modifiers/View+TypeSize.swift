import NavigationCore
import OrderedJSON

extension View {
  /// Sets the size of texts in this view.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    dynamicTypeSize(size...size)
  }
  /// Limits the size of texts in this view.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    TypeSizeLimited(content: self, range: range)
  }
}

/// A view in which the size of texts is one of a range.
private struct TypeSizeLimited<Content: View, Range: RangeExpression>
where Range.Bound == DynamicTypeSize {
  let content: Content
  let range: Range

  func limited(_ size: DynamicTypeSize) -> DynamicTypeSize {
    if range.contains(size) { return size }
    let larger = DynamicTypeSize.allCases.first { $0 > size && range.contains($0) }
    return larger ?? DynamicTypeSize.allCases.last { range.contains($0) } ?? size
  }
}

@MainActor
extension TypeSizeLimited: PrimitiveView {
  func _render(in context: inout RenderContext) {
    let size = limited(context.environment.dynamicTypeSize)
    content.environment(\.dynamicTypeSize, size)._render(in: &context)
  }
}

extension DynamicTypeSize {
  /// The name that styles have for it.
  package var word: UTF8String {
    switch self {
    case .xSmall: "xSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "xLarge"
    case .xxLarge: "xxLarge"
    case .xxxLarge: "xxxLarge"
    case .accessibility1: "accessibility1"
    case .accessibility2: "accessibility2"
    case .accessibility3: "accessibility3"
    case .accessibility4: "accessibility4"
    case .accessibility5: "accessibility5"
    }
  }
}
