/// The options of the command line.
struct Options {
  var binary = ".build/release/colonnade"
  var only: [String] = []
  var rounds = 5
  var isJSON = false
  var wantsHelp = false

  init(_ words: [String]) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--server": binary = try Self.value(of: word, &rest)
      case "--only": only += try Self.names(try Self.value(of: word, &rest))
      case "--rounds": rounds = try Self.rounds(try Self.value(of: word, &rest))
      case "--json": isJSON = true
      case "--help": wantsHelp = true
      default: throw Fault("unknown option \(word); --help lists them")
      }
    }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else { throw Fault("\(option) needs a value") }
    return value
  }

  private static func names(_ text: String) throws -> [String] {
    let names = text.split(separator: ",").map(String.init)
    let known = scenarios.map(\.name)
    for name in names where !known.contains(name) {
      throw Fault("no scenario is called \(name); there are \(known.joined(separator: ", "))")
    }
    return names
  }

  private static func rounds(_ text: String) throws -> Int {
    guard let rounds = Int(text), 1...99 ~= rounds else {
      throw Fault("--rounds takes a number from 1 to 99")
    }
    return rounds
  }

  static var help: String {
    """
    Measures the server and the path, and checks that nothing was lost meanwhile.

    Usage: Bench [OPTION …]

      --server FILE   the server's binary (.build/release/colonnade)
      --only NAMES    some scenarios, with commas between: \(scenarios.map(\.name).joined(separator: ", "))
      --rounds NUMBER rounds that the medians are of (5)
      --json          one line of JSON per figure
      --help          show this
    """
  }
}
