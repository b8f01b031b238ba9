import OrderedJSON

/// One message of a client.
package enum Frame {
  case request(Request)
  /// Anything else, batches and what is no request included.
  case other(JSONValue)

  /// Reads one message.
  ///
  /// - Throws: the first mistake if the text is not JSON.
  package init(parsing bytes: borrowing Span<UInt8>) throws(JSONSyntaxError) {
    if let request = Request(plain: bytes) ?? Request(members: bytes) {
      self = .request(request)
    } else {
      self = .other(try JSONValue(parsing: bytes))
    }
  }
}
