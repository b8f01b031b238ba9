import Glibc

extension Kernel {
  /// The whole of a file, read as virtual files in `/proc` must be; nil if there is none.
  static func read(file path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var text: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(file, &part, part.count)
      guard count > 0 else { return count == 0 ? text : nil }
      text += part[..<count]
    }
  }

  /// The number after a name in a file of lines like `VmRSS:   1234 kB`.
  static func number(named name: String, in path: String) -> Int? {
    let lines = String(decoding: read(file: path) ?? [], as: UTF8.self).split(separator: "\n")
    let line = lines.first { $0.hasPrefix(name) }
    return line?.split(whereSeparator: { " \t:".contains($0) }).dropFirst().first.flatMap {
      Int($0)
    }
  }

  /// Writes a sentence to standard error.
  static func complain(_ sentence: String) {
    let bytes = Array((sentence + "\n").utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }

  static var environment: [String] {
    (read(file: "/proc/self/environ") ?? []).split(separator: 0).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Raises the limit of open files for this process and for those that it starts.
  ///
  /// - Returns: The new limit.
  static func raiseFileLimit() -> Int {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return Int(clamping: limit.rlim_cur)
  }

  /// From now on only `isAskedToStop` notices the signals that ask to stop, so that no server
  /// keeps running.
  static func holdSignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in stopSignals { sigaddset(&signals, signal) }
    sigprocmask(SIG_BLOCK, &signals, nil)
  }

  static var isAskedToStop: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return stopSignals.contains { sigismember(&pending, $0) == 1 }
  }

  private static let stopSignals = [SIGINT, SIGTERM, SIGHUP]
}
