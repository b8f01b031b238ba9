import Glibc

/// The work of one session over about the last minute: sums that decay, with 95 % of their weight in
/// that time. Their size does not depend on the work.
struct LoadMeter {
  private var requests = 0.0
  private var deliveries = 0.0
  /// Microseconds.
  private var requestTime = 0.0
  private var deliveryTime = 0.0
  private var mark: Int64 = 0

  /// The seconds after which 37 % of a sum are left.
  static let decaySeconds = 20.0
  /// Microseconds between two decays: the exact moment within them makes little difference.
  private static let step: Int64 = 1_000_000

  /// Adds a request.
  ///
  /// - Parameter time: microseconds.
  mutating func addRequest(taking time: Int64, at now: Int64) {
    if now - mark >= Self.step { decay(to: now) }
    requests += 1
    requestTime += Double(time)
  }

  /// Adds changes that were delivered to readers.
  ///
  /// - Parameter time: microseconds.
  mutating func addDeliveries(_ count: Int, taking time: Int64, at now: Int64) {
    if now - mark >= Self.step { decay(to: now) }
    deliveries += Double(count)
    deliveryTime += Double(time)
  }

  private mutating func decay(to now: Int64) {
    let left = Self.rest(after: now - mark)
    requests *= left
    deliveries *= left
    requestTime *= left
    deliveryTime *= left
    mark = now
  }

  /// The part of a sum that is left after some microseconds.
  static func rest(after time: Int64) -> Double {
    exp(-Double(max(0, time)) / (decaySeconds * 1_000_000))
  }

  /// The work per second or minute.
  struct Rates {
    /// Per minute.
    var requests = 0.0
    var deliveries = 0.0
    /// Microseconds per second.
    var requestTime = 0.0
    var deliveryTime = 0.0

    static func += (sum: inout Rates, other: Rates) {
      sum.requests += other.requests
      sum.deliveries += other.deliveries
      sum.requestTime += other.requestTime
      sum.deliveryTime += other.deliveryTime
    }
  }

  func rates(at now: Int64) -> Rates {
    let perSecond = Self.rest(after: now - mark) / Self.decaySeconds
    return Rates(
      requests: requests * perSecond * 60, deliveries: deliveries * perSecond * 60,
      requestTime: requestTime * perSecond, deliveryTime: deliveryTime * perSecond)
  }
}

/// The processor time that a thread uses, over about the last minute.
struct ProcessorMeter {
  /// Microseconds per second.
  private var rate = 0.0
  private var last: (time: Int64, used: Int64)?

  /// Takes a sample.
  ///
  /// - Parameters:
  ///   - now: microseconds since some moment.
  ///   - used: microseconds of the processor that the thread has used.
  /// - Returns: microseconds per second.
  mutating func sample(at now: Int64, used: Int64) -> Int {
    if let last, now > last.time {
      let left = LoadMeter.rest(after: now - last.time)
      let newest = Double(used - last.used) * 1_000_000 / Double(now - last.time)
      rate = rate * left + newest * (1 - left)
    }
    last = (now, used)
    return Int(rate)
  }
}
