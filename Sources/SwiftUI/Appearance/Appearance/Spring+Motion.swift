import Foundation

// A spring's motion, by the solution of its equation. Speeds are in units per second.
extension Spring {
  /// The mass; always 1.
  public var mass: Double { 1 }
  /// The force per distance.
  public var stiffness: Double { frequency * frequency }
  /// The force per speed.
  public var damping: Double { 2 * ratio * frequency }
  /// The seconds until the spring is within 0.1 % of its target.
  public var settlingDuration: TimeInterval { settling(within: 0.001) }

  private var frequency: Double { 2 * .pi / max(duration, 0.001) }
  private var ratio: Double { bounce < 0 ? 1 / (1 + max(bounce, -0.999)) : 1 - min(bounce, 1) }

  private func settling(within epsilon: Double) -> TimeInterval {
    ratio <= 0 ? .infinity : -log(max(epsilon, 1e-12)) / (min(ratio, 1) * frequency)
  }

  /// The parts of the distance and of the first speed that are left after some seconds.
  private func rest(after time: TimeInterval) -> (distance: Double, speed: Double) {
    let decay = exp(-ratio * frequency * time)
    if ratio < 1 {
      let turns = frequency * (1 - ratio * ratio).squareRoot()
      let (sine, cosine) = (sin(turns * time), cos(turns * time))
      return (decay * (cosine + ratio * frequency / turns * sine), decay * sine / turns)
    }
    if ratio == 1 { return (decay * (1 + frequency * time), decay * time) }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (sine, cosine) = (sinh(root * time), cosh(root * time))
    return (decay * (cosine + ratio * frequency / root * sine), decay * sine / root)
  }

  /// The seconds until the spring is close to a target.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let size = max(target.magnitudeSquared, initialVelocity.magnitudeSquared).squareRoot()
    return settling(within: size > 0 ? epsilon / size : 1)
  }

  /// The place after some seconds, from zero.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let rest = rest(after: time)
    var (place, speed) = (target, initialVelocity)
    place.scale(by: 1 - rest.distance)
    speed.scale(by: rest.speed)
    return place + speed
  }

  /// The speed after some seconds, from zero.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = 1e-5
    var difference =
      value(target: target, initialVelocity: initialVelocity, time: time + step)
      - value(target: target, initialVelocity: initialVelocity, time: time)
    difference.scale(by: 1 / step)
    return difference
  }

  /// Moves a value and its speed by some seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let (way, speed) = (target - value, velocity)
    value += self.value(target: way, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
  }

  /// The force on a value.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    var (pull, drag) = (target - position, velocity)
    pull.scale(by: stiffness)
    drag.scale(by: damping)
    return pull - drag
  }
}
