import Transport

/// The text that a person reads when the server has started: the link, and who can reach it.
struct StartText {
  let options: ServeOptions
  let port: Int
  /// A code that admits the first person to open the link; nil if no token is needed.
  let code: String?
  /// A sentence that says where sessions are kept.
  let storage: String

  var text: String {
    """
    Colonnade is running.

      Dashboard  \(link)
      WebSocket  \(webSocket)
      Reference  \(base)/protocol.json

    \(exposure)
    \(storage)
    Press Ctrl-C to stop.
    """
  }

  private var link: String { base + "/" + (code.map { "#code=\($0)" } ?? "") }

  private var base: String { (options.usesTLS ? "https://" : "http://") + authority }

  private var webSocket: String { (options.usesTLS ? "wss://" : "ws://") + authority + "/ws" }

  /// On all addresses the link names the first of the allowed hosts: no client can ask for 0.0.0.0.
  private var authority: String {
    if options.isWildcard, let name = options.allowedHosts.first {
      return name.contains(":") ? name : "\(name):\(port)"
    }
    return options.host.contains(":") ? "[\(options.host)]:\(port)" : "\(options.host):\(port)"
  }

  private var exposure: String {
    if options.isLoopback {
      return "Only this machine can reach it."
        + (code == nil ? "" : " Clients need the token; the link works once.")
    }
    let reach = "Every machine that can reach \(options.host) can try to connect."
    let lock =
      options.usesTLS
      ? "It is encrypted." : "It is NOT encrypted: anyone on the network can read it."
    let hint =
      options.isWildcard && options.allowedHosts.isEmpty
      ? " They must use a name from --allow-host, and there is none yet." : ""
    return "\(reach)\(hint) Clients need the token; the link works once. \(lock)"
  }
}

extension ServeOptions {
  /// True when only this machine can reach the address.
  var isLoopback: Bool { host == "::1" || host.hasPrefix("127.") }

  /// True if the address means all addresses of this machine.
  var isWildcard: Bool { host == "0.0.0.0" || host == "::" }
}
