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
  private var place: Int
  private let end: Int

  /// Reads a condition; nil if the text is not a condition.
  ///
  /// - Parameters:
  ///   - range: the place of the condition in the code.
  ///   - canImport: returns whether there is a module with this name here.
  init?(
    in code: [UInt8], _ range: Range<Int>, for platform: AdoptedPlatform,
    canImport: @escaping (String) -> Bool
  ) {
    self.code = code
    self.platform = platform
    self.canImport = canImport
    place = range.lowerBound
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
    while take("||") {
      let other = try conjunction()
      truth = truth == true || other == true ? true : truth == nil || other == nil ? nil : false
    }
    return truth
  }

  private mutating func conjunction() throws(Malformed) -> Bool? {
    var truth = try unary()
    while take("&&") {
      let other = try unary()
      truth = truth == false || other == false ? false : truth == nil || other == nil ? nil : true
    }
    return truth
  }

  private mutating func unary() throws(Malformed) -> Bool? {
    if take("!") { return try unary().map { !$0 } }
    if take("(") {
      let truth = try alternatives()
      guard take(")") else { throw Malformed() }
      return truth
    }
    return try term()
  }

  private mutating func term() throws(Malformed) -> Bool? {
    guard let first = peek(), Ascii.isWord(first) else { throw Malformed() }
    let start = place
    let name = word()
    guard take("(") else { return name == "true" ? true : name == "false" ? false : nil }
    let argument = try argument()
    guard let truth = platform.truth(of: name, argument) else {
      return name == "canImport" && !canImport(argument) ? false : nil
    }
    let text = String(decoding: code[start..<place], as: UTF8.self)
    terms.append(Term(range: start..<place, text: text, isTrue: truth))
    return truth
  }

  /// The text after a parenthesis, up to the one that closes it.
  private mutating func argument() throws(Malformed) -> String {
    let start = place
    var depth = 1
    while place < end {
      if code[place] == Ascii.open { depth += 1 }
      if code[place] == Ascii.close { depth -= 1 }
      place += 1
      if depth == 0 {
        let text = code[start..<(place - 1)].filter { !Ascii.isBlank($0) }
        return String(decoding: text, as: UTF8.self)
      }
    }
    throw Malformed()
  }

  private mutating func word() -> String {
    let word = code[place..<end].prefix(while: Ascii.isWord)
    place += word.count
    return String(decoding: word, as: UTF8.self)
  }

  private mutating func peek() -> UInt8? {
    while place < end, Ascii.isBlank(code[place]) { place += 1 }
    return place < end ? code[place] : nil
  }

  private mutating func take(_ text: String) -> Bool {
    guard peek() != nil, code[place..<end].starts(with: text.utf8) else { return false }
    place += text.utf8.count
    return true
  }
}
