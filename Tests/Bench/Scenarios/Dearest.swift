import Glibc

/// The most expensive requests one by one, and a neighbour's waiting time while twenty clients,
/// each in its own session, send nothing else.
struct Dearest: Scenario {
  let name = "dearest"
  let title = "The dearest requests, and a neighbour of twenty who ask for them"

  private static let attackers = 20
  /// Nanoseconds that each attack lasts.
  private static let length: UInt64 = 1_000_000_000

  /// A request that takes long after some preparation of its session.
  private struct Dear {
    let name: String
    let path: String
    let preparation: [Command]
    /// Sent in a cycle; the last is the expensive one.
    let requests: [Command]
  }

  func run(in setting: Setting, on sheet: inout Sheet) throws {
    for dear in Self.all {
      try setting.withServer { server, load in
        let senders = try (0..<Self.attackers).map { number in
          try open("/ws/\(dear.path)-\(number)?watch=none", after: dear.preparation, load)
        }
        for _ in 0..<setting.rounds {
          let cost = try cost(of: dear, senders[0], server)
          sheet.add("\(dear.name), server's processor", cost, .microseconds)
          let waits = try attack(dear, by: senders, load)
          sheet.add("\(dear.name), neighbour's p50", waits.p50, .microseconds)
          sheet.add(
            "\(dear.name), neighbour's p99.9", waits.microseconds(at: 0.999), .microseconds,
            goal: .atMost(50_000))
        }
      }
    }
  }

  private func open(_ path: String, after commands: [Command], _ load: Load) throws -> Sender {
    let sender = Sender(try load.open(1, path: path)[0], load)
    for command in commands { _ = try sender.ask(unheard: command) }
    return sender
  }

  private func cost(of dear: Dear, _ sender: Sender, _ server: Server) throws -> Double {
    for command in dear.requests.dropLast() { _ = try sender.ask(unheard: command) }
    server.settle()
    return try Effort.of(server) {
      for command in dear.requests.suffix(1) { _ = try sender.ask(unheard: command) }
    }.effort.serverCost(1)
  }

  /// Each attacker has one request in flight, and so has the neighbour, whose times are returned.
  private func attack(_ dear: Dear, by senders: [Sender], _ load: Load) throws -> Samples {
    let neighbour = try load.open(1, path: "/ws/neighbour?watch=none")[0]
    let end = Kernel.now() + Self.length
    var (times, began): ([UInt64], UInt64) = ([], 0)
    var turns = senders.map { _ in 0 }
    try load.wait(until: {
      let now = Kernel.now()
      if neighbour.answered == neighbour.sent {
        if began > 0 { times.append(now - began) }
        if now > end { return true }
        neighbour.queue(neighbour.sent % 2 == 0 ? .push : .pop(1))
        began = Kernel.now()
        try neighbour.flush()
      }
      for (index, sender) in senders.enumerated()
      where sender.connection.answered == sender.connection.sent {
        sender.connection.queue(dear.requests[turns[index] % dear.requests.count])
        turns[index] += 1
        try sender.connection.flush()
      }
      return false
    }) { "the neighbour got no answer" }
    try load.wait(until: { senders.allSatisfy { $0.connection.answered == $0.connection.sent } }) {
      "attackers got no answer"
    }
    load.close([neighbour])
    return Samples(times)
  }
}

extension Dearest {
  private static let soups = values(#"{"type":"Category","value":"soup"}"#, 2_500)
  private static let many = [Command](repeating: .request("push", soups), count: 4)

  private static let all: [Dear] =
    [
      Dear(
        name: "undo over 10,000 values", path: "undo", preparation: many,
        requests: [.popToRoot, .request("undo", "{}")]),
      Dear(
        name: "setPath of 7,000 that do not decode", path: "unreadable", preparation: [],
        requests: [
          .popToRoot,
          .request("setPath", values(#"{"type":"User","payload":"1"}"#, 7_000)),
        ]),
      Dear(
        name: "setPath of 7,000 values", path: "values", preparation: [],
        requests: [
          .popToRoot,
          .request("setPath", values(#"{"type":"Category","value":"soup"}"#, 7_000)),
        ]),
      Dear(
        name: "transaction of 900 behind 10,000", path: "transaction",
        preparation: [Command](
          repeating: .request("push", values(#""twenty letters as text""#, 5_000)), count: 2),
        requests: [.request("undo", "{}"), transaction]),
      Dear(
        name: "history.list of 1,000", path: "history",
        preparation: [Command](repeating: .push, count: 1_000),
        requests: [.request("history.list", #"{"limit":1000}"#)]),
      Dear(
        name: "import of 7,000 values", path: "import", preparation: [],
        requests: [.popToRoot, document]),
    ] + all(megabytes: 1) + all(megabytes: 8) + sources

  /// A push of a value, and of `count` texts of 200 kB each on top of it.
  private static func texts(_ count: Int) -> [Command] {
    let text = String(repeating: "x", count: 200_000)
    return [.request("push", #"{"value":"lowest"}"#)]
      + [Command](repeating: .request("push", #"{"value":"\#(text)"}"#), count: count)
  }

  /// The server exports no source of more than 768 KiB.
  private static var sources: [Dear] {
    ["swift-test", "python"].map { format in
      Dear(
        name: "export as \(format), 600 kB", path: "source", preparation: texts(3),
        requests: [.request("export", #"{"format":"\#(format)"}"#)])
    }
  }

  private static func all(megabytes: Int) -> [Dear] {
    let long = texts(5 * megabytes)
    func dear(_ name: String, _ requests: [Command]) -> Dear {
      Dear(
        name: "\(name), \(megabytes) MB", path: "large", preparation: long, requests: requests)
    }
    // For larger texts the load generator itself would be the slow part.
    let formats = megabytes > 1 ? [] : ["json", "swiftui", "jsonl"]
    return [
      dear("state.get", [.request("state.get", "{}")]),
      dear("state.get behind a push", [.push, .request("state.get", "{}"), .pop(1)]),
      dear("undo", [.popToRoot, .request("undo", "{}")]),
      dear("popTo", [.request("undo", "{}"), .request("popTo", #"{"value":"lowest"}"#)]),
    ]
      + formats.map { dear("export as \($0)", [.request("export", #"{"format":"\#($0)"}"#)]) }
  }

  private static let document: Command = {
    let head = #""colonnade":1,"environment":{"width":393,"height":852}"#
    let value = #"{"type":"Category","value":"soup"}"#
    let list = [String](repeating: value, count: 7_000).joined(separator: ",")
    return .request("import", #"{"document":{\#(head),"path":[\#(list)]}}"#)
  }()

  private static let transaction: Command = {
    let push = #"{"method":"push","params":{"value":"a"}}"#
    let commands = [#"{"method":"popToRoot"}"#] + [String](repeating: push, count: 900)
    return .request("transaction", #"{"commands":[\#(commands.joined(separator: ","))]}"#)
  }()

  private static func values(_ value: String, _ count: Int) -> String {
    let list = [String](repeating: value, count: count).joined(separator: ",")
    return #"{"values":[\#(list)]}"#
  }
}
