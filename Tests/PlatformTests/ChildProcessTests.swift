import Foundation
import Glibc
import Testing

@testable import Platform

@Suite struct ChildProcessTests {
  /// Everything from a pipe, until no one has its other end any more.
  private func text(from descriptor: Descriptor) -> String {
    var (all, piece): ([UInt8], [UInt8]) = ([], Array(repeating: 0, count: 4_096))
    while true {
      let count = descriptor.read(into: &piece)
      if count <= 0 { break }
      all += piece[..<count]
    }
    descriptor.close()
    return String(decoding: all, as: UTF8.self)
  }

  private func shell(
    _ script: String, environment: [String: String] = [:], descriptors: [Descriptor]
  ) -> ChildProcess? {
    ChildProcess(
      "/bin/sh", ["sh", "-c", script], environment: environment,
      descriptors: Array(zip(0..., descriptors)))
  }

  @Test func `a program gets the descriptors and the environment for it`() throws {
    let (heard, ours) = try #require(Descriptor.pipe())
    let (answers, said) = try #require(Descriptor.pipe())
    let nothing = try #require(Descriptor(opening: "/dev/null", O_RDWR))
    // Opened as a library does, without regard to programs that are started.
    let ownAlone = fcntl(nothing.number, F_DUPFD, 77)
    defer { close(ownAlone) }
    let child = shell(
      "read line <&3; echo \"$line, $NAME\" >&4; ls -d /proc/$$/fd/[1-4] /proc/$$/fd/\(ownAlone) >&4",
      environment: ["NAME": "Parks", "PATH": "/bin:/usr/bin"],
      descriptors: [nothing, nothing, nothing, heard, said])
    for end in [heard, said, nothing] { end.close() }
    #expect(ours.writeAll(Array("hello\n".utf8)))
    let lines = text(from: answers).split(separator: "\n")
    #expect(lines.first == "hello, Parks")
    #expect(lines.dropFirst().compactMap(\.last) == ["1", "2", "3", "4"])
    // Another thread may be starting a program that must have it.
    #expect(fcntl(ownAlone, F_GETFD) == 0)
    ours.close()
    try #require(child).kill()
  }

  @Test func `ending a program ends what it has started`() throws {
    let (answers, said) = try #require(Descriptor.pipe())
    let nothing = try #require(Descriptor(opening: "/dev/null", O_RDWR))
    let child = shell(
      "sleep 600 & echo begun >&1; wait", environment: ["PATH": "/bin:/usr/bin"],
      descriptors: [nothing, said, nothing])
    for end in [said, nothing] { end.close() }
    var line = [UInt8](repeating: 0, count: 6)
    #expect(answers.read(into: &line) == 6)
    try #require(child).kill()
    // The sleep had the pipe too: while it lives, this does not come to an end.
    #expect(text(from: answers).isEmpty)
  }

  @Test func `a program that does not exist is reported`() {
    let child = ChildProcess("/nowhere/program", ["program"], environment: [:])
    #expect(child == nil && SystemError.code == ENOENT)
  }

  @Test func `a long text goes through a pipe whole`() throws {
    let (reading, writing) = try #require(Descriptor.pipe())
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 300_000)
    Thread.detachNewThread {
      #expect(writing.writeAll(long))
      writing.close()
    }
    #expect(text(from: reading).utf8.count == long.count)
  }
}
