import OrderedJSON

/// The result of a tool's call: text for reading, and the same as data if that is short.
struct ToolResult {
  var text: String
  var data: JSONValue?
  var isError = false

  static func failure(_ text: String) -> ToolResult { ToolResult(text: text, isError: true) }

  var json: JSONObject {
    var result: JSONObject = ["content": [["type": "text", "text": .string(text)]]]
    if case .object? = data, let data, data.serialized().count <= BoundedText.standardLimit {
      result["structuredContent"] = data
    }
    result["isError"] = .bool(isError)
    return result
  }
}
