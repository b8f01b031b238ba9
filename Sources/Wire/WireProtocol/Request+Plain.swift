import NavigationCore
import OrderedJSON

extension Request {
  /// Reads the most frequent requests in their usual spelling, in one pass and without a tree of
  /// parameters: `push` of a number or a string, `pop` and `popToRoot`.
  ///
  /// - Returns: nil for any other text, right or wrong, which is read by `init(members:)`.
  package init?(plain bytes: borrowing Span<UInt8>) {
    guard let members = PlainMembers(of: bytes) else { return nil }
    self.init(members)
  }

  /// The same, looked for first in the spelling of the newest `push` that was read so.
  package init?(plain bytes: borrowing Span<UInt8>, spelledLike spelling: inout PlainSpelling) {
    if let request = spelling.read(bytes) {
      self = request
      return
    }
    guard let members = PlainMembers(of: bytes) else { return nil }
    self.init(members)
    if let ranges = members.ranges { spelling.remember(bytes, ranges, of: method) }
  }

  private init?(_ members: PlainMembers) {
    guard let method = members.method else { return nil }
    if members.value != nil && method !== Catalogue.push { return nil }
    self.init(
      id: members.id, method: method, given: members.value.map(Given.value) ?? .nothing)
  }
}

/// The members of a plain request that have been read.
private struct PlainMembers {
  var id: JSONValue?
  var method: Method?
  var value: JSONValue?
  private var hasParams = false
  private var hasVersion = false
  private var idRange: Range<Int>?
  private var valueRange: Range<Int>?

  /// - Returns: nil if the text is not an object with such members.
  init?(of bytes: borrowing Span<UInt8>) {
    var scanner = PlainScanner(bytes)
    guard scanner.skips(UInt8(ascii: "{")) else { return nil }
    repeat {
      guard readMember(from: &scanner) else { return nil }
    } while scanner.skips(UInt8(ascii: ","))
    guard scanner.skips(UInt8(ascii: "}")), scanner.isAtEnd else { return nil }
  }

  /// Nil if the id or the value is missing.
  var ranges: PlainSpelling.ValueRanges? {
    guard let idRange, let valueRange else { return nil }
    return PlainSpelling.ValueRanges(id: idRange, value: valueRange)
  }

  /// - Returns: false if the member is none of these, is there already, or is not spelled plainly.
  @inline(__always)
  private mutating func readMember(from scanner: inout PlainScanner) -> Bool {
    guard let name = scanner.string()?.range, scanner.skips(UInt8(ascii: ":")) else { return false }
    if scanner.spells("id", in: name), id == nil {
      let first = scanner.position
      id = scanner.bareInteger().map { .number(JSONNumber($0)) }
      idRange = first..<scanner.position
      scanner.skipSpace()
      return id != nil
    }
    if scanner.spells("method", in: name), method == nil {
      method = scanner.string().flatMap { Catalogue.plainMethod(in: scanner, $0.range) }
      return method != nil
    }
    if scanner.spells("params", in: name), !hasParams {
      hasParams = true
      return readParams(from: &scanner)
    }
    guard scanner.spells("jsonrpc", in: name), !hasVersion else { return false }
    hasVersion = true
    return scanner.string().map { scanner.spells("2.0", in: $0.range) } ?? false
  }

  /// No parameters, or only `value`.
  @inline(__always)
  private mutating func readParams(from scanner: inout PlainScanner) -> Bool {
    guard scanner.skips(UInt8(ascii: "{")) else { return false }
    if scanner.skips(UInt8(ascii: "}")) { return true }
    guard let name = scanner.string()?.range, scanner.spells("value", in: name),
      scanner.skips(UInt8(ascii: ":"))
    else { return false }
    let first = scanner.position
    value = JSONValue(plain: &scanner)
    valueRange = first..<scanner.position
    scanner.skipSpace()
    return value != nil && scanner.skips(UInt8(ascii: "}"))
  }
}

extension JSONValue {
  /// An integer or a string, without the spaces after it.
  @inline(__always)
  init?(plain scanner: inout PlainScanner) {
    if let integer = scanner.bareInteger() {
      self = .number(JSONNumber(integer))
    } else {
      guard let found = scanner.bareString(),
        let text = scanner.text(found.range, isASCII: found.isASCII)
      else { return nil }
      self = .string(UTF8String(text))
    }
  }
}

extension Catalogue {
  fileprivate static let push = method(named: "push")
  private static let pop = method(named: "pop")
  private static let popToRoot = method(named: "popToRoot")

  @inline(__always)
  fileprivate static func plainMethod(
    in scanner: borrowing PlainScanner, _ name: Range<Int>
  ) -> Method? {
    if scanner.spells("push", in: name) { return push }
    if scanner.spells("pop", in: name) { return pop }
    return scanner.spells("popToRoot", in: name) ? popToRoot : nil
  }
}

/// A plain `push` as its client spells it: the next one nearly always differs only in the id and
/// the value, so only those have to be read.
package struct PlainSpelling {
  /// The ranges of the id and the value in the text.
  struct ValueRanges {
    let id: Range<Int>
    let value: Range<Int>
  }

  /// A longer text is not kept.
  private static let maxBytes = 512

  private var text: [UInt8] = []
  private var known: (ranges: ValueRanges, method: Method)?

  /// Creates a memory without a spelling.
  package init() {}

  mutating func remember(_ bytes: borrowing Span<UInt8>, _ ranges: ValueRanges, of method: Method) {
    guard bytes.count <= Self.maxBytes else { return }
    text.removeAll(keepingCapacity: true)
    text.append(addingCapacity: bytes.count) { $0.append(copying: bytes) }
    known = (ranges, method)
  }

  /// - Returns: nil if the text is spelled otherwise.
  func read(_ bytes: borrowing Span<UInt8>) -> Request? {
    guard let (ranges, method) = known else { return nil }
    var scanner = PlainScanner(unspaced: bytes)
    let (id, value) = (ranges.id, ranges.value)
    let idIsFirst = id.lowerBound < value.lowerBound
    let (first, second) = idIsFirst ? (id, value) : (value, id)
    guard scanner.skips(0..<first.lowerBound, of: text.span),
      let one = JSONValue(plain: &scanner),
      scanner.skips(first.upperBound..<second.lowerBound, of: text.span),
      let other = JSONValue(plain: &scanner),
      scanner.skips(second.upperBound..<text.count, of: text.span), scanner.isAtEnd
    else { return nil }
    let request =
      idIsFirst
      ? Request(id: one, method: method, given: .value(other))
      : Request(id: other, method: method, given: .value(one))
    guard case .number? = request.id else { return nil }
    return request
  }
}
