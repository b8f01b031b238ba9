import Foundation

/// A response as it came over the network.
struct RawResponse {
  let status: Int
  let headers: [(name: String, value: String)]
  let body: [UInt8]

  subscript(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
  var text: String { String(decoding: body, as: UTF8.self) }
}

extension RawSocket {
  /// The next complete response.
  /// - Parameter hasBody: False for the response to HEAD.
  func response(hasBody: Bool = true) throws -> RawResponse {
    let end = Array("\r\n\r\n".utf8)
    receive { $0.firstRange(of: end) != nil }
    guard let range = received.firstRange(of: end) else {
      throw Failure(what: "no answer: \(String(decoding: received, as: UTF8.self))")
    }
    let lines = String(decoding: take(range.upperBound), as: UTF8.self)
      .components(separatedBy: "\r\n")
    let status = Int(lines[0].split(separator: " ")[1]) ?? 0
    let headers = lines.dropFirst().compactMap { line -> (name: String, value: String)? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      return (String(line[..<colon]), value)
    }
    let length = headers.first { $0.name.lowercased() == "content-length" }.flatMap {
      Int($0.value)
    }
    let count = hasBody && status != 304 && status != 101 ? length ?? 0 : 0
    receive { $0.count >= count }
    guard received.count >= count else { throw Failure(what: "the body is cut") }
    return RawResponse(status: status, headers: headers, body: take(count))
  }

  /// One request on a connection of its own.
  static func request(
    _ text: String, port: Int, hasBody: Bool = true
  ) throws -> RawResponse {
    let socket = try RawSocket(port: port)
    try socket.send(text)
    return try socket.response(hasBody: hasBody)
  }
}

func get(_ path: String, port: Int, _ headers: String...) -> String {
  let lines = ["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + headers
  return lines.joined(separator: "\r\n") + "\r\n\r\n"
}
