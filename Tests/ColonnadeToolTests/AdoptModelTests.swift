import Foundation
import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct `Models of an adopted app` {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func adopted(_ source: String) throws -> String {
    try folder.write("Town/A.swift", source)
    let outcome = try Program.run("adopt", folder.path("Town"))
    #expect(outcome.status == 0, "\(outcome.complaint)")
    return try folder.contents("Town-colonnade/Sources/Town/A.swift")
  }

  private func writeModel(_ generation: String) throws {
    try folder.write(
      "Town/Town.xcdatamodeld/Town.xcdatamodel/contents",
      """
      <model>
        <entity name="House" representedClassName="House" codeGenerationType="\(generation)">
          <attribute name="name" optional="YES" attributeType="String"/>
          <attribute name="floors" attributeType="Integer 16" defaultValueString="2" usesScalarValueType="YES"/>
          <relationship name="people" toMany="YES" destinationEntity="Person" inverseName="home" inverseEntity="House"/>
        </entity>
        <entity name="Person" representedClassName="Person" codeGenerationType="\(generation)">
          <relationship name="home" destinationEntity="House" inverseName="people" inverseEntity="House"/>
        </entity>
      </model>
      """.replacing(#""home" inverseEntity="House""#, with: #""home" inverseEntity="Person""#))
  }

  @Test func `code for Objective-C is left out or becomes a name`() throws {
    let text = try adopted(
      """
      @objc(House) class House: Thing {
        @objc func open() { send(#selector(Door.open(_:)), to: nil) }
        #selector(close)
        let text = "@objc #selector(close)"
      }
      """)
    #expect(
      text == """
         class House: Thing {
           func open() { send(Selector("Door.open(_:)"), to: nil) }
          Selector("close")
          let text = "@objc #selector(close)"
        }
        """)
  }

  @Test func `values of Core Data's objects get bodies, and know the other end`() throws {
    try writeModel("")
    let text = try adopted(
      """
      extension House {
        @NSManaged public var name: String? // its name
        @NSManaged public var people: NSSet?
        @NSManaged public func addToPeople(_ value: Person)
      }
      """)
    #expect(
      text == """
        extension House {
           public var name: String? { get { managedValue("name") } set { setManagedValue(newValue, "name") } } // its name
           public var people: NSSet? { get { managedValue("people") } set { setManagedValue(newValue, "people", inverse: "home") } }
           public func addToPeople(_ value: Person) { addManaged(value, to: "people", inverse: "home") }
        }
        """)
    #expect((try? folder.contents("Town-colonnade/Sources/Town/GeneratedTownClasses.swift")) == nil)
  }

  @Test func `classes that Xcode generates of a Core Data model are there`() throws {
    try writeModel("class")
    _ = try adopted("@main struct A {}")
    let code = try folder.contents("Town-colonnade/Sources/Town/GeneratedTownClasses.swift")
    for words in [
      "nonisolated public class House: NSManagedObject, Identifiable {",
      "NSFetchRequest<House>(entityName: \"House\")", "public var name: String? {",
      "public var floors: Int16 { get { managedValue(\"floors\", default: 2) }",
      "public var home: House? { get { managedValue(\"home\") }",
      "set { setManagedValue(newValue, \"home\", inverse: \"people\", many: true) } }",
      "public func addToPeople(_ values: NSSet) { addManaged(values, to: \"people\"",
    ] {
      #expect(code.contains(words), "\(words)")
    }
  }

  @Test func `a model that the project lists in versions belongs to the target`() throws {
    try writeModel("class")
    try folder.write(
      "Town/Town.xcodeproj/project.pbxproj",
      """
      { objects = {
          P = {isa = PBXProject; targets = (T); mainGroup = G; };
          T = {isa = PBXNativeTarget; name = Town; buildPhases = (S);
            productType = "com.apple.product-type.application"; };
          S = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
          B1 = {isa = PBXBuildFile; fileRef = M; };
          B2 = {isa = PBXBuildFile; fileRef = A; };
          G = {isa = PBXGroup; children = (A, M); sourceTree = "<group>"; };
          A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
          M = {isa = XCVersionGroup; children = (V); path = Town.xcdatamodeld;
            sourceTree = "<group>"; };
          V = {isa = PBXFileReference; path = Town.xcdatamodel; sourceTree = "<group>"; };
        };
        rootObject = P; }
      """)
    _ = try adopted("@main struct A {}")
    let code = try folder.contents("Town-colonnade/Sources/Town/GeneratedTownClasses.swift")
    #expect(code.contains("class Person"))
  }

  @Test func `the class of a model of Core ML takes and gives what its file says`() throws {
    func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] {
      [number << 3 | 2, UInt8(bytes.count)] + bytes
    }
    func feature(_ name: String, _ type: UInt8) -> [UInt8] {
      field(1, Array(name.utf8)) + field(3, field(type, []))
    }
    let description =
      field(1, feature("wake", 2)) + field(1, feature("cups", 1)) + field(10, feature("sleep", 2))
    let bytes = [8, 4] + field(2, description)
    try folder.write("Town/Sleep.mlmodel", String(decoding: bytes, as: UTF8.self))
    _ = try adopted("@main struct A {}")
    let code = try folder.contents("Town-colonnade/Sources/Town/GeneratedSleepClasses.swift")
    #expect(code.contains("prediction(wake: Double, cups: Int64) throws -> SleepOutput"))
    #expect(code.contains("public let sleep: Double"))
  }
}
