/// One of two views; each branch keeps a state of its own.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
  package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  package let storage: Storage

  package init(storage: Storage) {
    self.storage = storage
  }
}

@MainActor
extension _ConditionalContent: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    switch storage {
    case .first(let view): context.entering(.branch(true)) { view._render(in: &$0) }
    case .second(let view): context.entering(.branch(false)) { view._render(in: &$0) }
    }
  }
}
