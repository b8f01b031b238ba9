import OrderedJSON

/// What one message of a client says.
package enum Frame {
  case request(Request)
  /// Anything else, batches and what is no request included.
  case other(JSONValue)

  package init(parsing bytes: borrowing Span<UInt8>) throws(JSONSyntaxError) {
    if let request = Request(members: bytes) {
      self = .request(request)
    } else {
      self = .other(try JSONValue(parsing: bytes))
    }
  }
}
