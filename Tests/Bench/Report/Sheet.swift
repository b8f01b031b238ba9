/// The figures of a scenario, in the order in which they were first written down.
struct Sheet {
  private(set) var figures: [Figure] = []

  /// Writes down the value of one round.
  mutating func add(
    _ name: String, _ value: Double, _ unit: Figure.Unit, goal: Figure.Goal? = nil
  ) {
    if let index = figures.firstIndex(where: { $0.name == name }) {
      figures[index].add(value)
    } else {
      var figure = Figure(name, unit, goal)
      figure.add(value)
      figures.append(figure)
    }
  }
}
