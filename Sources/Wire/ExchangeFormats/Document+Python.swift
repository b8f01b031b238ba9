import NavigationCore
import OrderedJSON
import StateDocument
import WireProtocol

extension Document {
  /// The beginning of a Python script that brings a server's session to a state, and checks that it
  /// is there. Requests follow as `PythonText`, one a line.
  static var pythonStart: String { "\(pythonHead)\nREQUESTS = r'''\n" }

  /// The rest of the script, after its requests.
  ///
  /// - Parameter document: the exported state.
  static func pythonEnd(expecting document: JSONValue) -> String {
    """
    '''

    EXPECTED = r'''
    \(PythonText.raw(document.text))
    '''
    \(pythonBody)
    """
  }

  private static let pythonHead = #"""
    #!/usr/bin/env python3
    """A session exported from Colonnade: brings a session of a server to the same state.

    Usage: python3 this-file.py [URL], URL like ws://127.0.0.1:8080/ws/demo. Needs the package
    websockets. The status is 0 if the server's state is then as it was exported, else 1.
    """

    import json
    import secrets
    import sys

    try:
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect
    except ImportError:
        sys.exit("The package websockets is missing: pip install websockets")

    """#

  private static let pythonBody = #"""


    def spelled(text):
        """JSON with its numbers as they are spelled."""
        return json.loads(
            text, parse_int=lambda number: ("number", number),
            parse_float=lambda number: ("number", number))


    def call(socket, request):
        """The answer to a request that has no id yet."""
        socket.send('{"id":1,' + request[1:])
        while True:
            message = socket.recv()
            answer = json.loads(message)
            if "method" in answer:
                continue
            if "error" in answer:
                sys.exit(f"{request[:200]}\n{answer['error']['message']}")
            return message


    def main(url):
        with connect(url + ("&" if "?" in url else "?") + "watch=none", max_size=None) as socket:
            for request in REQUESTS.split("\n"):
                if request:
                    call(socket, request)
            found = spelled(call(socket, '{"method":"export"}'))["result"]["document"]
        expected = spelled(EXPECTED)
        # The export did not ask for the values that views keep by themselves.
        found.pop("sceneStorage", None)
        for name in sorted(set(found) | set(expected)):
            if found.get(name) != expected.get(name):
                sys.exit(f"{name} is {found.get(name)!r}, expected {expected.get(name)!r}")
        print(f"The state of {url} is as it was exported.")


    if __name__ == "__main__":
        fresh = f"ws://127.0.0.1:8080/ws/exported-{secrets.token_hex(4)}"
        try:
            main(sys.argv[1] if len(sys.argv) > 1 else fresh)
        except (OSError, WebSocketException) as error:
            sys.exit(f"Can't connect to the server: {error}")

    """#
}

/// JSON in Python source.
enum PythonText {
  /// The same JSON in ASCII only, without the apostrophe that would end a raw text.
  static func raw(_ json: String) -> String {
    var text: [UInt8] = []
    let source = json.utf8Span.span
    text.reserveCapacity(source.count)
    text.append(rewriting: source.count, growingTo: 6) { index, output in
      let scalar = source.scalar(at: &index)
      if scalar < 0x7F && scalar != UInt32(UInt8(ascii: "'")) {
        output.append(UInt8(truncatingIfNeeded: scalar))
      } else if scalar < 0x1_0000 {
        append(unit: scalar, to: &output)
      } else {
        append(unit: 0xD800 + (scalar - 0x1_0000) >> 10, to: &output)
        append(unit: 0xDC00 + scalar & 0x3FF, to: &output)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func append(unit: UInt32, to output: inout OutputSpan<UInt8>) {
    output.append(UInt8(ascii: "\\"))
    output.append(UInt8(ascii: "u"))
    output.append(hexadecimal: unit, digits: 4)
  }
}
