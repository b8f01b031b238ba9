import OrderedJSON

extension Request {
  /// Reads a request whose members have the usual spelling of clients, without a value for the
  /// whole text first.
  ///
  /// - Returns: nil for any other text; reading all of it reports what is wrong with it.
  init?(members bytes: borrowing Span<UInt8>) {
    guard var reader = JSONMemberReader(bytes) else { return nil }
    var members = Members()
    do {
      while try reader.reachesValue() {
        guard try members.readMember(from: &reader) else { return nil }
      }
      guard let method = members.method else { return nil }
      try self.init(id: members.id, method: method, params: members.params ?? [:], metaOutside: nil)
    } catch {
      return nil
    }
  }

  /// The members read so far.
  private struct Members {
    var id: JSONValue?
    var method: Method?
    var params: JSONObject?
    var hasVersion = false

    /// - Returns: false if the member is none of these, is there already, or is wrong.
    mutating func readMember(from reader: inout JSONMemberReader) throws(JSONSyntaxError) -> Bool {
      if reader.isNamed("id"), id == nil {
        id = try reader.value()
        return Request.isID(id)
      }
      if reader.isNamed("method"), method == nil {
        method = try reader.value().stringValue.flatMap(Catalogue.method)
        return method != nil
      }
      if reader.isNamed("params"), params == nil {
        params = try reader.value().objectValue
        return params != nil
      }
      guard reader.isNamed("jsonrpc"), !hasVersion else { return false }
      hasVersion = true
      return try reader.string(is: "2.0")
    }
  }
}
