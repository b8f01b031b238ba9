import OrderedJSON

extension NavigationPath.Element {
  /// The title of a screen for the element, in at most eighty characters.
  ///
  /// A scalar is itself; another value its `title` or `name` if it has such a text, otherwise its type
  /// with its case or its first number or text; a stored one its tag's last part.
  public var displayTitle: UTF8String {
    switch content {
    case .scalar(.string(let text)): UTF8String(text).shortened()
    case .scalar(.int(let value)): UTF8String(describing: value)
    case .scalar(.bool(let value)): value ? "true" : "false"
    case .scalar(let scalar): "\(scalar.anyValue)"
    case .live(let value): title(of: value)
    case .stored: shortTypeName.shortened()
    }
  }

  /// The title with the whole payload of a value that has none, in at most eighty characters: tests
  /// compare it, and a screen's title would be the same for values that differ.
  public var fullTitle: UTF8String {
    guard case .live(let value) = content else { return displayTitle }
    return (value.title ?? "\(shortTypeName) \(payloadOrDescription)").shortened()
  }

  /// Appends `displayTitle` as a JSON string, for integers and short strings without making one.
  public func appendDisplayTitle(to writer: inout JSONWriter) {
    switch content {
    case .scalar(.int(let value)):
      writer.append("\"", value, "\"")
    case .scalar(.string(let text)) where text.utf8.count <= 80: writer.append(string: text)
    default: writer.append(string: displayTitle)
    }
  }

  private func title(of value: any LiveValue) -> UTF8String {
    if let title = value.written.title { return title }
    let title = (value.title ?? caption(of: value)).shortened()
    if value.isConstant { value.written.title = title }
    return title
  }

  /// The type and a few words, never JSON.
  private func caption(of value: any LiveValue) -> UTF8String {
    let mirror = Mirror(reflecting: value.value)
    let isObject = payload?.utf8.first == UInt8(ascii: "{")
    switch mirror.displayStyle {
    case .enum:
      let name = mirror.children.first?.label ?? String(describing: value.value)
      return "\(shortTypeName) \(UTF8String(name))"
    case .struct where isObject, .class where isObject:
      let member = mirror.children.lazy.compactMap { $0.value as? any PlainMember }.first
      return member.map { "\(shortTypeName) \(UTF8String(String(describing: $0)))" }
        ?? shortTypeName
    default: return "\(shortTypeName) \(payloadOrDescription)"
    }
  }

  private var payloadOrDescription: UTF8String {
    payload ?? anyValue.map { UTF8String(String(describing: $0)) } ?? ""
  }
}

/// A member that is short in words.
private protocol PlainMember {}
extension Int: PlainMember {}
extension String: PlainMember {}

extension LiveValue {
  fileprivate var title: UTF8String? {
    var name: String?
    // Reading a member of a mirror is expensive, so each is read once.
    for member in Mirror(reflecting: value).children {
      switch member.label {
      case "title": if let title = member.value as? String { return UTF8String(title) }
      case "name": name = name ?? member.value as? String
      default: break
      }
    }
    return name.map { UTF8String($0) }
  }
}
