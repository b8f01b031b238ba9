import NavigationCore
import OrderedJSON
import Sandbox
import StateDocument
import Testing

@testable import WireProtocol

@Suite struct CatalogueTests {
  @Test func `the methods are those of the protocol`() {
    #expect(
      Set(Catalogue.methods.map(\.name)) == [
        "push", "pop", "popToRoot", "popTo", "popToOrPush", "remove", "setPath", "replaceTop",
        "select", "present",
        "setColumnVisibility", "setPreferredCompactColumn", "setEnvironment", "back",
        "tap", "openURL", "scene.list", "scene.open", "scene.preview", "measure",
        "rows.get",
        "transaction", "undo", "redo", "restore", "types.list", "history.list", "history.overview",
        "history.depths", "history.get", "state.get", "export", "import",
        "presence.list", "presence.set", "presence.lock", "presence.present", "sessions.list",
        "sessions.delete", "sessions.rename",
        "sessions.pin",
      ])
    for method in Catalogue.methods {
      #expect(Catalogue.method(named: method.name)?.name == method.name)
    }
    #expect(Catalogue.method(named: "Push") == nil)
  }

  @Test func `every method has a sentence about what it does, and examples`() {
    for method in Catalogue.methods {
      #expect(method.summary.hasSuffix("."), "\(method.name)")
      #expect(!method.examples.isEmpty, "\(method.name)")
      #expect(Schema.definitions[UTF8String(method.result)] != nil, "\(method.name)")
      for parameter in method.parameters { #expect(!parameter.note.isEmpty, "\(method.name)") }
    }
  }

  @Test func `every parameter appears in an example`() {
    for method in Catalogue.methods {
      for parameter in method.parameters {
        let isShown = method.examples.contains { $0.params[parameter.name] != nil }
        #expect(isShown, "\(method.name) \(parameter.name)")
      }
    }
  }

  @Test func `every command is written as its method reads it`() throws {
    let scene = SceneDescription.sandbox()
    let context = ReadingContext(types: scene.types, unknownTypes: .keep)
    for method in Catalogue.methods {
      for example in method.examples {
        let request: JSONValue = [
          "method": .string(method.name), "params": .object(example.params),
        ]
        guard case .command(let command)? = try? Request(request).call(in: context) else {
          continue
        }
        let written = command.json(types: scene.types)
        #expect(written["method"] == .string(method.name))
        guard case .command(let again) = try Request(written).call(in: context) else {
          Issue.record("\(written) is no command")
          continue
        }
        #expect(again.json(types: scene.types).isIdentical(to: written))
      }
    }
  }

  @Test func `the reference documents every method, message and error`() throws {
    let document = Reference.document
    let components = try #require(document["components"])
    for method in Catalogue.methods {
      #expect(document["operations"]?[method.name]?["summary"] == .string(method.summary))
      #expect(components["messages"]?[method.name] != nil)
      #expect(components["messages"]?["\(method.name).answer"] != nil)
    }
    #expect(document["operations"]?.objectValue?.count == Catalogue.methods.count)
    #expect(components["x-errors"]?.arrayValue?.count == ErrorCode.allCases.count)
    #expect(document["asyncapi"] == "3.0.0")
  }

  @Test func `every reference in the document leads somewhere`() throws {
    var pending = [Reference.document]
    while let value = pending.popLast() {
      switch value {
      case .array(let elements): pending += elements
      case .object(let object):
        for member in object {
          if member.key == "$ref", let text = member.value.stringValue {
            let pointer = try JSONPointer(parsing: UTF8String(String(text.string.dropFirst())))
            #expect(Reference.document[at: pointer] != nil, "\(text)")
          }
          pending.append(member.value)
        }
      default: break
      }
    }
  }
}
