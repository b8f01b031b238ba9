/// A limit on the unseen screens that a stack renders in one update to find their declarations.
///
/// Each can show the whole path. Without a limit, one value without a destination would cost as
/// much as the square of the path. The next update continues where this one ends.
struct Exploration {
  static let maxScreens = 512
  /// The limit on the bytes that the screens show.
  static let maxBytes = 1 << 20
  /// After this time since the update began no further screen starts. The time that an author's
  /// code takes for one screen is not known in advance.
  static let maxTime = Duration.milliseconds(10)
  /// Above this number of elements a path leaves a quarter of the time: describing it takes the
  /// rest, and other clients wait for both.
  static let longPath = 1_000

  private var update = 0
  private var screens = 0
  private var bytes = 0
  private var end = ContinuousClock.now

  /// True if another screen can be rendered in this update; the first always can.
  mutating func mayContinue(in updates: UpdateCycle, ofPath count: Int) -> Bool {
    if updates.number != update || screens == 0 {
      self = Exploration()
      update = updates.number
      let time = updates.explorationTime / (count > Self.longPath ? 4 : 1)
      // The screens that are seen are rendered in the same time; some of it is left in any case.
      end = max(updates.start + time, .now + time / 5)
      return true
    }
    return screens < Self.maxScreens && bytes < Self.maxBytes && .now < end
  }

  mutating func add(bytes: Int) {
    screens += 1
    self.bytes += bytes
  }
}
