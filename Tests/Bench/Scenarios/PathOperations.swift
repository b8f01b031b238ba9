import Glibc
import NavigationCore

/// The cost of a path without a server, per element.
struct PathOperations: Scenario {
  let name = "path"
  let title = "Path in process, processor time per element"

  private static let depths = [1000, 100_000, 1_000_000]
  /// The least number of elements to measure; a shorter path is measured repeatedly.
  private static let elements = 200_000

  func run(in setting: Setting, on sheet: inout Sheet) throws {
    for _ in 0..<setting.rounds {
      for depth in Self.depths {
        try measure("Int", depth, on: &sheet) { $0 }
        try measure("String", depth, on: &sheet) { "Item \($0)" }
        if Kernel.isAskedToStop { throw Fault("stopped") }
      }
    }
  }

  private func measure<Value: Hashable & Codable>(
    _ type: String, _ depth: Int, on sheet: inout Sheet, value: (Int) -> Value
  ) throws {
    let values = (0..<depth).map(value)
    var stopwatch = Stopwatch()
    for _ in 0..<max(1, Self.elements / depth) { try once(values, &stopwatch) }
    for step in Step.allCases {
      let name = "\(step) \(type), depth \(Table.grouped(depth))"
      sheet.add(name, stopwatch.nanoseconds(step), .nanoseconds, goal: .atMost(step.goal))
    }
  }

  private func once<Value: Hashable & Codable>(
    _ values: [Value], _ stopwatch: inout Stopwatch
  ) throws {
    var path = NavigationPath()
    stopwatch.time(.append, values.count) { for value in values { path.append(value) } }
    guard let codable = path.codable else { throw Fault("the path is not codable") }
    let bytes = try stopwatch.time(.encode, values.count) { try codable.bytes() }
    let decoded = try stopwatch.time(.decode, values.count) {
      NavigationPath(try NavigationPath.CodableRepresentation(parsing: bytes))
    }
    guard decoded.count == values.count else { throw Fault("the path was decoded wrongly") }
    // The elements are shared with `codable`, so they are copied here, outside the measured time.
    path.append(0)
    path.removeLast()
    stopwatch.time(.removeLast, values.count) { for _ in values { path.removeLast() } }
    guard path.isEmpty else { throw Fault("the path is not empty") }
  }
}

/// A measured operation, with its limit in nanoseconds per element.
private enum Step: CaseIterable {
  case append, removeLast, encode, decode

  var goal: Double {
    switch self {
    case .append: 60
    case .removeLast: 20
    case .encode: 150
    case .decode: 300
    }
  }
}

/// Adds up processor time, so that other programs have no influence.
private struct Stopwatch {
  private var total: [Step: (nanoseconds: UInt64, elements: Int)] = [:]

  mutating func time<Result>(
    _ step: Step, _ elements: Int, _ body: () throws -> Result
  ) rethrows -> Result {
    let begin = Kernel.now(CLOCK_THREAD_CPUTIME_ID)
    let result = try body()
    let nanoseconds = Kernel.now(CLOCK_THREAD_CPUTIME_ID) - begin
    let before = total[step] ?? (0, 0)
    total[step] = (before.nanoseconds + nanoseconds, before.elements + elements)
    return result
  }

  func nanoseconds(_ step: Step) -> Double {
    guard let sum = total[step] else { return .nan }
    return Double(sum.nanoseconds) / Double(sum.elements)
  }
}
