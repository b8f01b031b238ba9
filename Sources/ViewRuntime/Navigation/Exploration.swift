/// A limit on the unseen screens that a stack renders in one update to find their declarations.
///
/// Each may show all of the path, so that without a bound one value without a destination would cost
/// as much as the square of the path. The next update goes on where this one ends.
struct Exploration {
  static let maxScreens = 512
  /// Of what the screens show.
  static let maxBytes = 1 << 20
  /// Behind which no other screen is begun: what an author's code does for one is not known before.
  static let maxTime = Duration.milliseconds(10)

  private var update = 0
  private var screens = 0
  private var bytes = 0
  private var end = ContinuousClock.now

  /// True if another screen may be rendered in this update; the first always may.
  mutating func goesOn(in update: Int, for time: Duration) -> Bool {
    if update != self.update || screens == 0 {
      self = Exploration()
      self.update = update
      end = .now + time
      return true
    }
    return screens < Self.maxScreens && bytes < Self.maxBytes && .now < end
  }

  mutating func note(bytes: Int) {
    screens += 1
    self.bytes += bytes
  }
}
