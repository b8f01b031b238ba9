import Foundation
import Glibc
import Testing

@testable import Platform

@Suite struct FileTests {
  /// A folder of its own, deleted with its contents.
  private func inFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = try #require(Files.makeTemporaryFolder())
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }

  @Test func `a file is written and read at any offset`() throws {
    try inFolder { folder in
      let path = folder + "/file"
      let file = try #require(Descriptor(opening: path, O_RDWR | O_CREAT | O_EXCL))
      defer { file.close() }
      #expect(file.write([1, 2, 3, 4, 5]) == 5 && file.count == 5)
      #expect(file.write([9, 9], at: 1) == 2)
      #expect(file.write([7, 8, 9], count: 1) == 1)
      var bytes = [UInt8](repeating: 0, count: 3)
      #expect(file.read(into: &bytes, at: 3) == 3 && bytes == [4, 5, 7])
      #expect(file.read(into: &bytes, at: 6) == 0)
      let again = try #require(Descriptor(opening: path))
      defer { again.close() }
      #expect(again.read(into: &bytes, atMost: 2) == 2 && bytes.prefix(2) == [1, 9])
      #expect(again.read(into: &bytes) == 3 && bytes == [9, 4, 5])
    }
  }

  @Test func `an error says why`() throws {
    try inFolder { folder in
      #expect(Descriptor(opening: folder + "/none") == nil)
      #expect(SystemError.code == ENOENT)
      #expect(SystemError.text(of: ENOENT) == "No such file or directory")
      #expect(Descriptor(opening: folder, O_WRONLY) == nil && SystemError.code == EISDIR)
      #expect(!Files.makeFolder(folder) && SystemError.code == EEXIST)
      SystemError.code = 0
      #expect(SystemError.code == 0)
    }
  }

  @Test func `a new file is private to its owner, and is not inherited`() throws {
    try inFolder { folder in
      let path = folder + "/file"
      let file = try #require(Descriptor(opening: path, O_RDWR | O_CREAT))
      #expect(fcntl(file.number, F_GETFD) & FD_CLOEXEC != 0)
      #expect(file.close())
      // Its number may belong to another thread by now, and is not closed again.
      #expect(!Descriptor(number: -1).close())
      #expect(Files.status(of: path).map { $0.st_mode & 0o777 } == 0o600)
      Files.setMode(0o400, of: path)
      #expect(Files.status(of: path).map { $0.st_mode & 0o777 } == 0o400)
    }
  }

  @Test func `files are renamed, linked and removed by their paths`() throws {
    try inFolder { folder in
      let (one, two, three) = (folder + "/one", folder + "/two", folder + "/three")
      #expect(Descriptor(opening: one, O_WRONLY | O_CREAT)?.close() == true)
      #expect(Files.link(one, to: two) && !Files.link(one, to: two))
      #expect(Files.status(of: one)?.st_ino == Files.status(of: two)?.st_ino)
      #expect(Files.rename(two, to: three) && Files.status(of: two) == nil)
      #expect(Files.remove(one) && !Files.remove(one))
      #expect(!Files.removeFolder(folder), "it is not empty")
      #expect(Files.allows(F_OK, three) && !Files.allows(F_OK, one))
      #expect(Files.fileSystem(of: folder).map { $0.f_frsize > 0 } == true)
      #expect(Files.fileSystem(of: one) == nil)
    }
  }

  @Test func `a path is resolved whatever links are in it`() throws {
    try inFolder { folder in
      let (real, alias) = (folder + "/real", folder + "/alias")
      #expect(Files.makeFolder(real))
      try FileManager.default.createSymbolicLink(atPath: alias, withDestinationPath: real)
      #expect(Files.resolve(alias) == Files.resolve(real))
      #expect(Files.resolve(alias)?.hasSuffix("/real") == true)
      #expect(Files.resolve(folder + "/none") == nil)
      #expect(Files.status(of: alias).map { $0.st_mode & S_IFMT } == S_IFLNK, "the link itself")
    }
  }
}
