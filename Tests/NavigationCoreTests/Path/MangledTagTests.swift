import FoundationEssentials
import OrderedJSON
import Testing

@testable import NavigationCore

@Suite struct MangledTagTests {
  static let standardTypes: [any Any.Type] = [
    Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
    UInt32.self, UInt64.self, Double.self, Float.self, Bool.self, String.self, Character.self,
    UUID.self, Date.self, URL.self, Data.self, Decimal.self,
  ]

  @Test func `every standard type's mangled name is understood`() throws {
    for type in Self.standardTypes {
      let mangled = try #require(_mangledTypeName(type))
      #expect(TypeTag.demangled(UTF8String(mangled))?.string == String(reflecting: type))
    }
  }

  @Test func `the explicit reader turns mangled tags into values and leaves the rest`() throws {
    let bytes = #"["3App4UserV","{}","s5UInt8V","7","Sb","true","SS","\"a\"","Si","oops","Si","1"]"#
    let plain = try NavigationPath.CodableRepresentation(parsing: Array(bytes.utf8))
    #expect(!plain.elements.contains { !$0.isStored })
    let read = plain.readingMangledTags().elements
    #expect(read[0].value(as: Int.self) == 1)
    #expect(read[1].typeName == "Swift.Int" && read[1].payload == "oops")
    #expect(read[2].value(as: String.self) == "a")
    #expect(read[3].value(as: Bool.self) == true)
    #expect(read[4].value(as: UInt8.self) == 7)
    #expect(read[5] == plain.elements[5])
  }

  @Test func `Apple's mangled names of Foundation's types are understood`() throws {
    let element = NavigationPath.Element(storedTag: "10Foundation4DateV", payload: "0")
    let read = NavigationPath.CodableRepresentation(elements: [element]).readingMangledTags()
    #expect(
      read.elements[0].value(as: Date.self) == Date(timeIntervalSinceReferenceDate: 0))
    #expect(TypeTag.demangled("So9NSDecimala") == "Foundation.Decimal")
  }
}
