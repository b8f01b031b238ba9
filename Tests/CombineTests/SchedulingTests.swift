import Combine
import FoundationExports
import SceneStage
import Testing

/// A scheduler whose time the test controls: closures wait until their time has come.
private final class Clock: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
  private var work: [(time: SchedulerTimeType, action: () -> Void)] = []

  var minimumTolerance: SchedulerInterval { 0 }

  func schedule(options: Never?, _ action: @escaping () -> Void) { work.append((now, action)) }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerInterval, options: Never?,
    _ action: @escaping () -> Void
  ) {
    work.append((date, action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    work.append((date, action))
    return AnyCancellable {}
  }

  func pass(_ milliseconds: Int) {
    for _ in 0..<milliseconds {
      now = now.advanced(by: .milliseconds(1))
      let due = work.filter { $0.time <= now }
      work.removeAll { $0.time <= now }
      for item in due { item.action() }
    }
  }
}

@MainActor
@Suite struct SchedulingTests {
  private let clock = Clock()
  private let subject = PassthroughSubject<Int, Never>()

  @Test func `throttle passes one value per interval`() {
    let latest = subject.throttle(for: .milliseconds(100), scheduler: clock, latest: true)
      .recorded()
    let first = subject.throttle(for: .milliseconds(100), scheduler: clock, latest: false)
      .recorded()
    latest.ask(for: 9)
    first.ask(for: 9)
    for value in 1...6 {
      subject.send(value)
      clock.pass(40)
    }
    subject.send(completion: .finished)
    clock.pass(100)
    #expect(latest.values == [1, 3, 5, 6])
    #expect(first.values == [1, 2, 4, 6])
    #expect(latest.isFinished && first.isFinished)
  }

  @Test func `debounce sends the last value of a burst`() {
    let calm = subject.debounce(for: 0.05, scheduler: clock).recorded()
    calm.ask(for: 9)
    subject.send(1)
    clock.pass(30)
    subject.send(2)
    clock.pass(30)
    #expect(calm.values.isEmpty)
    clock.pass(30)
    #expect(calm.values == [2])
  }

  @Test func `delay keeps the order, and a cancelled subscriber receives nothing more`() {
    let late = subject.delay(for: .milliseconds(20), scheduler: clock).recorded()
    late.ask(for: 9)
    subject.send(1)
    subject.send(2)
    clock.pass(10)
    #expect(late.values.isEmpty)
    clock.pass(10)
    #expect(late.values == [1, 2])
    subject.send(3)
    late.subscription?.cancel()
    clock.pass(30)
    #expect(late.values == [1, 2])
  }

  @Test func `a publisher that is silent for too long times out`() {
    let watched = subject.timeout(.milliseconds(50), scheduler: clock).recorded()
    watched.ask(for: 9)
    clock.pass(30)
    subject.send(1)
    clock.pass(30)
    #expect(watched.values == [1] && !watched.isFinished)
    clock.pass(30)
    #expect(watched.isFinished)
  }

  @Test func `values arrive on the chosen queue`() async throws {
    let diary = Diary()
    let listening = [1, 2].publisher.subscribe(on: DispatchQueue.global())
      .receive(on: DispatchQueue.main)
      .sink { value in MainActor.assumeIsolated { diary.note("\(value)") } }
    try await until { diary.lines.count == 2 }
    #expect(diary.lines == ["1", "2"])
    listening.cancel()
  }

  @Test func `values wait on a run loop and on an operation queue`() async throws {
    let diary = Diary()
    let calm = subject.debounce(for: .milliseconds(5), scheduler: RunLoop.main)
      .delay(for: 0.001, scheduler: OperationQueue.main)
      .throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
      .sink { value in MainActor.assumeIsolated { diary.note("\(value)") } }
    subject.send(1)
    subject.send(2)
    try await until { !diary.lines.isEmpty }
    #expect(diary.lines == ["2"])
    calm.cancel()
    let queue = DispatchQueue.main
    queue.schedule(after: queue.now.advanced(by: .milliseconds(1)), tolerance: .zero) {
      MainActor.assumeIsolated { diary.note("later") }
    }
    let loop = RunLoop.main
    let again = loop.schedule(
      after: loop.now.advanced(by: 0.001), interval: .milliseconds(2), tolerance: 0
    ) { MainActor.assumeIsolated { diary.note("again") } }
    try await until { diary.lines.contains("later") && diary.lines.count >= 4 }
    again.cancel()
  }

  @Test func `lengths and times of queues are of Apple's kinds`() throws {
    let length: DispatchQueue.SchedulerTimeType.Stride = .milliseconds(1_500)
    #expect(length == 1.5 && length.magnitude == 1_500_000_000)
    #expect(length.timeInterval == .nanoseconds(1_500_000_000))
    #expect(DispatchQueue.SchedulerTimeType.Stride(.seconds(2)) == 2)
    #expect(DispatchQueue.SchedulerTimeType.Stride(.never).magnitude == .max)
    let seconds: RunLoop.SchedulerTimeType.Stride = 1.5
    #expect(seconds.timeInterval == 1.5 && (seconds * 2 + .milliseconds(500)).magnitude == 3.5)
    let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 7_000))
    let date = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 7))
    #expect(date.advanced(by: seconds).distance(to: date) == -1.5)
    let (times, dates) = try (JSONEncoder().encode([time]), JSONEncoder().encode([date]))
    let read = try JSONDecoder().decode(Set<DispatchQueue.SchedulerTimeType>.self, from: times)
    #expect(read == [time])
    #expect(try JSONDecoder().decode(Set<RunLoop.SchedulerTimeType>.self, from: dates) == [date])
  }

  @Test func `a timer sends the time until it is cancelled`() async throws {
    let diary = Diary()
    let ticking = Timer.publish(every: 0.005, on: .main, in: .common).autoconnect()
      .sink { _ in MainActor.assumeIsolated { diary.note("tick") } }
    try await until { diary.lines.count >= 2 }
    ticking.cancel()
  }

  @Test func `a timer stops for all when its upstream's connection is cancelled`() async throws {
    let diary = Diary()
    let timer: Publishers.Autoconnect<Timer.TimerPublisher> = Timer.publish(
      every: 0.005, on: .main, in: .common
    ).autoconnect()
    let ticking = timer.sink { _ in MainActor.assumeIsolated { diary.note("tick") } }
    try await until { diary.lines.count >= 2 }
    timer.upstream.connect().cancel()
    let count = diary.lines.count
    let other = Timer.publish(every: 0.005, on: .main, in: .common).autoconnect()
      .sink { _ in MainActor.assumeIsolated { diary.note("other") } }
    try await until { diary.lines.filter { $0 == "other" }.count >= 3 }
    #expect(diary.lines.filter { $0 == "tick" }.count == count)
    ticking.cancel()
    other.cancel()
  }

  @Test func `notifications are published until the subscriber is cancelled`() {
    let name = Notification.Name("CombineTests.hello")
    let center = NotificationCenter()
    var seen: [Int] = []
    let listening = center.publisher(for: name).compactMap { $0.userInfo?["count"] as? Int }
      .sink { seen.append($0) }
    center.post(name: name, object: nil, userInfo: ["count": 1])
    listening.cancel()
    center.post(name: name, object: nil, userInfo: ["count": 2])
    #expect(seen == [1])
  }

  @Test func `a request that fails ends with its error`() async throws {
    let diary = Diary()
    let url = try #require(URL(string: "http://127.0.0.1:1/nothing"))
    let asking = URLSession.shared.dataTaskPublisher(for: url).map(\.data)
      .decode(type: [Int].self, decoder: JSONDecoder())
      .replaceError(with: [])
      .receive(on: RunLoop.main)
      .sink { numbers in MainActor.assumeIsolated { diary.note("\(numbers)") } }
    try await until { !diary.lines.isEmpty }
    #expect(diary.lines == ["[]"])
    asking.cancel()
  }
}
