/// The machine and the settings of the run.
struct Machine {
  let cores: Cores
  let rounds: Int

  var text: String {
    let places =
      cores.areSeparate
      ? "server on core \(cores.server[0]), generator on core \(cores.load[0])"
      : "server and generator share the cores: latencies say little"
    return "\(processor), \(places), load \(load);"
      + " medians of \(rounds) alternating rounds."
  }

  private var processor: String {
    let text = String(decoding: Kernel.read(file: "/proc/cpuinfo") ?? [], as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last.map { String($0.drop(while: \.isWhitespace)) }
      ?? "unknown processor"
  }

  private var load: Substring {
    String(decoding: Kernel.read(file: "/proc/loadavg") ?? [], as: UTF8.self)
      .prefix { $0 != " " }
  }
}
