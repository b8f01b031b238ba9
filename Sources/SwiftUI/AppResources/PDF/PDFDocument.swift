import Platform

/// The objects of a PDF file.
///
/// They are found by looking through the whole file: its table of contents is not needed for that, and
/// may be damaged. Of objects with one number, the last counts.
struct PDFDocument {
  struct Object {
    let value: PDFValue
    /// The place of a stream's first byte; nil for an object without one.
    let stream: Int?
  }

  /// The most bytes that a stream may have after decompression.
  private static let maxStreamBytes = 8 * 1_024 * 1_024
  private static let maxObjects = 50_000

  private let bytes: [UInt8]
  private var objects: [Int: Object] = [:]
  private(set) var isEncrypted = false

  /// - Returns: nil for a file that is no PDF.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Array("%PDF-".utf8)) else { return nil }
    self.bytes = bytes
    findObjects()
    for number in objects.keys.sorted() { unpack(number) }
  }

  private mutating func findObjects() {
    let mark = Array("obj".utf8)
    var position = 0
    while let found = Self.find(mark, in: bytes, from: position), objects.count < Self.maxObjects {
      position = found + mark.count
      guard let number = objectNumber(before: found) else { continue }
      var reader = PDFReader(bytes, at: position)
      guard let value = reader.next() else { continue }
      if value.members?["Encrypt"] != nil { isEncrypted = true }
      reader.skipSpace()
      objects[number] = Object(value: value, stream: streamStart(at: reader.position))
      position = max(position, reader.position)
    }
    if Self.find(Array("/Encrypt".utf8), in: bytes, from: 0) != nil { isEncrypted = true }
  }

  /// The first number in “12 0 obj”, read backwards.
  private func objectNumber(before end: Int) -> Int? {
    var position = end
    func number() -> Int? {
      while position > 0, bytes[position - 1] == 32 || 9...13 ~= bytes[position - 1] {
        position -= 1
      }
      let last = position
      while position > 0, 48...57 ~= bytes[position - 1], last - position < 10 { position -= 1 }
      return Int(String(decoding: bytes[position..<last], as: UTF8.self))
    }
    guard number() != nil else { return nil }
    return number()
  }

  private func streamStart(at position: Int) -> Int? {
    let mark = Array("stream".utf8)
    guard position <= bytes.count, bytes[position...].starts(with: mark) else { return nil }
    var start = position + mark.count
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    return start
  }

  /// Adds the objects that are kept in a compressed stream.
  private mutating func unpack(_ number: Int) {
    guard let members = objects[number]?.value.members, members["Type"]?.name == "ObjStm",
      let first = members["First"]?.number, let count = members["N"]?.number,
      let content = stream(number), 0...Double(content.count) ~= first
    else { return }
    var head = PDFReader(content)
    for _ in 0..<Int(min(max(count, 0), Double(Self.maxObjects))) {
      guard let number = head.next()?.number, let offset = head.next()?.number,
        0...Double(content.count) ~= first + offset, 0...1e9 ~= number
      else { return }
      var reader = PDFReader(content, at: Int(first + offset))
      guard let value = reader.next(), objects[Int(number)] == nil else { continue }
      objects[Int(number)] = Object(value: value, stream: nil)
    }
  }

  /// The value itself in place of a reference.
  func resolved(_ value: PDFValue?) -> PDFValue? {
    guard case .reference(let number)? = value else { return value }
    let found = objects[number]?.value
    if case .reference? = found { return nil }
    return found
  }

  /// The content of a stream; nil for a compression that is not known.
  func stream(_ value: PDFValue?) -> [UInt8]? {
    guard case .reference(let number)? = value else { return nil }
    return stream(number)
  }

  private func stream(_ number: Int) -> [UInt8]? {
    guard let object = objects[number], let start = object.stream, start <= bytes.count,
      let members = object.value.members
    else { return nil }
    let length = resolved(members["Length"])?.number ?? -1
    let isKnown = 0...Double(bytes.count - start) ~= length
    let end =
      isKnown
      ? start + Int(length)
      : Self.find(Array("endstream".utf8), in: bytes, from: start) ?? bytes.count
    let content = Array(bytes[start..<end])
    let filter = resolved(members["Filter"])
    switch filter?.name ?? filter?.list?.only?.name {
    case "FlateDecode": return Zlib.unpack(content, atMost: Self.maxStreamBytes)
    case nil: return filter == nil || filter?.list?.isEmpty == true ? content : nil
    default: return nil
    }
  }

  /// The first page, with what it inherits.
  var firstPage: [String: PDFValue]? {
    let catalog = objects.sorted { $0.key < $1.key }.last {
      $0.value.value.members?["Type"]?.name == "Catalog"
    }
    var node = resolved(catalog?.value.value.members?["Pages"])?.members
    var inherited: [String: PDFValue] = [:]
    for _ in 0..<16 {
      guard let members = node else { return nil }
      inherited.merge(members) { _, new in new }
      guard let kids = resolved(members["Kids"])?.list else { return inherited }
      node = resolved(kids.first)?.members
    }
    return nil
  }

  private static func find(_ mark: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= mark.count, start <= bytes.count - mark.count else { return nil }
    var index = start
    while index <= bytes.count - mark.count {
      if bytes[index] == mark[0], bytes[index..<(index + mark.count)].elementsEqual(mark) {
        return index
      }
      index += 1
    }
    return nil
  }
}

extension Array {
  /// The element, if there is only one.
  fileprivate var only: Element? { count == 1 ? self[0] : nil }
}
