import Foundation
import OrderedJSON
import SceneModel

// Looks of rows.
extension View {
  /// Sets the room around the content of this row; nil leaves it.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    styled("rowInsets", insets?.styleValue)
  }
  /// Puts a view behind this row; nil leaves it.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    RowBackground(content: self, background: view)
  }
  /// Shows or hides the lines around this row.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    styled("rowSeparator", .separator(visibility, edges))
  }
  /// Sets the colour of the lines around this row; nil leaves it.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    styled("rowSeparator", .separator(color, edges))
  }
  /// Sets the colour of the symbols in this row; nil leaves it.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    styled("listTint", tint?.paint)
  }
  /// Tints the images of the rows in this view.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    styled("listTint", tint?.color?.paint)
  }
}

extension StyleValue {
  /// The lines around a row or a section; nil for the usual ones.
  static func separator(_ visibility: Visibility, _ edges: VerticalEdge.Set) -> StyleValue? {
    if visibility == .automatic { return nil }
    return .object(["hidden": .flag(visibility == .hidden), "edges": edges.styleValue])
  }

  /// The colour of the lines around a row or a section.
  static func separator(_ tint: Color?, _ edges: VerticalEdge.Set) -> StyleValue? {
    tint.map { .object(["tint": $0.paint, "edges": edges.styleValue]) }
  }
}

extension VerticalEdge.Set {
  /// The sides as styles name them; nil for both.
  fileprivate var styleValue: StyleValue? {
    self == .all ? nil : .word(contains(.top) ? "t" : "b")
  }
}

private struct RowBackground<Content: View, Background: View> {
  let content: Content
  let background: Background?
}

@MainActor
extension RowBackground: PrimitiveView {
  func _render(in context: inout RenderContext) {
    let start = context.output.nodes.count
    content._render(in: &context)
    guard let background else { return }
    if let paint = (background as? any PaintedStyle)?.paint {
      context.restyle(from: start, StyleOperation("rowBackground", paint))
    } else if let picture = context.picture(of: background) {
      context.restyle(
        from: start, StyleOperation("rowBackground", .object(["items": picture.items])),
        parts: picture.parts)
    }
  }
}

/// A tint of rows.
///
/// Source: Apple, `ListItemTint`.
public struct ListItemTint: Sendable {
  /// The color; nil for that of the text.
  let color: Color?
  /// The color of the text.
  public static let monochrome = ListItemTint(color: .primary)
  /// A color, whatever the system's tint is.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A color if the system has no tint of its own, which it never has here.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}
