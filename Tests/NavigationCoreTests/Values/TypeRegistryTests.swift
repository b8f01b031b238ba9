import FoundationEssentials
import OrderedJSON
import Sandbox
import Testing

@testable import NavigationCore

@Suite struct TypeRegistryTests {
  @Test func `the standard types are known by short and by qualified names`() {
    let registry = TypeRegistry()
    let swift: [UTF8String] = [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "Float", "Bool", "String", "Character",
    ]
    for name in swift {
      #expect(registry.type(named: name)?.name == "Swift.\(name)")
      #expect(registry.type(named: "Swift.\(name)")?.typeName == "Swift.\(name)")
    }
    for name in ["UUID", "Date", "URL", "Data", "Decimal"] {
      for module in ["", "Foundation.", "FoundationEssentials."] {
        #expect(registry.type(named: UTF8String(module + name))?.name == "Foundation.\(name)")
      }
    }
    #expect(registry.types.count == swift.count + 5)
    #expect(registry.type(named: "Recipe") == nil)
    #expect(registry.type(named: "int") == nil)
  }

  @Test func `an author's type is known by its name and its tag`() throws {
    var registry = TypeRegistry()
    registry.register(App.User.self, as: "Person", example: App.User(name: "Blob"))
    registry.register(App.Raw.self, example: .a)
    let person = try #require(registry.type(named: "Person"))
    #expect(person.typeName == "NavigationCoreTests.App.User")
    #expect(person.example == ["name": "Blob"])
    #expect(registry.type(named: person.typeName)?.name == "Person")
    #expect(registry.type(named: "Raw")?.example == "a")
    let element = try registry.element(fromWire: ["type": "Person", "value": ["name": "x"]])
    #expect(element.value(as: App.User.self) == App.User(name: "x"))
  }

  @Test func `a second type with the same name stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var registry = TypeRegistry()
      registry.register(App.User.self, as: "Int", example: App.User(name: ""))
    }
  }

  @Test func `an example that cannot be encoded stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var registry = TypeRegistry()
      registry.register([Double].self, as: "Numbers", example: [.nan])
    }
  }

  @Test func `saved elements of known types are decoded, others stay stored`() {
    let registry = TypeRegistry.sandbox
    let user = registry.element(
      fromTag: "NavigationCore.User", payload: #"{"id":1,"name":"a"}"#)
    #expect(user == NavigationPath.Element(User(id: 1, name: "a")))
    #expect(!user.isStored)
    let date = registry.element(fromTag: "Foundation.Date", payload: " 0.0 ")
    #expect(date == NavigationPath.Element(Date(timeIntervalSinceReferenceDate: 0)))
    let kept: [(UTF8String, UTF8String)] = [
      ("App.Gone", "{}"), ("NavigationCore.User", "{}"), ("Si", "1"),
    ]
    for (tag, payload) in kept {
      let element = registry.element(fromTag: tag, payload: payload)
      #expect(element.isStored && element.payload == payload)
      #expect(!registry.isResolved(element))
    }
    #expect(registry.resolved(NavigationPath.Element(App.U())) == NavigationPath.Element(App.U()))
    #expect(registry.isResolved(NavigationPath.Element(App.U())))
  }
}
