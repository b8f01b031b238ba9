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
}
