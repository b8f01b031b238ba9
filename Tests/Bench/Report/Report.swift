import Glibc
import OrderedJSON

/// Prints the figures as they come: tables for people, JSON lines for programs.
struct Report {
  let isJSON: Bool
  private let start = Noise()
  private var scatters: [Double] = []

  init(isJSON: Bool) {
    self.isJSON = isJSON
  }

  func begin(_ machine: Machine) {
    if !isJSON { say(machine.text) }
  }

  mutating func add(_ sheet: Sheet, of scenario: any Scenario, since began: Noise) {
    let now = Noise()
    scatters += sheet.figures.map(\.scatter)
    if isJSON {
      sheet.figures.forEach { say(line($0, of: scenario, now.foreignShare(since: began))) }
    } else {
      say("\n" + Table(title: scenario.title, figures: sheet.figures).text)
    }
  }

  func end() {
    if isJSON { return }
    say("\n" + Noise().sentence(since: start))
    say(spread)
    say("Compare figures of one run with each other, not with those of another day or machine.")
  }

  private var spread: String {
    // A figure with a median of 0 has no spread.
    let sorted = scatters.filter(\.isFinite).sorted().map { Int((100 * $0).rounded()) }
    guard let most = sorted.last else { return "Nothing was measured." }
    return "The rounds of a figure lie \(sorted[sorted.count / 2]) % of its median apart"
      + " (the middle of all figures; at most \(most) %)."
  }

  private func line(_ figure: Figure, of scenario: any Scenario, _ foreign: Double) -> String {
    var object: JSONObject = [
      "scenario": .string(scenario.name), "figure": .string(figure.name),
      "unit": .string(figure.unit.rawValue), "median": Self.number(figure.median),
      "rounds": .array(figure.rounds.map(Self.number)), "foreignCores": Self.number(foreign),
    ]
    switch figure.goal {
    case .atMost(let bound): object["goalAtMost"] = Self.number(bound)
    case .atLeast(let bound): object["goalAtLeast"] = Self.number(bound)
    case nil: break
    }
    return JSONValue.object(object).text
  }

  private static func number(_ value: Double) -> JSONValue {
    JSONNumber((value * 1000).rounded() / 1000).map { .number($0) } ?? .null
  }

  private func say(_ text: String) {
    print(text)
    fflush(nil)
  }
}
