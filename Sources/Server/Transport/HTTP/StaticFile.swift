import OrderedJSON
import Platform

/// One file to serve: every possible answer, created once.
struct StaticFile: Sendable {
  /// Smaller texts are not worth packing, in bytes.
  static let minPackedBytes = 256

  private let plain: Variant
  private let gzip: Variant?

  /// - Parameters:
  ///   - isConstant: the path always means these bytes, so a browser need not ask again.
  ///   - headers: those in addition to the headers of every file.
  init(
    name: String, bytes: [UInt8], isConstant: Bool = false,
    headers: [(name: String, value: String)] = []
  ) {
    let caching = isConstant ? "public, max-age=31536000, immutable" : "no-cache"
    let type = MediaType(fileName: name)
    let tag = EntityTag.strong(for: bytes)
    let packed = type.isText && bytes.count > Self.minPackedBytes ? Gzip.pack(bytes) : nil
    let headers = headers + (packed == nil ? [] : [(name: "Vary", value: "Accept-Encoding")])
    plain = Variant(type: type.name, tag: tag, headers: headers, caching: caching, body: bytes)
    gzip = packed.map { body in
      // Other bytes, so another strong tag.
      let tag = tag.dropLast() + "-gzip\""
      let headers = headers + [("Content-Encoding", "gzip")]
      return Variant(
        type: type.name, tag: String(tag), headers: headers, caching: caching, body: body)
    }
  }

  /// The file's bytes on the disk.
  var bytes: [UInt8] { Array(plain.full.body) }

  func response(to request: HTTPRequest) -> HTTPResponse {
    let variant = request.acceptsGzip ? gzip ?? plain : plain
    if let tags = request.ifNoneMatch, EntityTag.matches(UTF8String(variant.tag), ifNoneMatch: tags)
    {
      return variant.notModified
    }
    return variant.full
  }

  private struct Variant: Sendable {
    let tag: String
    let full: HTTPResponse
    let notModified: HTTPResponse

    init(
      type: String, tag: String, headers: [(name: String, value: String)], caching: String,
      body: [UInt8]
    ) {
      let headers = headers + [("ETag", tag), ("Cache-Control", caching)]
      self.tag = tag
      full = HTTPResponse(status: 200, contentType: type, headers: headers, body: body)
      let withoutEncoding = headers.filter { $0.name != "Content-Encoding" }
      notModified = HTTPResponse(status: 304, headers: withoutEncoding)
    }
  }
}
