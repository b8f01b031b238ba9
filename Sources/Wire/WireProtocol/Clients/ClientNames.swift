import OrderedJSON

/// The names of methods and parameters as each language spells them.
enum ClientNames {
  /// `scene.open` is `sceneOpen`.
  static func javaScript(_ name: UTF8String) -> String {
    let words = name.string.split(separator: ".")
    return String(words[0]) + words.dropFirst().map(capitalized).joined()
  }

  /// The type of a method's parameters: `SceneOpenParams`.
  static func parameters(_ name: UTF8String) -> String {
    capitalized(Substring(javaScript(name))) + "Params"
  }

  /// `popToRoot` is `pop_to_root`, `openURL` is `open_url`, `scene.open` is `scene_open`; a keyword
  /// of the language gets `_` after it.
  static func python(_ name: UTF8String) -> String {
    var spelt = ""
    var wasLower = false
    for character in name.string {
      if character.isUppercase && wasLower { spelt += "_" }
      spelt += character == "." ? "_" : character.lowercased()
      wasLower = character.isLowercase || character.isNumber
    }
    return pythonKeywords.contains(spelt) ? spelt + "_" : spelt
  }

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static let pythonKeywords: Set = [
    "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del", "elif",
    "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda",
    "nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
  ]
}

extension String {
  /// The text in lines of at most `width` characters, unless a word is longer.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for word in split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension Method {
  /// The documentation for a reader: the summary, and a line for each parameter by its name.
  func explanation(width: Int, spelling: (UTF8String) -> String) -> [String] {
    let notes = parameters.flatMap { parameter in
      let note = "\(spelling(parameter.name)): \(parameter.note)".wrapped(to: width - 2)
      return note.prefix(1) + note.dropFirst().map { "  " + $0 }
    }
    return summary.wrapped(to: width) + (notes.isEmpty ? [] : [""] + notes)
  }
}
