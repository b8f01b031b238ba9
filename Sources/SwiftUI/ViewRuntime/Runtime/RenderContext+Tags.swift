import NavigationCore
import OrderedJSON

extension RenderContext {
  /// Reports a tag that a selection of another type cannot have.
  package mutating func reportMismatch(of tag: AnyHashable, with selection: any Hashable.Type) {
    if Mirror(reflecting: tag.base).isNil { return }
    let (tag, selection) = (name(of: type(of: tag.base)), name(of: selection))
    report(
      Problem(
        code: .tagMismatch,
        message: """
          A tag of type \(tag) can’t be selected, because the selection is of type \(selection).
          """,
        why: """
          A tap does nothing then, and the selected row isn’t highlighted. Give each tag the type of \
          the selection.
          """,
        arguments: ["tag": .string(tag), "selection": .string(selection)]))
  }

  /// Reports a tab's tag of another type than the selection.
  package mutating func reportMismatch(of tag: AnyHashable?, in tabs: Tabs) {
    guard let tag, let type = tabs.expectedType(for: tag) else { return }
    reportMismatch(of: tag, with: type)
  }

  private func name(of type: Any.Type) -> UTF8String { UTF8String(TypeName.display(type)) }
}

extension Mirror {
  /// True for nil, which is a tag of every optional selection.
  fileprivate var isNil: Bool { displayStyle == .optional && children.isEmpty }
}
