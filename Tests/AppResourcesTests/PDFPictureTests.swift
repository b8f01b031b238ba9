import Foundation
import Testing

@testable import AppResources

@Suite struct PDFPictureTests {
  /// A file with one page; offsets of objects, which nothing reads, are left out.
  private func file(
    _ content: String, page: String = "/MediaBox [0 0 50 40]", filter: [UInt8]? = nil,
    more: String = ""
  ) -> [UInt8] {
    let stream = filter ?? Array(content.utf8)
    let name = filter == nil ? "" : "/Filter /FlateDecode"
    var bytes = Array(
      """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R \(page) >> endobj
      \(more)
      4 0 obj << /Length \(stream.count) \(name) >> stream

      """.utf8)
    bytes += stream
    return bytes + Array("\nendstream endobj\ntrailer << /Root 1 0 R >>\n".utf8)
  }

  private func svg(_ bytes: [UInt8]) throws -> String { try PDFDrawing.svg(of: bytes).get() }

  private func reason(_ bytes: [UInt8]) -> String? {
    guard case .failure(let failure) = PDFDrawing.svg(of: bytes) else { return nil }
    return failure.reason
  }

  @Test func `paths are filled and stroked in their colours, from the lower edge up`() throws {
    let drawn = try svg(file("1 0 0 rg 10 10 30 20 re f q 0 0 1 RG 2 w 5 5 m 45 35 l S Q 0 g h f"))
    #expect(
      drawn == """
        <svg xmlns="http://www.w3.org/2000/svg" width="50" height="40" viewBox="0 0 50 40">\
        <g transform="matrix(1 0 0 -1 0 40)">\
        <path d="M10 10h30v20h-30z" transform="matrix(1 0 0 1 0 0)" fill="#ff0000" \
        fill-rule="nonzero"/>\
        <path d="M5 5L45 35" transform="matrix(1 0 0 1 0 0)" fill="none" stroke="#0000ff" \
        stroke-width="2" stroke-linecap="butt" stroke-linejoin="miter" stroke-miterlimit="10"/>\
        </g></svg>
        """)
  }

  @Test func `a compressed drawing is the same`() throws {
    // zlib.compress(b"1 0 0 rg 10 10 30 20 re f")
    let compressed: [UInt8] = [
      120, 156, 51, 84, 48, 0, 194, 162, 116, 5, 67, 3, 16, 50, 54, 80, 48, 2, 114, 83, 21, 210, 0,
      64, 92, 5, 79,
    ]
    let plain = "1 0 0 rg 10 10 30 20 re f"
    #expect(try svg(file("", filter: compressed)) == svg(file(plain)))
    #expect(reason(file("", filter: Array(compressed.dropLast(9)))) != nil)
  }

  @Test func `forms, clips and transparency are drawn`() throws {
    let resources = """
      /MediaBox [0 0 50 40] /Resources << /XObject << /F 5 0 R >> /ExtGState << /G << /ca .5 >> >> >>
      """
    let form = """
      5 0 obj << /Subtype /Form /Matrix [2 0 0 2 1 1] /Length 15 >> stream
      0 0 5 5 re f   
      endstream endobj
      """
    let drawn = try svg(
      file("0 0 20 20 re W n /G gs /F Do", page: resources, more: form))
    #expect(drawn.contains(#"<clipPath id="c1"><path d="M0 0h20v20h-20z""#))
    #expect(drawn.contains(##"<g clip-path="url(#c1)"><path d="M0 0h5v5h-5z""##))
    #expect(
      drawn.contains(
        ##"matrix(2 0 0 2 1 1)" fill="#000000" fill-rule="nonzero" fill-opacity="0.5""##))
  }

  @Test func `a file that is not drawn has a reason, and so has a damaged one`() {
    #expect(reason(file("BT (Hello) Tj ET")) == "it has text")
    #expect(reason(file("/Sh sh")) == "it has gradients")
    #expect(reason(file("/P scn 0 0 5 5 re f")) == "it has patterns")
    #expect(reason([1, 2, 3]) == "it is no PDF with a page")
    #expect(reason(file("", page: "")) == "its page has no size")
    #expect(reason(file("", page: "/MediaBox [0 0 nan 1e99]")) == "its page has no size")
    #expect(reason(file("") + Array("/Encrypt 9 0 R".utf8)) == "it is encrypted")
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    #expect(reason(Array("%PDF-1 1 0 obj ".utf8) + deep) == "it is no PDF with a page")
    let loop = "5 0 obj << /Subtype /Form /Length 5 >> stream\n/F Do\nendstream endobj"
    let page = "/MediaBox [0 0 5 5] /Resources << /XObject << /F 5 0 R >> >>"
    #expect(reason(file("/F Do", page: page, more: loop)) == "its forms are nested too deeply")
  }

  @Test func `any damage of a file ends in a drawing or a reason`() {
    let whole = file("1 0 0 rg 10 10 30 20 re f", more: "6 0 obj << /Type /ObjStm /N 9 /First 1 >>")
    for index in whole.indices {
      var damaged = whole
      damaged[index] ^= 0x5A
      _ = PDFDrawing.svg(of: damaged)
      _ = PDFDrawing.svg(of: Array(whole[..<index]))
    }
  }

  @Test func `a picture of a catalogue that is a PDF is drawn in its size`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/pdf-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let set = URL(filePath: "\(folder)/App_App.resources/Assets.xcassets/sign.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(#"{"images": [{"filename": "a.pdf"}]}"#.utf8).write(
      to: set.appending(path: "Contents.json"))
    try Data(file("0 0 5 5 re f")).write(to: set.appending(path: "a.pdf"))
    let catalog = AssetCatalog(in: ResourceFolders(beside: folder, program: "App"))
    let picture = try #require(catalog.pictures["sign"])
    #expect(picture.size == PictureSize(50, 40))
    #expect(picture.drawing?.hasPrefix("<svg ") == true)
  }
}
