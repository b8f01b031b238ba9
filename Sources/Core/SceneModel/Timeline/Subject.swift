import NavigationCore
import OrderedJSON

/// The subject of a request, for people and scripts: the control that was tapped, the URL that was
/// opened. No text in it is longer than `maxTextBytes`.
///
/// An object, since most causes have none and every revision has a cause.
public final class Subject: Hashable, Sendable {
  /// The members, as clients read them.
  public let members: JSONObject

  /// The longest text that is included in full, in bytes.
  public static let maxTextBytes = 200

  /// Creates a subject of members that are short enough.
  package init(members: JSONObject) {
    self.members = members
  }

  /// Subjects with the same members are the same.
  public static func == (left: Subject, right: Subject) -> Bool {
    JSONValue.object(left.members) == .object(right.members)
  }

  /// Feeds the members into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(JSONValue.object(members)) }

  /// About how many bytes it takes to keep.
  var weight: Int {
    members.reduce(64) { sum, member in
      let inside = (member.value.arrayValue?.count ?? 0) * 512
      return sum + 64 + (member.value.stringValue?.utf8.count ?? 0) + inside
    }
  }
}

extension Subject {
  /// The URL that was opened.
  package convenience init(url: String) {
    self.init(members: ["url": .string(UTF8String(url).shortened(toBytes: Self.maxTextBytes))])
  }

  /// The revision that was returned to.
  package convenience init(restored revision: Int) {
    self.init(members: ["revision": .number(.init(revision))])
  }

  /// The control that was tapped, as people saw it.
  ///
  /// - Parameters:
  ///   - view: what it was seen in.
  ///   - row: its row, if a client had asked for that and the state leaves it out.
  ///   - text: what was typed or chosen.
  ///   - submits: whether return followed the text.
  package convenience init(
    tapped node: ViewNode, in view: RenderedView, of row: RequestedControl? = nil, text: String?,
    submits: Bool
  ) {
    let label = (node.label ?? "").shortened(toBytes: Self.maxTextBytes)
    var members: JSONObject = [
      "control": .string((node.id ?? "").shortened(toBytes: Self.maxTextBytes)),
      "role": .string(node.role),
    ]
    if !label.isEmpty {
      members["label"] = .string(label)
    } else if let name = node.identifier {
      members["identifier"] = .string(name.shortened(toBytes: Self.maxTextBytes))
    }
    if let row {
      members["row"] = ["of": .string(row.collection), "offset": .number(.init(row.offset))]
    } else if let index = view.index(ofAmbiguous: node) {
      members["index"] = .number(.init(index))
    }
    if node.isSecret {
      members["secret"] = true
    } else if let text {
      members["value"] = .string(UTF8String(text).shortened(toBytes: Self.maxTextBytes))
    } else if case .flag(let flag)? = node.value {
      members["value"] = .bool(!flag)
    }
    if text != nil && !submits { members["submit"] = false }
    self.init(members: members)
  }
}

extension Subject {
  /// A control that was set to a value and that no node of the view is, such as a slider's.
  package convenience init(set control: UTF8String, called label: UTF8String, to text: String?) {
    var members: JSONObject = [
      "control": .string(control.shortened(toBytes: Self.maxTextBytes)), "role": "value",
      "label": .string(label.shortened(toBytes: Self.maxTextBytes)),
    ]
    if let text {
      members["value"] = .string(UTF8String(text).shortened(toBytes: Self.maxTextBytes))
    }
    self.init(members: members)
  }
}

extension RenderedView {
  /// The place of a control among those with its role and words, if no name means only this one.
  fileprivate func index(ofAmbiguous node: ViewNode) -> Int? {
    let label = node.label ?? ""
    let name = label.isEmpty ? node.identifier ?? "" : label
    let reachable = reachable
    let called = reachable.controls { $0.isCalled(name) }
    if !name.isEmpty && called.count == 1 && called[0].node.id == node.id { return nil }
    return reachable.controls { $0.kind == node.kind && ($0.label ?? "") == label }
      .firstIndex { $0.node.id == node.id }
  }
}

extension ViewNode {
  fileprivate var role: UTF8String { isTab ? "tab" : UTF8String(kind.rawValue) }

  /// A button of a tab bar.
  var isTab: Bool { style?.values(of: "placement").contains("tab") ?? false }

  /// No one may read what is typed into it.
  fileprivate var isSecret: Bool {
    style?.values(of: "field").contains { $0["secure"] == .flag(true) } ?? false
  }
}

extension Style {
  /// The values of the operations with that name, the outermost first.
  func values(of name: UTF8String) -> [StyleValue] {
    var (values, next): ([StyleValue], Style?) = ([], self)
    while let style = next {
      if style.operation.name == name { values.append(style.operation.value) }
      next = style.inner
    }
    return values
  }
}

extension StyleValue {
  /// The member with that name; nil if there is none.
  subscript(name: UTF8String) -> StyleValue? {
    if case .members(let members) = self { members.first { $0.name == name }?.value } else { nil }
  }
}
