import CLinux
import Glibc

/// The generator: one thread, one epoll, and any number of connections.
final class Load {
  let port: UInt16
  private let poll: Int32
  private var events = [epoll_event](repeating: epoll_event(), count: 1024)
  private var buffer = [UInt8](repeating: 0, count: 256 * 1024)
  /// Indexed by the sockets' numbers, which are small.
  private var connections: [LoadConnection?] = []
  private var turns = 0

  /// Turns of a tenth of a second without a message after which the wait fails.
  private static let patience = 100

  init(port: UInt16) throws {
    self.port = port
    poll = try Kernel.poll()
  }

  deinit {
    for connection in connections.compactMap(\.self) { Kernel.reset(connection.socket) }
    Glibc.close(poll)
  }

  /// Opens connections, at most `inFlight` of them at once, and returns when each got its `hello`.
  func open(_ count: Int, path: String, inFlight: Int = 64) throws -> [LoadConnection] {
    var opened: [LoadConnection] = []
    var greeted = 0
    try wait(until: {
      while greeted < opened.count, opened[greeted].isOpen { greeted += 1 }
      while opened.count < count, opened.count - greeted < inFlight {
        opened.append(try connect(path))
      }
      return greeted == count
    }) { "\(count - greeted) of \(count) connections got no hello" }
    return opened
  }

  private func connect(_ path: String) throws -> LoadConnection {
    let connection = try LoadConnection(path: path, port: port)
    let place = Int(connection.socket)
    while connections.count <= place { connections.append(nil) }
    connections[place] = connection
    try Kernel.watch(connection.socket, by: poll)
    return connection
  }

  func close(_ closing: [LoadConnection]) {
    for connection in closing {
      connections[Int(connection.socket)] = nil
      Kernel.reset(connection.socket)
    }
  }

  /// Serves the connections until a condition holds.
  func wait(until isDone: () throws -> Bool, missing: () -> String) throws {
    var silence = 0
    while try !isDone() {
      silence = try turn() > 0 ? 0 : silence + 1
      if silence > Self.patience { throw Fault("\(missing()) within 10 s") }
      if silence > 0 || turns & 1023 == 0, Kernel.isAskedToStop { throw Fault("stopped") }
    }
  }

  /// One turn of the loop; returns the number of connections that had an event.
  private func turn() throws -> Int {
    turns += 1
    let count = try Kernel.wait(poll, &events, milliseconds: 100)
    for index in 0..<count {
      let event = events[index]
      guard let connection = connections[Int(event.data.fd)] else { continue }
      if event.events & EPOLLOUT.rawValue != 0 { try connection.flush() }
      if event.events & ~EPOLLOUT.rawValue != 0 { try read(connection) }
    }
    return count
  }

  /// Reads until nothing is left: a read that does not fill the buffer was the last.
  private func read(_ connection: LoadConnection) throws {
    while let count = try Kernel.receive(connection.socket, into: &buffer) {
      if count == 0 { throw Fault("the server closed a connection without a close frame") }
      let bytes = buffer
      try connection.take(bytes.span.extracting(0..<count))
      if count < buffer.count { return }
    }
  }
}
