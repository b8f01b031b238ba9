import NavigationCore
import OrderedJSON
import SceneModel

extension RenderContext {
  /// Shows a picker as a link with the chosen value, to a screen with the choices. A choice leads back.
  ///
  /// Source: Apple, `NavigationLinkPickerStyle`.
  mutating func emitPickerLink<Value: Hashable>(
    _ title: UTF8String, selection: Binding<Value>?, label: @escaping RenderClosure,
    content: @escaping RenderClosure
  ) {
    let isActive = localBinding(false)
    let value = chosenLabel(of: selection, content)
    var node = link(
      labelledBy: collectInside { context in
        context.renderLabeled(label) { [value] context in
          if let value { context.emit(ViewNode(.text, label: value)) }
        }
      })
    node.isDisabled = !environment.isEnabled || !host.canNavigate
    let (host, identity) = (host, identity)
    node.id = control(label: node.label ?? "", isDisabled: node.isDisabled) { _ in
      host.willFollowLink(at: identity)
      isActive.wrappedValue = true
    }
    if let id = node.id { output.controls[id]?.otherNames.append(title) }
    output.presentations.append(
      PresentationRequest(
        identity: identity, kind: .link, isActive: isActive.wrappedValue,
        element: NavigationPath.Element(title.string),
        deactivate: { isActive.wrappedValue = false },
        origin: nil,
        render: deferring { context in
          context.emitChoices(
            title, of: selection, afterChoice: { isActive.wrappedValue = false }, content)
        }))
    emit(node)
  }

  /// A link with this label, whose sign at the end of a list's row can be chosen by the author.
  package func link(labelledBy label: [ViewNode]) -> ViewNode {
    var node = control(.link, labelledBy: label)
    if let word = environment.controlLooks.linkIndicator {
      node.style = styles.style(node.style, StyleOperation("chevron", .flag(word == "visible")))
    }
    return node
  }

  /// The words of the choice that is selected; nil if none is.
  private mutating func chosenLabel<Value: Hashable>(
    of selection: Binding<Value>?, _ content: RenderClosure
  ) -> UTF8String? {
    let count = output.controls.count
    var rows: [ViewNode] = []
    entering(.role("chosen")) { rows = $0.choices(of: selection, content) }
    removeControls(after: count)
    return rows.unboxed.first { $0.isSelected == true }?.label
  }

  /// The screen of a picker: a list with its choices.
  private mutating func emitChoices<Value: Hashable>(
    _ title: UTF8String, of selection: Binding<Value>?, afterChoice: @escaping () -> Void,
    _ content: RenderClosure
  ) {
    output.screen.title = title
    output.screen.add(StyleOperation("titleMode", "inline"))
    let rows = choices(of: selection, afterChoice: afterChoice, content)
    let picker = container(
      ViewNode(.section, label: ""), holding: rows, "picker", [.init("style", "inline")])
    emit(container(ViewNode(.list), holding: [picker], "list"))
  }
}
