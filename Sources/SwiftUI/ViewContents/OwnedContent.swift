/// The content of something that has properties as a view has, and is none: an app.
package struct OwnedContent<Owner, Content: View> {
  let owner: () -> Owner
  let content: (Owner) -> Content

  package init(
    owner: @escaping () -> Owner, @ViewBuilder content: @escaping (Owner) -> Content
  ) {
    self.owner = owner
    self.content = content
  }
}

@MainActor
extension OwnedContent: PrimitiveView {
  package func _render(in context: inout RenderContext) {
    context.entering(.type(ObjectIdentifier(Owner.self))) { context in
      let kept = context.identity.stored { Kept(owner()) }
      context.renderCached(kept.owner, content)
    }
  }

  private final class Kept {
    let owner: Owner

    init(_ owner: Owner) {
      self.owner = owner
    }
  }
}
