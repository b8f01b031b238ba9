import OrderedJSON
import WireProtocol

/// A tool that agents can call: a method of the catalogue, or one of a few tools only for agents.
package struct AgentTool: Sendable {
  /// The way in which a call is done.
  enum Kind: Sendable {
    case method(Method)
    case screen, problems, type
  }

  /// The name: the method's, with “_” for the dot.
  package let name: UTF8String
  let summary: String
  package let inputSchema: JSONValue
  package let effect: Method.Effect
  let kind: Kind

  /// All tools, in reading order: how to look and type comes before the catalogue.
  package static let all: [AgentTool] =
    own + Catalogue.methods.filter { !forPages.contains($0.name) }.map(AgentTool.init)

  /// Methods that only a page that draws the screen has a use for.
  package static let forPages: [UTF8String] = ["measure", "history.overview", "history.depths"]

  static func named(_ name: UTF8String) -> AgentTool? { all.first { $0.name == name } }

  private init(_ method: Method) {
    name = UTF8String(method.name.string.replacing(".", with: "_"))
    summary = method.summary
    inputSchema = method.inputSchema
    effect = method.effect
    kind = .method(method)
  }

  init(
    _ name: UTF8String, _ summary: String, inputSchema: JSONValue, effect: Method.Effect,
    _ kind: Kind
  ) {
    self.name = name
    self.summary = summary
    self.inputSchema = inputSchema
    self.effect = effect
    self.kind = kind
  }

  /// The tool as `tools/list` returns it.
  var description: JSONValue {
    [
      "name": .string(name), "title": .string(title), "description": .string(summary),
      "inputSchema": inputSchema,
      "annotations": [
        "title": .string(title),
        "readOnlyHint": .bool(effect == .none),
        "destructiveHint": .bool(effect == .loss),
        "idempotentHint": .bool(effect == .none || effect == .setting),
        "openWorldHint": false,
      ],
    ]
  }

  /// The name in words: “Pop to root” for `popToRoot`, “Open URL” for `openURL`.
  private var title: String {
    var words = ""
    let letters = Array(name.string)
    for (index, letter) in letters.enumerated() {
      if letter == "_" {
        words += " "
      } else if letter.isUppercase, words.last?.isLowercase == true {
        let isOfName = letters.indices.contains(index + 1) && letters[index + 1].isUppercase
        words += " " + (isOfName ? String(letter) : letter.lowercased())
      } else {
        words.append(letter)
      }
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
