import OrderedJSON

/// An error of the protocol, as JSON-RPC has it. What a tool could not do is a result instead.
struct ProtocolError: Error {
  enum Code: Int {
    case notJSON = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParams = -32602
    case tooMuch = -32603
    /// Up to revision 2025-11-25; later it is `invalidParams`.
    case unknownResource = -32002
    case unknownRevision = -32022
  }

  let code: Code
  let message: String
  var data: JSONObject = [:]

  init(_ code: Code, _ message: String, data: JSONObject = [:]) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// The answer to a request; of one whose id could not be read the id is null.
  func answer(to id: JSONValue) -> JSONValue {
    var error: JSONObject = [
      "code": .number(.init(code.rawValue)), "message": .string(message),
    ]
    if !data.isEmpty { error["data"] = .object(data) }
    return ["jsonrpc": "2.0", "id": id, "error": .object(error)]
  }
}
