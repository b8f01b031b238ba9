import OrderedJSON
import SceneModel

// Looks of the symbols in a view.
extension View {
  /// Sets the size of symbols next to text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    styled("imageScale", .word(scale.word), isInherited: true)
  }
  /// Sets the variant of symbols.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    styled("variant", .word(variant.word), isInherited: true)
  }
  /// Sets the way in which symbols are coloured; nil leaves it.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    styled("symbolMode", mode.map { .word($0.word) }, isInherited: true)
  }
}
