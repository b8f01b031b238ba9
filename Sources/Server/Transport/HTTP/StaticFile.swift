import OrderedJSON
import Platform

/// One file to serve: every possible answer, created once.
public struct StaticFile: Sendable {
  /// Smaller texts are not worth packing, in bytes.
  static let minPackedBytes = 256

  private var plain: Variant
  private var gzip: Variant?

  /// A browser asks each time whether the file has changed.
  public static let askAgain = "no-cache"
  /// The path always means the same bytes, so a browser need not ask again.
  public static let constant = "public, max-age=31536000, immutable"

  /// Hashes the bytes, and compresses them if they are a text.
  ///
  /// - Parameters:
  ///   - name: what it ends with says the type.
  ///   - caching: the value of the header Cache-Control.
  ///   - headers: those in addition to the headers of every file.
  public init(
    name: String, bytes: [UInt8], caching: String = askAgain,
    headers: [(name: String, value: String)] = []
  ) {
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

  /// True if a file with this name is kept in a compressed form as well.
  public static func isCompressed(_ name: String) -> Bool { MediaType(fileName: name).isText }

  /// The bytes that it takes in memory.
  public var byteCount: Int { plain.full.bodyBytes + (gzip?.full.bodyBytes ?? 0) }

  /// Keeps an object for as long as the file, or an answer with its bytes, is in memory.
  public mutating func keep(_ owner: any AnyObject & Sendable) {
    plain.full.owner = owner
    gzip?.full.owner = owner
  }

  /// The answer to a GET or HEAD.
  public func response(to request: HTTPRequest) -> HTTPResponse {
    let variant = request.acceptsGzip ? gzip ?? plain : plain
    if let tags = request.ifNoneMatch, EntityTag.matches(UTF8String(variant.tag), ifNoneMatch: tags)
    {
      return variant.notModified
    }
    return variant.full
  }

  private struct Variant: Sendable {
    let tag: String
    var full: HTTPResponse
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
