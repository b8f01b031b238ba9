/// One measured quantity, with a value for each round.
struct Figure {
  let name: String
  let unit: Unit
  /// The project's goal for the median; nil if there is none.
  let goal: Goal?
  private(set) var rounds: [Double]

  enum Unit: String {
    case microseconds = "µs"
    case nanoseconds = "ns"
    case perSecond = "/s"
    case bytes = "bytes"
    case ratio = "×"
  }

  enum Goal {
    case atMost(Double)
    case atLeast(Double)

    func isMet(by value: Double) -> Bool {
      switch self {
      case .atMost(let bound): value <= bound
      case .atLeast(let bound): value >= bound
      }
    }
  }

  init(_ name: String, _ unit: Unit, _ goal: Goal?) {
    self.name = name
    self.unit = unit
    self.goal = goal
    rounds = []
  }

  mutating func add(_ value: Double) {
    rounds.append(value)
  }

  var median: Double {
    let sorted = rounds.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  var least: Double { rounds.min() ?? .nan }
  var most: Double { rounds.max() ?? .nan }

  /// The spread of the rounds, relative to the median.
  var scatter: Double { (most - least) / median }
}
