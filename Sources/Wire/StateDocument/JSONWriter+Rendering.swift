import NavigationCore
import OrderedJSON
import SceneModel

extension JSONWriter {
  /// The rendered tree of what is visible: `{"sidebar":screen|null,…}`, or `{"stack":screen}`.
  mutating func append(_ view: RenderedView, types: TypeRegistry) {
    append(literal: "{")
    var isFirst = true
    for part in RenderedView.Part.allCases where view.hasMember(part) {
      if !isFirst { append(literal: ",") }
      isFirst = false
      append(string: part.rawValue)
      append(literal: ":")
      append(view[part], types: types)
    }
    if !view.styles.styles.isEmpty {
      append(literal: ",\"styles\":")
      append(view.styles.styles)
    }
    if let window = view.window {
      append(literal: ",\"window\":")
      window.write(to: &self)
    }
    if let animation = view.animation {
      append(literal: ",\"animation\":")
      animation.write(to: &self)
    }
    append(literal: "}")
  }

  /// Writes styles by their numbers.
  mutating func append(_ styles: [Style]) {
    append(literal: "{")
    appendList(styles) { writer, style in
      writer.append(literal: "\"")
      writer.append(style.number)
      writer.append(literal: "\":")
      style.write(to: &writer)
    }
    append(literal: "}")
  }

  mutating func append(_ screen: RenderedScreen?, types: TypeRegistry) {
    guard let screen else { return append(literal: "null") }
    append(literal: "{\"title\":")
    append(string: screen.title)
    append(literal: ",\"back\":")
    if let back = screen.back { append(string: back) } else { append(literal: "null") }
    append(literal: ",\"body\":[")
    appendList(screen.body) { $0.append($1, types: types) }
    append(literal: "]")
    if !screen.toolbar.isEmpty {
      append(literal: ",\"toolbar\":[")
      appendList(screen.toolbar) { $0.append($1, types: types) }
      append(literal: "]")
    }
    if let style = screen.style {
      append(literal: ",\"style\":")
      append(style.number)
    }
    appendMembers(of: screen.origin)
    append(literal: "}")
  }

  mutating func append(_ node: ViewNode, types: TypeRegistry) {
    append(literal: "{\"kind\":")
    append(string: node.kind.rawValue)
    for member in ViewNode.Member.allCases where node.has(member) {
      append(literal: ",")
      append(string: member.rawValue)
      append(literal: ":")
      append(member, of: node, types: types)
    }
    append(literal: "}")
  }

  /// The value of a member that the node has.
  mutating func append(_ member: ViewNode.Member, of node: ViewNode, types: TypeRegistry) {
    switch member {
    case .id: append(string: node.id ?? "")
    case .label: append(string: node.label ?? "")
    case .value: append(node.value, types: types)
    case .systemImage: append(string: node.systemImage ?? "")
    case .selected: append(node.isSelected ?? false)
    case .disabled: append(node.isDisabled)
    case .axis: append(string: node.axis?.rawValue ?? "")
    case .rowCount: append(node.rowCount ?? 0)
    case .style: append(node.style?.number ?? 0)
    case .children:
      append(literal: "[")
      appendList(node.children) { $0.append($1, types: types) }
      append(literal: "]")
    }
  }

  private mutating func append(_ value: ViewNode.Value?, types: TypeRegistry) {
    switch value {
    case nil: append(literal: "null")
    case .text(let text)?: append(string: text)
    case .flag(let flag)?: append(flag)
    case .element(let element)?:
      append(literal: "{")
      types.appendWireMembers(of: element, to: &self)
      append(literal: "}")
    }
  }

  /// Writes the screens of a stack as an array.
  mutating func append(_ screens: ScreenList) {
    var origins = OriginTexts()
    append(literal: "[")
    appendList(screens) { writer, screen in
      writer.append(screen) { $0.append(text: origins.text(of: $1)) }
    }
    append(literal: "]")
  }

  /// The members of the declarations that the screens of a long stack share.
  private struct OriginTexts {
    private var texts: [ObjectIdentifier: [UInt8]] = [:]

    mutating func text(of origin: ScreenOrigin) -> [UInt8] {
      let id = ObjectIdentifier(origin)
      if let known = texts[id] { return known }
      var writer = JSONWriter()
      writer.appendMembers(of: origin)
      texts[id] = writer.bytes
      return writer.bytes
    }
  }

  mutating func append(_ screen: StackScreen) {
    append(screen) { $0.appendMembers(of: $1) }
  }

  private mutating func append(
    _ screen: StackScreen, _ appendMembers: (inout JSONWriter, ScreenOrigin) -> Void
  ) {
    append(literal: "{\"title\":")
    append(string: screen.title)
    switch screen.source {
    case .root: append(literal: ",\"source\":\"root\"")
    case .link: append(literal: ",\"source\":\"link\"")
    case .presented: append(literal: ",\"source\":\"presented\"")
    case .path(let index):
      append(literal: ",\"source\":\"path\",\"index\":")
      append(index)
    }
    if let origin = screen.origin { appendMembers(&self, origin) }
    if let depth = screen.declaredOn {
      append(literal: ",\"declaredOn\":")
      append(depth)
    }
    append(literal: "}")
  }

  private mutating func appendMembers(of origin: ScreenOrigin?) {
    guard let origin else { return }
    append(literal: ",\"declaration\":")
    append(string: origin.declaration.rawValue)
    if let type = origin.valueType {
      append(literal: ",\"valueType\":")
      append(string: type)
    }
    if let name = origin.viewName {
      append(literal: ",\"type\":")
      append(string: name)
    }
    if let location = origin.location {
      append(literal: ",\"declaredAt\":{\"file\":")
      append(string: location.fileID)
      append(literal: ",\"line\":")
      append(location.line)
      append(literal: "}")
    }
  }
}
