import Foundation
import Testing

@testable import AppResources

@Suite struct ResourceFolderTests {
  @Test func `string tables are found in the bundles beside the program`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/resources-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ text: String, to path: String) throws {
      let file = URL(filePath: "\(folder)/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write("\"Hello\" = \"Hallo\";", to: "App_App.resources/de.lproj/Localizable.strings")
    try write("\"Hello\" = \"Servus\";", to: "Kit_Kit.resources/de.lproj/Localizable.strings")
    try write("\"Bye\" = \"Ade\";", to: "App_App.resources/de.lproj/More.strings")
    func words(_ key: String, table: String? = nil, bundle: String? = nil, for program: String)
      -> String?
    {
      let tables = StringTables(in: ResourceFolders(beside: folder, program: program))
      let found = tables.translation(
        of: key, table: table, folder: bundle.map { "\(folder)/\($0)" }, for: LanguageChain("de"))
      guard case .always(let words)? = found?.words.wording else { return nil }
      return words
    }
    #expect(words("Hello", for: "App") == "Hallo")
    #expect(words("Hello", bundle: "Kit_Kit.resources", for: "Other") == "Servus")
    #expect(words("Bye", for: "App") == nil)
    #expect(words("Bye", table: "More", for: "App") == "Ade")
    #expect(StringTables(in: ResourceFolders(beside: "/nowhere", program: "")).isEmpty)
  }

  @Test func `an app without resources has none of those of another app beside it`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/resources-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for bundle in ["Both_First.resources", "Both_Kit.resources"] {
      try FileManager.default.createDirectory(
        at: URL(filePath: "\(folder)/\(bundle)"), withIntermediateDirectories: true)
    }
    for program in ["First", "Second"] {
      let path = "\(folder)/\(program)"
      try Data([0]).write(to: URL(filePath: path))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    func bundles(of program: String) -> [String] {
      ResourceFolders(beside: folder, program: program).paths.dropFirst().map {
        ($0 as NSString).lastPathComponent
      }
    }
    #expect(bundles(of: "First") == ["Both_First.resources"])
    #expect(bundles(of: "Second") == ["Both_Kit.resources"])
    #expect(bundles(of: "BothTests.xctest") == ["Both_First.resources", "Both_Kit.resources"])
  }
}
