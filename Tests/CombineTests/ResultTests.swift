import Combine
import Foundation
import Testing

private struct Spill: Error {}

private final class Cup {
  var level = 0
}

/// A value that writes to an object, as authors wrap one.
private struct Sip {
  let cup: Cup
  var level: Int {
    get { cup.level }
    nonmutating set { cup.level = newValue }
  }
}

@Suite struct ResultTests {
  @Test func `a result publishes its value or fails`() {
    var lines: [String] = []
    let good: Result<Int, Spill>.Publisher = Result.success(3).publisher
    let bad = Result<Int, Spill>.Publisher(Spill())
    for publisher in [good, bad] {
      _ = publisher.sink(
        receiveCompletion: { lines.append("\($0)") }, receiveValue: { lines.append("\($0)") })
    }
    #expect(lines == ["3", "finished", "\(Subscribers.Completion.failure(Spill()))"])
  }

  @Test func `values are assigned to a property of a value, until it is cancelled`() {
    let (subject, cup) = (PassthroughSubject<Int, Never>(), Cup())
    let assigned = subject.assign(to: \.level, on: Sip(cup: cup))
    subject.send(4)
    #expect(cup.level == 4)
    assigned.cancel()
    subject.send(5)
    #expect(cup.level == 4)
  }

  @Test func `an assigning subscriber releases its object at the end`() {
    let subject = PassthroughSubject<Int, Never>()
    let assign = Subscribers.Assign(object: Cup(), keyPath: \.level)
    subject.subscribe(assign)
    subject.send(2)
    #expect(assign.object?.level == 2)
    subject.send(completion: .finished)
    #expect(assign.object == nil)
  }

  @Test func `each identifier is its own, and an object's the same each time`() {
    let cup = Cup()
    #expect(CombineIdentifier() != CombineIdentifier())
    #expect(CombineIdentifier(cup) == CombineIdentifier(cup))
    #expect(CombineIdentifier(cup) != CombineIdentifier(Cup()))
  }

  @Test func `defaults publish a property at once and after a change that is posted`() {
    let defaults = UserDefaults(suiteName: "ResultTests") ?? .standard
    defaults.removeObject(forKey: "level")
    var levels: [Int] = []
    let watching = defaults.publisher(for: \.level).sink { levels.append($0) }
    defaults.setValue(7, forKey: "level")
    #expect(levels == [0, 7])
    watching.cancel()
    defaults.removeObject(forKey: "level")
  }
}

extension UserDefaults {
  fileprivate var level: Int { integer(forKey: "level") }
}
