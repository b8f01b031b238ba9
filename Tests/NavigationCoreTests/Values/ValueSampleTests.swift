import FoundationEssentials
import OrderedJSON
import Testing

@testable import NavigationCore

@Suite struct ValueSampleTests {
  private enum Kind: String, Codable, CaseIterable { case wild, tame }
  private enum Shape: Hashable, Codable { case circle(radius: Int) }
  private struct Animal: Hashable, Codable {
    var emoji: String
    var legs: Int?
    var kind: Kind
    var weight: Double
    var names: [String]
    var born: Date
  }
  private struct Zoo: Hashable, Codable {
    var star: Animal
    var isOpen: Bool
  }
  private struct Tree: Hashable, Codable {
    var branches: [Tree]
    var name: String
  }
  private struct Drawing: Hashable, Codable { var shape: Shape }
  private struct Careful: Hashable, Codable {
    var text: String
    init(from decoder: any Decoder) throws { preconditionFailure("not to be called") }
  }

  private func sample(of type: Any.Type) -> String {
    String(decoding: ValueSample.json(of: type).serialized(), as: UTF8.self)
  }

  @Test func `a struct has a value for each property, optional ones too`() {
    let animal =
      #"{"emoji":"text","legs":1,"kind":"wild","weight":1.5,"names":["text"],"born":0}"#
    #expect(sample(of: Animal.self) == animal)
    #expect(sample(of: Zoo.self) == #"{"star":\#(animal),"isOpen":true}"#)
  }

  @Test func `a sample is decoded as a value of its type`() throws {
    let data = Data(sample(of: Zoo.self).utf8)
    #expect(try JSONDecoder().decode(Zoo.self, from: data).star.kind == .wild)
  }

  @Test func `there is none for an enum with values, and no initializer runs for one`() {
    #expect(sample(of: Shape.self) == "null")
    #expect(sample(of: Drawing.self) == "null")
    #expect(sample(of: Careful.self) == #"{"text":"text"}"#)
  }

  @Test func `a type that holds itself ends`() {
    #expect(sample(of: Tree.self).hasSuffix(#""name":"text"}"#))
  }
}
