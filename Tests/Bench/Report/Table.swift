/// A scenario's figures as a table for people.
struct Table {
  let title: String
  let figures: [Figure]

  var text: String {
    let width = max(50, figures.map(\.name.count).max() ?? 0)
    let head = title + Self.pad("median", to: width + 12 - title.count) + "          rounds"
    return ([head] + figures.map { line($0, width) }).joined(separator: "\n")
  }

  private func line(_ figure: Figure, _ width: Int) -> String {
    let name = "  " + figure.name + String(repeating: " ", count: width - figure.name.count)
    let median = Self.pad(Self.text(figure.median), to: 10)
    let unit = figure.unit.rawValue + String(repeating: " ", count: 6 - figure.unit.rawValue.count)
    let rounds = Self.text(figure.least) + " – " + Self.text(figure.most)
    guard let goal = figure.goal else { return "\(name)\(median) \(unit) \(rounds)" }
    let gap = String(repeating: " ", count: max(2, 20 - rounds.count))
    let verdict = goal.isMet(by: figure.median) ? "met" : "missed"
    return "\(name)\(median) \(unit) \(rounds)\(gap)goal \(Self.text(goal)): \(verdict)"
  }

  private static func text(_ goal: Figure.Goal) -> String {
    switch goal {
    case .atMost(let bound): "≤ \(text(bound))"
    case .atLeast(let bound): "≥ \(text(bound))"
    }
  }

  private static func pad(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }

  /// Three digits or more, thousands in groups.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let places = abs(value) < 10 ? 2 : abs(value) < 100 ? 1 : 0
    let scale = [1.0, 10, 100][places]
    let scaled = Int((value * scale).rounded())
    let whole = grouped(abs(scaled) / Int(scale))
    let fraction = String(abs(scaled) % Int(scale))
    let zeros = String(repeating: "0", count: max(0, places - fraction.count))
    return (scaled < 0 ? "-" : "") + whole + (places == 0 ? "" : "." + zeros + fraction)
  }

  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.map { index in
      let isThird = index > 0 && (digits.count - index) % 3 == 0
      return (isThird ? "," : "") + String(digits[index])
    }.joined()
  }
}
