import Glibc

/// The other work of the machine during a measurement, which makes its figures less reliable.
struct Noise {
  /// Nanoseconds since the machine started, except for the first two.
  private let wall: UInt64
  private let own: UInt64
  private let busy: UInt64
  private let stolen: UInt64

  /// The counters now.
  init() {
    wall = Kernel.now()
    own = Kernel.ownProcessorTime()
    let ticks = Self.ticks
    let tick = UInt64(1_000_000_000 / max(1, sysconf(Int32(_SC_CLK_TCK))))
    busy = [0, 1, 2, 5, 6].reduce(0) { $0 + (ticks.count > $1 ? ticks[$1] : 0) } * tick
    stolen = (ticks.count > 7 ? ticks[7] : 0) * tick
  }

  /// The first line of `/proc/stat`: user, nice, system, idle, iowait, irq, softirq, steal.
  private static var ticks: [UInt64] {
    let text = String(decoding: Kernel.read(file: "/proc/stat") ?? [], as: UTF8.self)
    return text.prefix { $0 != "\n" }.split(separator: " ").dropFirst().compactMap { UInt64($0) }
  }

  /// Seconds since an earlier reading.
  func seconds(since start: Noise) -> Double { Double(wall - start.wall) / 1e9 }

  /// The share of one core that programs other than the server and this one took.
  func foreignShare(since start: Noise) -> Double {
    let foreign = Double(busy) - Double(start.busy) - Double(own - start.own)
    return max(0, foreign / Double(wall - start.wall))
  }

  /// The share of one core that the hypervisor kept for other machines.
  func stolenShare(since start: Noise) -> Double {
    Double(stolen - start.stolen) / Double(wall - start.wall)
  }

  func sentence(since start: Noise) -> String {
    let foreign = Int((100 * foreignShare(since: start)).rounded())
    let stolen = Int((100 * stolenShare(since: start)).rounded())
    return "Noise: in these \(Table.text(seconds(since: start))) s other programs took \(foreign) %"
      + " of a core, other machines \(stolen) %."
  }
}
