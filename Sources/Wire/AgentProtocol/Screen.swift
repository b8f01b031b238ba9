import NavigationCore
import OrderedJSON
import WireProtocol

/// The visible part of a state document, for reading.
struct Screen {
  private static let regions: [UTF8String] = [
    "stack", "sidebar", "content", "detail", "inspector", "sheet", "alert",
  ]
  /// The number of regions, at the end, that cover the others.
  private static let modalRegions = 2

  let state: JSONValue
  /// The lines before the screens.
  var heading: [String] = []

  private var styles: JSONValue { state["view"]?["styles"] ?? [:] }

  /// The screens as a tree of lines: titles, rows, controls with their ids, then problems.
  func text(limit: Int = BoundedText.standardLimit) -> String {
    var text = BoundedText(limit: limit)
    for line in heading + [device] { text.add(line: line) }
    for region in Self.regions {
      if let screen = state["view"]?[region], !screen.isNull { add(screen, region, to: &text) }
    }
    let path = state["detail"]?["path"]?.arrayValue ?? []
    if !path.isEmpty { text.add(line: "path " + EffectDescription.values(path, of: path.count)) }
    for line in problemLines { text.add(line: line) }
    return text.ended(rest: "the resource colonnade://state has everything.")
  }

  /// The problems, a few lines each.
  var problems: String {
    var text = BoundedText()
    for line in problemLines { text.add(line: line) }
    return problemLines.isEmpty
      ? "No problems.\n" : text.ended(rest: "the resource colonnade://problems.")
  }

  private var device: String {
    let scene = state["scene"]
    let title = scene?["title"]?.stringValue ?? ""
    let name = state["environment"]?["device"]?.stringValue
    return "scene \(scene?["id"]?.stringValue ?? "") \(title.string.quotedOnOneLine)"
      + (name.map { " on \($0)" } ?? "")
  }

  private var problemLines: [String] {
    (state["problems"]?.arrayValue ?? []).flatMap { problem in
      let code = problem["code"]?.stringValue ?? ""
      let about = (problem["element"] ?? problem["control"])?.stringValue
      let message = problem["message"]?.stringValue ?? ""
      let why = problem["why"]?.stringValue
      return ["problem \(code)" + (about.map { " [\($0)]" } ?? "") + ": \(message.onOneLine)"]
        + (why.map { ["  why: \($0.onOneLine)"] } ?? [])
    }
  }

  private func add(_ screen: JSONValue, _ region: UTF8String, to text: inout BoundedText) {
    var head = region.string
    if let title = screen["title"]?.stringValue, !title.isEmpty {
      head += " " + title.string.quotedOnOneLine
    }
    if let back = screen["back"]?.stringValue { head += ", back to \(back.string.quotedOnOneLine)" }
    text.add(line: head)
    let toolbar = Node.nodes(screen["toolbar"], styles)
    if !toolbar.isEmpty { text.add(line: "  bar") }
    for node in toolbar { add(node, indent: 2, to: &text) }
    for node in Node.nodes(screen["body"], styles) { add(node, indent: 1, to: &text) }
  }

  /// - Parameter outer: the node around it, boxes excepted.
  private func add(
    _ node: Node, indent: Int, in outer: Node? = nil, to text: inout BoundedText
  ) {
    if let outer, node.repeats(outer) { return }
    if !node.isFrame { text.add(line: String(repeating: "  ", count: indent) + node.line) }
    for child in node.children {
      add(
        child, indent: node.isFrame ? indent : indent + 1, in: node.isFrame ? outer : node,
        to: &text)
    }
  }
}

extension Screen {
  /// Everything that can be tapped.
  var controls: [Node] { nodes.filter { $0.id != nil } }

  /// The controls that can be tapped now: a sheet or an alert covers all else.
  var reachableControls: [Node] {
    let front = Self.regions.reversed().prefix(Self.modalRegions).first { region in
      state["view"]?[region].map { !$0.isNull } ?? false
    }
    return nodes(in: front.map { [$0] } ?? Self.regions.reversed()).filter { $0.id != nil }
  }

  /// Everything that takes text.
  var textFields: [Node] { controls.filter { $0.kind == "textField" } }

  /// The text fields that a call of `type` names.
  func textFields(meantBy arguments: JSONObject) -> [Node] {
    if let control = arguments["control"]?.stringValue {
      return textFields.filter { $0.id == control }
    }
    let label = arguments["label"]?.stringValue
    return textFields.filter {
      $0.label == label || $0.identifier == label || $0.spokenLabel == label
    }
  }

  private var nodes: [Node] { nodes(in: Self.regions.reversed()) }

  private func nodes(in regions: [UTF8String]) -> [Node] {
    regions.flatMap { region -> [Node] in
      guard let screen = state["view"]?[region] else { return [] }
      let parts = Node.nodes(screen["toolbar"], styles) + Node.nodes(screen["body"], styles)
      return parts.flatMap(\.withDescendants)
    }
  }

  /// A sentence about the names most similar to a missing one; empty if there are none.
  static func nearest(to wanted: UTF8String, among nodes: [Node]) -> String {
    var names: [UTF8String] = []
    for node in nodes {
      for name in [node.label, node.identifier ?? "", node.spokenLabel ?? ""]
      where !name.isEmpty && name != wanted && !names.contains(name) { names.append(name) }
      // A list of ten thousand rows is not compared to its end.
      if names.count >= 500 { break }
    }
    let text = wanted.string.lowercased()
    let holding = names.filter { !text.isEmpty && $0.string.lowercased().contains(text) }
    let near = nearestNames(to: wanted, in: names) + holding
    var listed: [UTF8String] = []
    for name in near where listed.count < 3 && !listed.contains(name) { listed.append(name) }
    if listed.isEmpty { return "" }
    let list = listed.map { "“\($0.shortened)”" }.joined(separator: ", ")
    return " The nearest on the screen: \(list)."
  }
}

extension UTF8String {
  fileprivate var onOneLine: String { String(string.quotedOnOneLine.dropFirst().dropLast()) }
}
