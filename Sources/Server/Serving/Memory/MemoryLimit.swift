import Foundation

/// The most memory that the server takes, set by the command line or by the machine.
public enum MemoryLimit {
  /// A quarter of the machine's memory, or of the limit of the server's control group; at most 2 GiB.
  public static let standard = min(2 << 30, max(minBytes, available / 4))

  /// Less would not hold one session of the largest size with a few readers.
  public static let minBytes = 64 << 20

  /// Reads `512M` or `2G`; a bare number is bytes.
  ///
  /// - Throws: one sentence.
  static func bytes(_ text: String) throws(UsageError) -> Int {
    let units: [Character: Int] = ["K": 10, "M": 20, "G": 30]
    let shift = text.last.flatMap { units[Character($0.uppercased())] }
    let digits = shift == nil ? text : String(text.dropLast())
    if let number = Int(digits), number > 0 {
      let bytes = number.multipliedReportingOverflow(by: 1 << (shift ?? 0))
      if !bytes.overflow && bytes.partialValue >= minBytes { return bytes.partialValue }
    }
    throw UsageError("--memory expects a size of 64M or more, such as 512M or 2G, not “\(text)”.")
  }

  private static var available: Int {
    var available = Int(clamping: ProcessInfo.processInfo.physicalMemory)
    for limit in groups.compactMap(limit) { available = min(available, limit) }
    return available
  }

  /// The files that may hold a limit: of this process's groups, and of those that they are in.
  private static var groups: [String] {
    guard let text = try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8) else {
      return []
    }
    return text.split(separator: "\n").flatMap { line -> [String] in
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { return [] }
      if parts[1].isEmpty { return files(in: "/sys/fs/cgroup", parts[2], "memory.max") }
      guard parts[1].split(separator: ",").contains("memory") else { return [] }
      return files(in: "/sys/fs/cgroup/memory", parts[2], "memory.limit_in_bytes")
    }
  }

  private static func files(in root: String, _ group: Substring, _ name: String) -> [String] {
    var files = ["\(root)/\(name)"]
    var folder = root
    for part in group.split(separator: "/") {
      folder += "/\(part)"
      files.append("\(folder)/\(name)")
    }
    return files
  }

  private static func limit(_ file: String) -> Int? {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    return Int(text.trimmingCharacters(in: .whitespacesAndNewlines)).flatMap { $0 > 0 ? $0 : nil }
  }
}
