/// The condition of an `#if`, read as for another system.
struct Condition {
  /// A term that another system decides.
  struct Term: Equatable {
    let range: Range<Int>
    let text: String
    let isTrue: Bool
  }

  private(set) var terms: [Term] = []
  /// Nil if the compiler decides.
  private(set) var truth: Bool?

  private let code: [UInt8]
  private let platform: AdoptedPlatform
  private let canImport: (String) -> Bool
  private var position: Int
  private let end: Int

  /// Reads a condition; nil if the text is not a condition.
  ///
  /// - Parameters:
  ///   - range: the position of the condition in the code.
  ///   - canImport: returns whether there is a module with this name here.
  init?(
    in code: [UInt8], _ range: Range<Int>, for platform: AdoptedPlatform,
    canImport: @escaping (String) -> Bool
  ) {
    self.code = code
    self.platform = platform
    self.canImport = canImport
    position = range.lowerBound
    end = range.upperBound
    do {
      truth = try alternatives()
      if peek() != nil { return nil }
    } catch {
      return nil
    }
  }

  private struct Malformed: Error {}

  private mutating func alternatives() throws(Malformed) -> Bool? {
    var truth = try conjunction()
    while consume("||") {
      let other = try conjunction()
      truth = truth == true || other == true ? true : truth == nil || other == nil ? nil : false
    }
    return truth
  }

  private mutating func conjunction() throws(Malformed) -> Bool? {
    var truth = try unary()
    while consume("&&") {
      let other = try unary()
      truth = truth == false || other == false ? false : truth == nil || other == nil ? nil : true
    }
    return truth
  }

  private mutating func unary() throws(Malformed) -> Bool? {
    if consume("!") { return try unary().map { !$0 } }
    if consume("(") {
      let truth = try alternatives()
      guard consume(")") else { throw Malformed() }
      return truth
    }
    return try term()
  }

  private mutating func term() throws(Malformed) -> Bool? {
    guard let first = peek(), Ascii.isWord(first) else { throw Malformed() }
    let start = position
    let name = word()
    guard consume("(") else { return name == "true" ? true : name == "false" ? false : nil }
    let argument = try argument()
    guard let truth = platform.truth(of: name, argument) else {
      return name == "canImport" && !canImport(argument) ? false : nil
    }
    let text = String(decoding: code[start..<position], as: UTF8.self)
    terms.append(Term(range: start..<position, text: text, isTrue: truth))
    return truth
  }

  /// The text after a parenthesis, up to the one that closes it.
  private mutating func argument() throws(Malformed) -> String {
    let start = position
    var depth = 1
    while position < end {
      if code[position] == Ascii.open { depth += 1 }
      if code[position] == Ascii.close { depth -= 1 }
      position += 1
      if depth == 0 {
        let text = code[start..<(position - 1)].filter { !Ascii.isBlank($0) }
        return String(decoding: text, as: UTF8.self)
      }
    }
    throw Malformed()
  }

  private mutating func word() -> String {
    let word = code[position..<end].prefix(while: Ascii.isWord)
    position += word.count
    return String(decoding: word, as: UTF8.self)
  }

  private mutating func peek() -> UInt8? {
    while position < end, Ascii.isBlank(code[position]) { position += 1 }
    return position < end ? code[position] : nil
  }

  private mutating func consume(_ text: String) -> Bool {
    guard peek() != nil, code[position..<end].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }
}
