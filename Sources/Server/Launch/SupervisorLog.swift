import OrderedJSON
import Platform
import Serving

/// The lines of a supervisor on standard error, in the form that the options ask for.
struct SupervisorLog {
  /// The program's name, which begins a line of text.
  let name: String
  let format: Log.Format

  /// - Parameter details: members of a JSON line; a line of text has only the sentence.
  func callAsFunction(_ sentence: String, _ details: JSONObject = [:]) {
    Descriptor.standardError.writeIfRoom(line(sentence, details))
  }

  func line(_ sentence: String, _ details: JSONObject) -> [UInt8] {
    if format == .json { return format.line(.error, sentence, details) }
    // Nothing in it, such as a control's label, can command a terminal.
    let words = sentence.unicodeScalars.map {
      $0.properties.generalCategory == .control ? "\u{FFFD}" : String($0)
    }
    return Array("\(name): \(words.joined())\n".utf8)
  }
}
