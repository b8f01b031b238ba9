import Combine
import Testing

@Suite struct TryingTests {
  private let numbers = [3, 1, 2].publisher

  @Test func `an error that a closure throws ends the publisher`() {
    #expect(numbers.tryMin(by: <).words() == "1 .")
    #expect(numbers.tryMax(by: <).words() == "3 .")
    #expect(numbers.tryMax { _, _ in throw Trouble.some }.words() == "!")
    #expect(Empty<Int, Never>().tryMin(by: <).words() == ".")
    #expect(numbers.tryLast { $0 < 3 }.words() == "2 .")
    #expect(numbers.tryPrefix { $0 > 2 }.words() == "3 .")
    #expect(numbers.tryPrefix { if $0 > 2 { true } else { throw Trouble.some } }.words() == "3 !")
    #expect(numbers.tryDrop { $0 > 2 }.words() == "1 2 .")
    #expect(numbers.tryDrop { _ in throw Trouble.some }.words() == "!")
  }

  @Test func `a record sends what was recorded`() {
    let record = Record<Int, Trouble> {
      $0.receive(1)
      $0.receive(2)
      $0.receive(completion: .failure(.some))
    }
    #expect(record.words() == "1 2 !")
    #expect(Record<Int, Never>(output: [4], completion: .finished).words() == "4 .")
  }

  @Test func `a subscriber can be made of closures, a subject or another subscriber`() {
    var values: [Int] = []
    let closures = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.max(1)) },
      receiveValue: {
        values.append($0)
        return values.count < 2 ? .max(1) : .none
      })
    numbers.subscribe(closures)
    #expect(values == [3, 1])
    let subject = CurrentValueSubject<Int, Never>(0)
    numbers.subscribe(AnySubscriber(subject))
    #expect(subject.value == 2)
    let recorder = Recorder<Int, Never>()
    numbers.subscribe(AnySubscriber(recorder))
    recorder.ask(for: 9)
    #expect(recorder.values == [3, 1, 2] && recorder.isFinished)
  }
}
