import Combine
import SceneStage
import Testing

private final class Search: ObservableObject {
  @Published var query = ""
  @Published var results: [String] = []
  @Published private(set) var isValid = false

  init() {
    $query.map { [$0.uppercased()] }.assign(to: &$results)
    $query.map { $0.count > 2 }.removeDuplicates().assign(to: &$isValid)
  }
}

@MainActor
@Suite struct SharingTests {
  @Test func `a shared publisher is subscribed to once, and cancelled with its last subscriber`() {
    let subject = PassthroughSubject<Int, Never>()
    var events: [String] = []
    let shared = subject.handleEvents(
      receiveSubscription: { _ in events.append("on") }, receiveCancel: { events.append("off") }
    )
    .share()
    var seen: [Int] = []
    let one = shared.sink { seen.append($0) }
    let two = shared.sink { seen.append($0 * 10) }
    subject.send(1)
    #expect(seen.sorted() == [1, 10])
    one.cancel()
    #expect(events == ["on"])
    two.cancel()
    #expect(events == ["on", "off"])
  }

  @Test func `a connectable publisher waits for its connection`() {
    let numbers = [1, 2].publisher.makeConnectable()
    var seen: [Int] = []
    let listening = numbers.sink { seen.append($0) }
    #expect(seen.isEmpty)
    let connection = numbers.connect()
    #expect(seen == [1, 2])
    connection.cancel()
    listening.cancel()
  }

  @Test func `assigning a publisher to a published property announces a change of its object`() {
    let search = Search()
    var changes = 0
    let listening = search.objectWillChange.sink { changes += 1 }
    search.query = "abc"
    #expect(search.results == ["ABC"])
    #expect(search.isValid)
    #expect(changes == 3)
    listening.cancel()
  }

  @Test func `an object that assigns to its own properties is released`() {
    var search: Search? = Search()
    weak let known = search
    search?.query = "x"
    search = nil
    #expect(known == nil)
  }

  @Test func `a future runs once and gives every subscriber its value`() {
    var calls = 0
    var promise: Future<Int, Trouble>.Promise?
    let future = Future<Int, Trouble> {
      calls += 1
      promise = $0
    }
    let early = future.recorded()
    early.ask(for: 1)
    promise?(.success(7))
    promise?(.success(8))
    #expect(early.values == [7] && early.isFinished)
    #expect(future.words() == "7 .")
    #expect(calls == 1)
    #expect(Future<Int, Trouble> { $0(.failure(.some)) }.words() == "!")
    #expect(Result<Int, Trouble>.success(1).publisher.words() == "1 .")
    #expect(Optional<Int>.none.publisher.words() == ".")
  }

  @Test func `a subject that has ended gives later subscribers only the end`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(completion: .finished)
    subject.send(2)
    #expect(subject.words() == ".")
    #expect(subject.value == 1)
  }

  @Test func `print writes every event`() {
    final class Page: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let page = Page()
    #expect([1].publisher.print("numbers", to: page).words() == "1 .")
    #expect(page.text.contains("numbers: request unlimited\nnumbers: receive value: (1)\n"))
    #expect(page.text.hasSuffix("numbers: receive finished\n"))
  }
}
