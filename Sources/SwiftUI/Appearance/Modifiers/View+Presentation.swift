import Foundation
import OrderedJSON
import SceneModel

// Looks of the sheet or popover with a view.
extension View {
  /// Sets the heights that the sheet can have.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    screenStyled("presented", .object(["detents": .detents(detents)]))
  }
  /// Sets the heights that the sheet can have, and its current height.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    screenStyled(
      "presented",
      .object(["detents": .detents(detents), "detent": selection.wrappedValue.styleValue]))
  }
  /// Shows or hides the mark by which the sheet is pulled.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    screenStyled(
      "presented",
      visibility == .automatic ? nil : .object(["grabber": .flag(visibility == .visible)]))
  }
  /// Sets the radius of the sheet's corners, in points; nil leaves it.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    screenStyled("presented", cornerRadius.map { .object(["corner": .number($0)]) })
  }
  /// Paints the sheet.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    screenStyled("presented", .object(["background": style.styleValue]))
  }
  /// Sets the form that the presentation takes in a compact width.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  {
    screenStyled("presented", adaptation.word.map { .object(["compact": .word($0)]) })
  }
  /// Sets the form that the presentation takes in a compact width.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { presentationCompactAdaptation(horizontalAdaptation) }
  /// Accepted; has no effect here.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// Sets the width of the inspector, in points.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    screenStyled("presented", .object(["width": .number(width)]))
  }
  /// Sets the width of the inspector, in points.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { inspectorColumnWidth(ideal) }
}

extension StyleValue {
  /// The lowest first.
  fileprivate static func detents(_ detents: Set<PresentationDetent>) -> StyleValue {
    .list(detents.sorted { $0.order < $1.order }.map(\.styleValue))
  }
}
