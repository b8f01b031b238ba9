import OrderedJSON
import Testing

@testable import WireProtocol

@Suite struct NearestNamesTests {
  private static let methods = Catalogue.methods.map(\.name)

  @Test(arguments: [
    ("psuh", "push"), ("Push", "push"), ("poptoroot", "popToRoot"), ("popToRot", "popToRoot"),
    ("setpath", "setPath"), ("undp", "undo"), ("state.gte", "state.get"), ("selct", "select"),
    ("setEnviroment", "setEnvironment"), ("histroy.list", "history.list"),
  ])
  func `a typing mistake leads to the intended name`(slip: UTF8String, name: UTF8String) {
    #expect(nearestNames(to: slip, in: Self.methods).first == name)
  }

  @Test func `at most three names are suggested, the nearest first, then by the alphabet`() {
    let names = nearestNames(to: "abc", in: ["abe", "abd", "abcd", "abc", "xyz", "ab"])
    #expect(names == ["abc", "ab", "abcd"])
  }

  @Test(arguments: ["", "x", "completely different", "日本語の名前"])
  func `a name far from all others leads nowhere`(name: UTF8String) {
    #expect(nearestNames(to: name, in: Self.methods) == [])
  }

  @Test func `a name of sixty-four bytes is compared, a longer one is not`() {
    let name = UTF8String(String(repeating: "a", count: 64))
    #expect(nearestNames(to: name, in: [name]) == [name])
    #expect(nearestNames(to: "\(name)a", in: [name]) == [])
    #expect(nearestNames(to: UTF8String(String(name.string.dropLast())), in: [name]) == [name])
  }

  @Test(arguments: [
    ("", "", 0), ("abc", "", 3), ("", "ab", 2), ("kitten", "sitting", 3), ("ab", "ba", 1),
    ("abcd", "acbd", 1), ("push", "psuh", 1), ("same", "same", 0),
  ])
  func `a distance counts insertions, removals, replacements and swaps`(
    left: String, right: String, distance: Int
  ) {
    #expect(editDistance(left, right) == distance)
    #expect(editDistance(right, left) == distance)
  }
}
