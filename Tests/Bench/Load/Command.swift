/// A request of the generator; each makes one revision, unless it is given as text.
enum Command {
  case push
  case pop(Int)
  case popToRoot
  /// A method, and its parameters as JSON.
  case request(String, String)

  /// Appends the request; a push pushes its own number.
  func append(id: Int, to bytes: inout [UInt8]) {
    bytes += Spelling.start
    Self.append(id, to: &bytes)
    switch self {
    case .push:
      bytes += Spelling.push
      Self.append(id, to: &bytes)
      bytes += Spelling.end
    case .pop(let count):
      bytes += Spelling.pop
      Self.append(count, to: &bytes)
      bytes += Spelling.end
    case .popToRoot:
      bytes += Spelling.popToRoot
    case .request(let method, let params):
      bytes += #","method":"\#(method)","params":\#(params)}"#.utf8
    }
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    let begin = bytes.count
    var rest = number
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[begin...].reverse()
  }

  private enum Spelling {
    static let start = Array(#"{"jsonrpc":"2.0","id":"#.utf8)
    static let push = Array(#","method":"push","params":{"value":"#.utf8)
    static let pop = Array(#","method":"pop","params":{"count":"#.utf8)
    static let end = Array("}}".utf8)
    static let popToRoot = Array(#","method":"popToRoot"}"#.utf8)
  }
}
