/// Lets a type be animated by its values; on a page it changes at once.
///
/// Source: Apple, `Animatable()`.
struct AnimatableMacro {
  private let request: HostMessage.Attached

  init(_ request: HostMessage.Attached) {
    self.request = request
  }

  /// Nothing for a type that conforms by itself, as a shape does.
  var expansion: Expansion {
    guard request.macroRole == "extension",
      request.conformanceListSyntax?.source.contains("Animatable") ?? true
    else { return Expansion() }
    let type = request.extendedTypeSyntax?.source ?? ""
    return Expansion(expandedSource: "extension \(type): nonisolated Animatable {}")
  }
}
