import Combine
import Testing

@Suite struct JoiningTests {
  private let first = PassthroughSubject<Int, Never>()
  private let second = PassthroughSubject<Int, Never>()

  @Test func `combineLatest sends the last values once both have sent, and ends with both`() {
    let pairs = first.combineLatest(second) { "\($0)\($1)" }.recorded()
    pairs.ask(for: 9)
    first.send(1)
    first.send(2)
    #expect(pairs.values.isEmpty)
    second.send(5)
    first.send(3)
    #expect(pairs.values == ["25", "35"])
    first.send(completion: .finished)
    second.send(6)
    #expect(pairs.values.last == "36" && !pairs.isFinished)
    second.send(completion: .finished)
    #expect(pairs.isFinished)
  }

  @Test func `three and four publishers are combined`() {
    let third = CurrentValueSubject<String, Never>("x")
    let three = Publishers.CombineLatest3(Just(1), Just(2), third.prefix(1))
    #expect(three.map { "\($0)\($1)\($2)" }.words() == "12x .")
    #expect(
      Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.words() == "10 .")
    let zipped = [1, 2].publisher.zip([3, 4].publisher, [5, 6].publisher)
    #expect(zipped.map { $0 + $1 + $2 }.words() == "9 12 .")
  }

  @Test func `a failure of one ends the combined publisher and cancels the other`() {
    let failing = PassthroughSubject<Int, Trouble>()
    var isCancelled = false
    let other = first.setFailureType(to: Trouble.self)
      .handleEvents(receiveCancel: { isCancelled = true })
    let pairs = failing.combineLatest(other).recorded()
    failing.send(completion: .failure(.some))
    #expect(pairs.completions.count == 1 && !pairs.isFinished)
    #expect(isCancelled)
  }

  @Test func `zip pairs values in order, and ends when no pair can follow`() {
    let pairs = first.zip(second) { $0 * 10 + $1 }.recorded()
    pairs.ask(for: 9)
    for value in 1...3 { first.send(value) }
    second.send(4)
    second.send(5)
    #expect(pairs.values == [14, 25])
    second.send(completion: .finished)
    #expect(pairs.isFinished)
  }

  @Test func `merge sends every value, and ends with the last publisher`() {
    let all = first.merge(with: second).recorded()
    all.ask(for: 9)
    first.send(1)
    second.send(2)
    first.send(completion: .finished)
    second.send(3)
    #expect(all.values == [1, 2, 3] && !all.isFinished)
    second.send(completion: .finished)
    #expect(all.isFinished)
    #expect(Publishers.MergeMany([Just(1), Just(2), Just(3)]).words() == "1 2 3 .")
  }

  @Test func `merge keeps values until they are requested`() {
    let all = [1, 2].publisher.merge(with: [3].publisher).recorded()
    #expect(all.values.isEmpty)
    all.ask(for: 2)
    #expect(all.values.count == 2 && !all.isFinished)
    all.ask(for: 2)
    #expect(all.values.sorted() == [1, 2, 3] && all.isFinished)
  }

  @Test func `flatMap sends the values of its inner publishers`() {
    #expect([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.words() == "1 10 2 20 .")
    let inner = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
    let all = first.flatMap { inner[$0] }.recorded()
    all.ask(for: 9)
    first.send(0)
    first.send(1)
    inner[1].send("b")
    inner[0].send("a")
    first.send(completion: .finished)
    inner[0].send(completion: .finished)
    inner[1].send("c")
    #expect(all.values == ["b", "a", "c"] && !all.isFinished)
    inner[1].send(completion: .finished)
    #expect(all.isFinished)
  }

  @Test func `flatMap requests only as many inner publishers as may send at once`() {
    var asked: [String] = []
    let above = [0, 1, 2].publisher.handleEvents(receiveOutput: { asked.append("\($0)") })
    let inner = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let all = above.flatMap(maxPublishers: .max(1)) { inner[$0] }.recorded()
    all.ask(for: 9)
    #expect(asked == ["0"])
    inner[0].send(completion: .finished)
    #expect(asked == ["0", "1"])
    all.subscription?.cancel()
    inner[1].send(completion: .finished)
    #expect(asked == ["0", "1"])
  }

  @Test func `switchToLatest sends only values of the newest publisher`() {
    let inner = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
    let latest = first.map { inner[$0] }.switchToLatest().recorded()
    latest.ask(for: 9)
    first.send(0)
    inner[0].send("a")
    first.send(1)
    inner[0].send("lost")
    inner[1].send("b")
    first.send(completion: .finished)
    #expect(latest.values == ["a", "b"] && !latest.isFinished)
    inner[1].send(completion: .finished)
    #expect(latest.isFinished)
  }

  @Test func `publishers that can fail and publishers that cannot are joined`() {
    let failing = Just(1).flatMap { _ in Fail<Int, Trouble>(error: .some) }
    #expect(failing.words() == "!")
    let typed = Just(1).setFailureType(to: Trouble.self).flatMap { Just($0 + 1) }
    #expect(typed.words() == "2 .")
    #expect(Just(Fail<Int, Trouble>(error: .some)).switchToLatest().words() == "!")
  }

  @Test func `one publisher starts or ends another`() {
    let after = first.drop(untilOutputFrom: second).recorded()
    let before = first.prefix(untilOutputFrom: second).recorded()
    after.ask(for: 9)
    before.ask(for: 9)
    first.send(1)
    second.send(0)
    first.send(2)
    #expect(after.values == [2])
    #expect(before.values == [1] && before.isFinished)
  }
}
