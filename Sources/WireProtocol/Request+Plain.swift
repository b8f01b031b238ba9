import NavigationCore
import OrderedJSON

extension Request {
  /// Reads the requests that come most often as they are usually spelled, at once and without a tree of
  /// parameters: `push` of a number or a string, `pop` and `popToRoot`.
  ///
  /// - Returns: nil for any other text, right or wrong, which is read by `init(members:)`.
  package init?(plain bytes: borrowing Span<UInt8>) {
    var scanner = PlainScanner(bytes)
    var members = PlainMembers()
    guard scanner.skips(UInt8(ascii: "{")) else { return nil }
    repeat {
      guard members.readMember(from: &scanner) else { return nil }
    } while scanner.skips(UInt8(ascii: ","))
    guard scanner.skips(UInt8(ascii: "}")), scanner.isAtEnd, let method = members.method else {
      return nil
    }
    if case .value = members.given, method !== Catalogue.push { return nil }
    self.init(id: members.id, method: method, given: members.given ?? .nothing)
  }
}

/// The members of a plain request that have been read.
private struct PlainMembers {
  var id: JSONValue?
  var method: Method?
  var given: Request.Given?
  private var hasVersion = false

  /// - Returns: false where the member is none of these, is there already, or is not spelled plainly.
  @inline(__always)
  mutating func readMember(from scanner: inout PlainScanner) -> Bool {
    guard let name = scanner.string()?.range, scanner.skips(UInt8(ascii: ":")) else { return false }
    if scanner.spells("id", in: name), id == nil {
      id = scanner.integer().map { .number(JSONNumber($0)) }
      return id != nil
    }
    if scanner.spells("method", in: name), method == nil {
      method = scanner.string().flatMap { Catalogue.plainMethod(in: scanner, $0.range) }
      return method != nil
    }
    if scanner.spells("params", in: name), given == nil {
      given = Request.Given(plain: &scanner)
      return given != nil
    }
    guard scanner.spells("jsonrpc", in: name), !hasVersion else { return false }
    hasVersion = true
    return scanner.string().map { scanner.spells("2.0", in: $0.range) } ?? false
  }
}

extension Request.Given {
  /// No parameters, or `value` alone.
  @inline(__always)
  fileprivate init?(plain scanner: inout PlainScanner) {
    guard scanner.skips(UInt8(ascii: "{")) else { return nil }
    if scanner.skips(UInt8(ascii: "}")) {
      self = .nothing
      return
    }
    guard let name = scanner.string()?.range, scanner.spells("value", in: name),
      scanner.skips(UInt8(ascii: ":"))
    else { return nil }
    if let integer = scanner.integer() {
      self = .value(.number(JSONNumber(integer)))
    } else {
      guard let found = scanner.string(),
        let text = scanner.text(found.range, isASCII: found.isASCII)
      else { return nil }
      self = .value(.string(UTF8String(text)))
    }
    if !scanner.skips(UInt8(ascii: "}")) { return nil }
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
