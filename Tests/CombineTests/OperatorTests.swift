import Combine
import Testing

@Suite struct OperatorTests {
  private let numbers = (1...5).publisher

  @Test func `scan publishes each result, and starts again for each subscriber`() {
    let sums = numbers.scan(0, +)
    #expect(sums.words() == "1 3 6 10 15 .")
    #expect(sums.words() == "1 3 6 10 15 .")
  }

  @Test func `an error thrown in an operator ends the publisher and cancels the upstream`() {
    let subject = PassthroughSubject<Int, Never>()
    var isCancelled = false
    let halves = subject.handleEvents(receiveCancel: { isCancelled = true })
      .tryMap { value throws -> Int in
        if value % 2 == 1 { throw Trouble.some }
        return value / 2
      }
    let recorder = halves.recorded()
    recorder.ask(for: 9)
    subject.send(4)
    subject.send(5)
    subject.send(6)
    #expect(recorder.values == [2])
    #expect(recorder.completions.count == 1 && !recorder.isFinished)
    #expect(isCancelled)
    #expect(numbers.tryFilter { $0 < 3 }.words() == "1 2 .")
    #expect(numbers.tryScan(1, *).words() == "1 2 6 24 120 .")
    #expect(numbers.tryCompactMap { $0 == 2 ? nil : $0 }.words() == "1 3 4 5 .")
  }

  @Test func `first and prefix end the publisher and cancel the upstream`() {
    let subject = PassthroughSubject<Int, Never>()
    var cancellations = 0
    let above = subject.handleEvents(receiveCancel: { cancellations += 1 })
    let first = above.first().recorded()
    let large = above.first { $0 > 10 }.recorded()
    let two = above.prefix(2).recorded()
    for recorder in [first, large, two] { recorder.ask(for: 9) }
    for value in [1, 2, 20, 3] { subject.send(value) }
    #expect(first.values == [1] && first.isFinished)
    #expect(large.values == [20] && large.isFinished)
    #expect(two.values == [1, 2] && two.isFinished)
    #expect(cancellations == 3)
    #expect(numbers.prefix(0).words() == ".")
    #expect(numbers.prefix { $0 < 4 }.words() == "1 2 3 .")
  }

  @Test func `values are dropped, filtered and compared`() {
    #expect(numbers.drop { $0 < 3 }.words() == "3 4 5 .")
    #expect(numbers.dropFirst(2).words() == "3 4 5 .")
    #expect(numbers.output(at: 2).words() == "3 .")
    #expect(numbers.output(in: 1...2).words() == "2 3 .")
    #expect(numbers.removeDuplicates { $0 / 2 == $1 / 2 }.words() == "1 2 4 .")
    #expect(numbers.ignoreOutput().recorded().isFinished == false)
    let ignoring = numbers.ignoreOutput().recorded()
    ignoring.ask(for: 1)
    #expect(ignoring.isFinished)
    #expect([1, nil, 3].publisher.replaceNil(with: 0).words() == "1 0 3 .")
  }

  @Test func `a result of all values comes at the end, when it is requested`() {
    #expect(numbers.collect().words() == "[1, 2, 3, 4, 5] .")
    #expect(numbers.collect(2).words() == "[1, 2] [3, 4] [5] .")
    #expect(numbers.reduce(0, +).words() == "15 .")
    #expect(numbers.count().words() == "5 .")
    #expect(numbers.last().words() == "5 .")
    #expect(numbers.max().words() == "5 .")
    #expect(numbers.min { $0 > $1 }.words() == "5 .")
    #expect(numbers.contains(3).words() == "true .")
    #expect(numbers.allSatisfy { $0 < 3 }.words() == "false .")
    #expect(numbers.tryReduce(0, +).words() == "15 .")
    let count = numbers.count().recorded()
    #expect(count.values.isEmpty && count.completions.isEmpty)
    count.ask(for: 1)
    #expect(count.values == [5] && count.isFinished)
  }

  @Test func `no more values come than were requested`() {
    let recorder = numbers.map { $0 * 2 }.filter { $0 != 4 }.recorded()
    recorder.ask(for: 2)
    #expect(recorder.values == [2, 6])
    recorder.ask(for: 1)
    #expect(recorder.values == [2, 6, 8])
    let groups = numbers.collect(2).recorded()
    groups.ask(for: 1)
    #expect(groups.values == [[1, 2]])
  }

  @Test func `errors are replaced, caught, mapped and retried`() {
    var attempts = 0
    let failing = Deferred { () -> AnyPublisher<Int, Trouble> in
      attempts += 1
      return [1, 2].publisher.setFailureType(to: Trouble.self).append(Fail(error: .some))
        .eraseToAnyPublisher()
    }
    #expect(failing.words() == "1 2 !")
    #expect(failing.replaceError(with: 9).words() == "1 2 9 .")
    #expect(failing.catch { _ in [7, 8].publisher }.words() == "1 2 7 8 .")
    attempts = 0
    #expect(failing.retry(2).words() == "1 2 1 2 1 2 !")
    #expect(attempts == 3)
    #expect(failing.mapError { _ in CancellationError() }.words() == "1 2 !")
    #expect(failing.tryCatch { error throws -> Just<Int> in throw error }.words() == "1 2 !")
    #expect(Empty<Int, Never>().replaceEmpty(with: 3).words() == "3 .")
  }

  @Test func `remaining demand passes to the next publisher`() {
    let recorder = [1, 2].publisher.append(3, 4).prepend(0).recorded()
    recorder.ask(for: 4)
    #expect(recorder.values == [0, 1, 2, 3])
    #expect(!recorder.isFinished)
    recorder.ask(for: 1)
    #expect(recorder.values.last == 4 && recorder.isFinished)
  }

  @Test func `properties are published by key paths`() {
    let words = ["a", "bcd"].publisher
    #expect(words.map(\.count).words() == "1 3 .")
    #expect(words.map(\.count, \.isEmpty).map { "\($0)\($1)" }.words() == "1false 3false .")
  }

  @Test func `values are encoded and decoded`() {
    struct Point: Codable { var x: Int }
    let points = [Point(x: 1)].publisher.encode(encoder: JSONEncoder())
      .decode(type: Point.self, decoder: JSONDecoder())
    #expect(points.map(\.x).words() == "1 .")
    #expect(Just(Data()).decode(type: Point.self, decoder: JSONDecoder()).map(\.x).words() == "!")
  }
}
