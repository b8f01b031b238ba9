import Dispatch
import Transport

/// Files of the disk that clients ask for. Each is read, hashed and compressed once, on a thread of
/// its own, and kept until others need the room.
@MainActor
final class FileCache {
  private struct Kept {
    let file: StaticFile
    let version: DiskFile.Version
    var lastUse: Int
  }

  /// Files that are being read, each once for all who ask.
  private struct Reading: Hashable {
    let file: DiskFile
    let version: DiskFile.Version

    /// Of the file itself, and compressed.
    var mostBytes: Int {
      (StaticFile.isCompressed(file.path) ? 2 : 1) * version.bytes + 4_096
    }
  }

  private var kept: [DiskFile: Kept] = [:]
  private var waiting: [Reading: [@MainActor (StaticFile?) -> Void]] = [:]
  private var keptBytes = 0
  /// The most bytes that the files being read can take.
  private var reserved = 0
  private var uses = 0
  private let queue = DispatchQueue(label: "colonnade.files", qos: .utility)
  private let held = FileBytes()
  private let maxBytes: Int

  /// The most files that are waited for at the same time.
  static let maxWaiting = 64

  /// - Parameter maxBytes: of the kept files, of those that clients are still being sent, and of
  ///   those being read.
  init(maxBytes: Int = 40 << 20) { self.maxBytes = maxBytes }

  /// The bytes of all files in memory.
  var bytes: Int { held.count + reserved }

  /// The answer with a file.
  ///
  /// - Parameter nothing: the answer if there is no such file.
  func answer(
    _ request: HTTPRequest, with file: DiskFile, orElse nothing: HTTPResponse
  ) -> HTTPAnswer {
    guard let version = file.version else { return .now(nothing) }
    uses += 1
    if let found = kept[file], found.version == version {
      kept[file]?.lastUse = uses
      return .now(found.file.response(to: request))
    }
    let reading = Reading(file: file, version: version)
    guard waiting[reading] != nil || makeRoom(for: reading) else { return .now(Self.busy) }
    return .later { [self] done in
      read(reading) { done($0?.response(to: request) ?? nothing) }
    }
  }

  /// Forgets all files that are kept.
  func removeAll() { (kept, keptBytes) = ([:], 0) }

  private func read(_ reading: Reading, _ done: @escaping @MainActor (StaticFile?) -> Void) {
    if waiting[reading] != nil {
      waiting[reading]?.append(done)
      return
    }
    waiting[reading] = [done]
    reserved += reading.mostBytes
    queue.async {
      let file = reading.file.read()
      DispatchQueue.main.async { MainActor.assumeIsolated { self.finish(reading, file) } }
    }
  }

  private func finish(_ reading: Reading, _ file: StaticFile?) {
    reserved -= reading.mostBytes
    var file = file
    let part = FileBytes.Part(file?.byteCount ?? 0, of: held)
    file?.keep(part)
    if let file {
      remove(reading.file)
      kept[reading.file] = Kept(file: file, version: reading.version, lastUse: uses)
      keptBytes += file.byteCount
    }
    for done in waiting.removeValue(forKey: reading) ?? [] { done(file) }
  }

  private func remove(_ file: DiskFile) {
    if let removed = kept.removeValue(forKey: file) { keptBytes -= removed.file.byteCount }
  }

  /// Removes the files that have not been asked for the longest, until there is room for another.
  ///
  /// - Returns: false if there is none: clients that read slowly have all of it.
  private func makeRoom(for reading: Reading) -> Bool {
    if waiting.count >= Self.maxWaiting { return false }
    if bytes + reading.mostBytes <= maxBytes { return true }
    // Clients that read slowly have too much: it would help no one if other files went.
    if bytes - keptBytes + reading.mostBytes > maxBytes { return false }
    for (file, _) in kept.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      remove(file)
      if bytes + reading.mostBytes <= maxBytes / 8 * 7 { break }
    }
    return bytes + reading.mostBytes <= maxBytes
  }

  private static let busy = HTTPResponse.error(
    503, code: "unavailable", message: "Too many files are being sent; ask again in a moment.",
    headers: [("Retry-After", "1")])
}
