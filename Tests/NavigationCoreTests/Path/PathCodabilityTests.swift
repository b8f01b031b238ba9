import Synchronization
import Testing

@testable import NavigationCore

/// P9, P10, P14 and P15: when a path can be saved, and the diagnostic if it cannot.
@Suite struct PathCodabilityTests {
  /// The diagnostics printed while the body runs.
  private func lines(_ body: () throws -> Void) rethrows -> [String] {
    let lines = Mutex<[String]>([])
    try NavigationPath.$diagnostics.withValue({ line in lines.withLock { $0.append(line) } }) {
      try body()
    }
    return lines.withLock { $0 }
  }

  private func push<T: Hashable>(_ value: T, onto path: inout NavigationPath) {
    path.append(value)
  }

  @Test func `P9: one value that is not codable makes codable nil, with one line naming it`() {
    var path = NavigationPath()
    path.append(1)
    path.append(true)
    path.append(App.U())
    let said = lines { #expect(path.codable == nil) }
    #expect(
      said == [
        "Cannot create CodableRepresentation of navigation path, because presented value of type "
          + "“U” is not Codable."
      ])
    #expect(!path.isCodable)
    #expect(path.firstUncodable?.index == 2)
    #expect(path.firstUncodable?.element.typeName == "NavigationCoreTests.App.U")
  }

  @Test func `P10: codable is back once that value is removed`() throws {
    var path = NavigationPath()
    path.append(1)
    path.append(true)
    path.append(App.U())
    path.removeLast()
    var json = ""
    let said = try lines { json = try path.json() }
    #expect(json == #"["Swift.Bool","true","Swift.Int","1"]"#)
    #expect(said.isEmpty)
    #expect(path.firstUncodable == nil)
  }

  @Test func `P14: a value appended through code that only knows Hashable is not codable`() {
    var path = NavigationPath()
    push(1, onto: &path)
    let said = lines { #expect(path.codable == nil) }
    #expect(said.count == 1)
    #expect(path == NavigationPath([1]))
  }

  @Test func `P14: a probe shows that its type is codable after all`() throws {
    var path = NavigationPath()
    push(1, onto: &path)
    push(App.User(name: "t"), onto: &path)
    push(Int?.none, onto: &path)
    let probed = try #require(path.codable(.probed))
    #expect(
      String(decoding: try probed.bytes(), as: UTF8.self)
        == Vector.json(
          #"["Swift.Optional<Swift.Int>","null","App.User","{\"name\":\"t\"}","Swift.Int","1"]"#))
    push(App.U(), onto: &path)
    let said = lines { #expect(path.codable(.probed) == nil) }
    #expect(said.count == 1 && said[0].contains("“U”"))
  }

  @Test func `P15: an enum with a raw value is not automatically codable`() {
    var path = NavigationPath()
    path.append(App.FirstView.a)
    let said = lines { #expect(path.codable == nil) }
    #expect(said.count == 1)
  }

  @Test func `the count of values that are not codable follows every change, in every order`() {
    let appended: [(inout NavigationPath) -> Void] = [
      { $0.append(1) }, { $0.append(App.U()) }, { path in push(2, onto: &path) },
    ]
    for first in appended {
      for second in appended {
        for third in appended {
          var path = NavigationPath()
          for append in [first, second, third] { append(&path) }
          check(path)
        }
      }
    }
  }

  /// Tries every edit on a path of three.
  private func check(_ path: NavigationPath) {
    for k in 0...3 {
      var copy = path
      copy.removeLast(k)
      expectCountIsRight(copy)
    }
    for index in 0..<3 {
      for element in path.elements {
        var copy = path
        copy.insert(element, at: index)
        expectCountIsRight(copy)
        copy.replace(at: index, with: path.elements[2])
        expectCountIsRight(copy)
        copy.popTo(index: index)
        expectCountIsRight(copy)
      }
    }
  }

  private func expectCountIsRight(_ path: NavigationPath) {
    #expect(path.isCodable == path.elements.allSatisfy(\.isCodable))
    #expect(path.uncodableCount == path.elements.count { !$0.isCodable })
  }
}
