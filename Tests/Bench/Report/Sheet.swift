/// The figures of a scenario, in the order of their first values.
struct Sheet {
  private(set) var figures: [Figure] = []

  /// Adds the value of one round.
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
