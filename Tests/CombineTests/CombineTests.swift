import SceneStage
import Testing

@testable import Combine

@MainActor
private final class Announcing: ObservableObject {
  @Published var count = 0
  @Published var name = ""

  var objectWillChangeSequence: AsyncPublisher<Publishers.Buffer<ObservableObjectPublisher>> {
    objectWillChange
      .buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
      .values
  }
}

@MainActor
@Suite struct CombineTests {
  @Test func `a burst of changes is delivered once, after the last`() async throws {
    let model = Announcing()
    let diary = Diary()
    let task = Task {
      for await _ in model.objectWillChangeSequence { diary.note("\(model.count)") }
      diary.note("over")
    }
    await Task.yield()
    try await until { model.objectWillChange.hasSubscribers }
    model.count = 1
    model.count = 2
    model.count = 3
    try await until { diary.lines.last == "3" }
    #expect(diary.lines.count <= 2)
    #expect(Set(diary.lines) == ["3"])
    model.count = 4
    try await until { diary.lines.last == "4" }
    task.cancel()
    try await until { diary.lines.last == "over" }
  }

  @Test func `a property's publisher sends the value, and each new one before it is set`() {
    let model = Announcing()
    var seen: [String] = []
    let listening = model.$count.sink { seen.append("\($0) at \(model.count)") }
    model.count = 1
    listening.cancel()
    model.count = 2
    #expect(seen == ["0 at 0", "1 at 0"])
  }

  @Test func `subjects send to their subscribers, CurrentValueSubject its value first`() {
    let subject = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    var kept: Set<AnyCancellable> = []
    subject.send(0)
    subject.filter { $0 > 1 }.map { $0 * 10 }.sink { seen.append($0) }.store(in: &kept)
    current.removeDuplicates().sink { seen.append($0) }.store(in: &kept)
    subject.send(1)
    subject.send(2)
    current.send(1)
    current.value = 3
    #expect(seen == [1, 20, 3])
    kept = []
    subject.send(5)
    #expect(seen == [1, 20, 3])
  }
}
