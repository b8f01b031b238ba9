import FoundationEssentials
import Testing

@testable import NavigationCore

@Suite struct PathBytesTests {
  @Test(arguments: PathVectors.all)
  func `a path is written as SwiftUI writes it`(vector: Vector) throws {
    #expect(try vector.path.json() == vector.json)
    #expect(vector.appJSON.utf8.count == vector.appBytes)
  }

  @Test func `every vector is there once`() {
    let numbers = Set(PathVectors.all.map(\.number))
    #expect(numbers == Set((1...42).map { "J\($0)" }))
    #expect(PathVectors.all.count == 42)
  }

  @Test(arguments: PathVectors.all)
  func `JSONEncoder writes the same bytes for a representation`(vector: Vector) throws {
    let data = try JSONEncoder().encode(vector.path.codable)
    #expect(String(decoding: data, as: UTF8.self) == vector.json)
  }

  @Test(arguments: PathVectors.all)
  func `both readers return exactly what was written`(vector: Vector) throws {
    let direct = try NavigationPath.CodableRepresentation(parsing: Array(vector.json.utf8))
    let decoded = try NavigationPath.decoding(vector.appJSON)
    #expect(String(decoding: try direct.bytes(), as: UTF8.self) == vector.json)
    #expect(try decoded.json() == vector.json)
    #expect(NavigationPath(direct) == vector.path)
    #expect(decoded == vector.path)
  }
}
