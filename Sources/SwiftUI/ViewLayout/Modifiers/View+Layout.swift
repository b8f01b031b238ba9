import Foundation
import OrderedJSON
import SceneModel

// Places of views among others.
extension View {
  /// Gives this view its room before others, or after them.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    styled("priority", value == 0 ? nil : .number(value))
  }
  /// Draws this view over others, or under them.
  public nonisolated func zIndex(_ value: Double) -> some View { styled("z", .number(value)) }
  /// Lets this view extend behind the bars.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    styled(
      "safe",
      .object([
        "edges": .word(edges.styleWord),
        "regions": regions == .all ? nil : regions == .keyboard ? "keyboard" : "container",
      ]))
  }
  /// Lets this view extend behind the bars.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
  /// Accepted; has no effect here.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View { self }
}

// Places of views in grids.
extension View {
  /// Lets this view take several columns of a grid.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    styled("span", .number(Double(max(count, 1))))
  }
  /// Sets the place of this view in its cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    styled("cellAnchor", anchor.styleValue)
  }
  /// Aligns the column of this view.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    styled("columnAlign", .word(guide.word))
  }
  /// Lets this view take the room of its cell without asking for more.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    styled("unsized", axes.isEmpty ? nil : .word(axes.styleWord))
  }
}
