import OrderedJSON

extension NavigationPath.Element {
  /// The title of a screen for the element, in at most eighty characters.
  ///
  /// A scalar is itself; another value its `title` or `name` if it has such a text, otherwise its type
  /// and its payload; a stored one its tag's last part.
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
    let title = (value.title ?? "\(shortTypeName) \(payloadOrDescription)").shortened()
    if value.isConstant { value.written.title = title }
    return title
  }

  private var payloadOrDescription: UTF8String {
    payload ?? anyValue.map { UTF8String(String(describing: $0)) } ?? ""
  }
}

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
