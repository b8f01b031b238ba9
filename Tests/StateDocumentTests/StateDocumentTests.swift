import NavigationCore
import OrderedJSON
import Testing
import WireProtocol
import WireSupport

@testable import StateDocument

/// The whole state document, and the document that a session exports.
@Suite struct StateDocumentTests {
  @Test func `a new session's document has every member, in the specified order`() throws {
    let document = try Wire().document
    #expect(
      document.objectValue?.keys == [
        "scene", "environment", "columns", "style", "columnVisibility", "preferredCompactColumn",
        "sidebar", "content", "detail", "screens", "presentation", "view", "problems",
      ])
    #expect(document["scene"]?["id"] == "sandbox")
    #expect(document["scene"]?["title"] == "Sandbox")
    #expect(document["scene"]?["summary"]?.stringValue?.string.hasSuffix(".") == true)
    #expect(
      document["environment"] == [
        "device": "ipad-11-landscape", "width": 1194, "height": 834,
        "horizontalSizeClass": "regular", "platform": "iPadOS",
      ])
    #expect(document["detail"] == ["path": [], "codable": true])
    #expect(document["screens"] == [["title": "Sandbox", "source": "root"]])
    #expect(document["presentation"]?["stack"] == .null)
    #expect(document["view"]?.objectValue?.keys == ["sidebar", "content", "detail"])
    #expect(document["problems"] == [])
  }

  @Test func `the collapsed stack lists columns, then elements`() throws {
    var wire = Wire()
    try wire.send("setEnvironment", ["device": "iphone-16"])
    try wire.send("setPreferredCompactColumn", ["column": "detail"])
    try wire.send("push", ["values": [1, 2]])
    let document = try wire.document
    #expect(
      document["presentation"]?["stack"] == ["sidebar", "content", "detail", "e1", "e2"])
    #expect(document["view"] == ["stack": nil])
  }

  @Test func `a row can be marked as selected`() throws {
    var wire = Wire()
    try wire.send("setColumnVisibility", ["visibility": "all"])
    try wire.send("select", ["column": "sidebar", "value": ["type": "Category", "value": "soup"]])
    let list = try #require(try wire.document["view"]?["sidebar"]?["body"]?[0])
    #expect(list["kind"] == "list")
    let selected = list["children"]?.arrayValue?.filter { $0["selected"] == true }
    #expect(selected?.compactMap { $0["id"]?.stringValue } == ["sidebar/soup"])
    #expect(
      selected?.first?["value"]
        == ["type": "Category", "value": "soup"])
    let dishes = try wire.document["view"]?["content"]?["body"]?[0]?["children"]?.arrayValue
    #expect(dishes?.count == 5)
  }
}
