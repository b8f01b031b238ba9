import FoundationEssentials

/// A message of the compiler; only the members that are used.
struct HostMessage: Decodable {
  struct Capability: Decodable {}

  struct Attached: Decodable {
    let macro: Macro
    let macroRole: String
    let attributeSyntax: Syntax
    let declSyntax: Syntax
    /// The declarations around it, the nearest first.
    let lexicalContext: [Syntax]?
    /// The type that an extension is asked for.
    let extendedTypeSyntax: Syntax?
    /// The protocols that the type does not conform to yet.
    let conformanceListSyntax: Source?
  }

  struct Source: Decodable {
    let source: String
  }

  struct Freestanding: Decodable {
    let macro: Macro
    let syntax: Syntax
  }

  struct Macro: Decodable {
    let typeName: String
  }

  struct Syntax: Decodable {
    let source: String
    let location: Location

    /// The blanks and comments before its first word, which belong to it, in bytes.
    var leadingBlanks: Int {
      var rest = source[...]
      while let first = rest.first {
        if rest.hasPrefix("//") {
          rest = rest.drop { !$0.isNewline }
        } else if first.isWhitespace {
          rest.removeFirst()
        } else {
          break
        }
      }
      return source.utf8.count - rest.utf8.count
    }
  }

  struct Location: Decodable {
    let fileName: String
    let offset: Int
  }

  let getCapability: Capability?
  let expandAttachedMacro: Attached?
  let expandFreestandingMacro: Freestanding?

  init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(HostMessage.self, from: Data(json))
  }
}

/// An answer of the plugin: one of the two members.
struct PluginAnswer: Encodable {
  struct Capabilities: Encodable {
    let capability = ["protocolVersion": 7]
  }

  var getCapabilityResult: Capabilities?
  var expandMacroResult: Expansion?
}

/// The expansion of a macro.
struct Expansion: Encodable {
  var expandedSource = ""
  var diagnostics: [Diagnostic] = []
}

struct Diagnostic: Encodable {
  struct Position: Encodable {
    let fileName: String
    let offset: Int
  }

  let message: String
  let severity = "error"
  let position: Position
  let highlights: [Position] = []
  let notes: [Position] = []
  let fixIts: [Position] = []

  init(_ message: String, at syntax: HostMessage.Syntax) {
    self.message = message
    position = Position(
      fileName: syntax.location.fileName, offset: syntax.location.offset + syntax.leadingBlanks)
  }
}
