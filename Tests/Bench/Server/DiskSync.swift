import Glibc

/// A file that grows by 4 KiB at a time, synced each time: the baseline for a commit.
final class DiskSync {
  private let file: Int32
  private let block = [UInt8](repeating: 0xa5, count: 4_096)

  init(in folder: String) throws {
    file = open("\(folder)/synced", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    if file < 0 { throw Fault("A file for the measure of the disk could not be made") }
  }

  deinit { close(file) }

  func times(_ count: Int) throws -> Samples {
    Samples(
      try (0..<count).map { _ in
        let begin = Kernel.now()
        guard write(file, block, block.count) == block.count, fdatasync(file) == 0 else {
          throw Fault("The disk did not take a block")
        }
        return Kernel.now() - begin
      })
  }
}
