import OrderedJSON

/// Text of lines that ends before it is too long for those who have to read all of it.
struct BoundedText {
  /// The bytes of one result's text.
  static let standardLimit = 50_000

  private(set) var text = ""
  private let limit: Int
  private var linesLeftOut = 0

  init(limit: Int = standardLimit) {
    self.limit = limit
  }

  var isFull: Bool { linesLeftOut > 0 }

  mutating func add(line: String) {
    if isFull || text.utf8.count + line.utf8.count >= limit {
      linesLeftOut += 1
    } else {
      text += line + "\n"
    }
  }

  /// The text, and how much of it is missing.
  ///
  /// - Parameter rest: the place of the whole text.
  func ended(rest: String) -> String {
    isFull ? text + "… \(linesLeftOut) more lines, left out here: \(rest)\n" : text
  }

  /// A text of any form, cut if it is too long.
  static func cut(_ text: String, rest: String) -> String {
    if text.utf8.count <= standardLimit { return text }
    let kept = String(decoding: text.utf8.prefix(standardLimit), as: UTF8.self)
    let missing = text.utf8.count - standardLimit
    return kept + "\n… \(missing) more bytes, left out here: \(rest)"
  }
}

extension String {
  /// In quotation marks, on one line, with nothing in it that cannot be seen.
  var quotedOnOneLine: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      default:
        if scalar.isUnseen {
          text += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text + "\""
  }
}

extension Unicode.Scalar {
  /// A control, or what turns the text around it the other way.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
  }
}
