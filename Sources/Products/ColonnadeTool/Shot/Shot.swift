import Foundation
import Glibc
import Launch
import NavigationCore
import OrderedJSON
import Serving
import Transport

/// One run of `shot`: a session, a Chromium that shows it, and the file for the picture.
@MainActor
final class Shot {
  private let request: ShotRequest
  private let program: String
  private let file: PictureFile
  private let connection = SessionConnection()
  private var chromium: Chromium?
  private var page: StagePage?
  private var outcome: Result<Void, ShotFailure>?
  private var stop: () -> Void = {}
  private var isStopped: () -> Bool = { false }

  init(_ request: ShotRequest, program: String, file: PictureFile) {
    self.request = request
    self.program = program
    self.file = file
  }

  /// - Throws: one sentence if the scenes or the address cannot be served.
  func run() throws -> Tool.Status {
    defer { chromium?.close() }
    if let url = request.url {
      let loop = try EventLoop(servesMainQueue: true)
      for signal in [SIGINT, SIGTERM] { loop.onSignal(signal) { loop.stop() } }
      loop.schedule(after: 0) { [self] in start(url, on: loop) }
      loop.run()
    } else {
      let service = try Service(Self.options, scenes: ServeCommand.scenes, firesTimers: false)
      isStopped = { [weak service] in service?.isStopping ?? true }
      try service.run(onceListening: { [self] port in
        if let url = try? WebSocketURL("ws://127.0.0.1:\(port)/ws/shot") {
          start(url, on: service.loop)
        }
      })
    }
    switch outcome {
    case .success: return .success
    case .failure(let failure): Tool.complain("\(failure)")
    case nil: Tool.complain("Stopped before there was a picture.")
    }
    return .failure
  }

  /// Only for this machine, and without storage.
  private static var options: ServeOptions {
    var options = ServeOptions()
    options.port = 0
    options.storage.isEphemeral = true
    options.logLevel = .error
    return options
  }

  private func start(_ url: WebSocketURL, on loop: EventLoop) {
    stop = { loop.stop() }
    loop.schedule(after: Double(request.timeout)) { [self] in timeOut() }
    Task {
      do {
        complete(.success(try await capture(url, on: loop)))
      } catch {
        complete(.failure(error as? ShotFailure ?? ShotFailure("\(error)")))
      }
    }
  }

  private func complete(_ result: Result<Void, ShotFailure>) {
    if outcome != nil { return }
    // The tool's own service closes the session's connection when it stops, which is no failure.
    if case .failure = result, isStopped() { return }
    outcome = result
    stop()
  }

  private func timeOut() {
    let waitedFor = page?.missing ?? "the session"
    complete(
      .failure(
        ShotFailure(
          "There is no picture after \(request.timeout) s: it still waits for \(waitedFor).")))
  }

  private func capture(_ url: WebSocketURL, on loop: EventLoop) async throws {
    try await connection.open(url, token: request.token, on: loop)
    try await prepare()
    let chromium = try Chromium(program: program, on: loop.remote)
    self.chromium = chromium
    let page = StagePage(chromium, scale: request.scale, isDark: request.isDark)
    self.page = page
    let before = try await connection.call("state.get")["state"]?["environment"]
    do {
      let picture = try await picture(of: page, at: url)
      try await restore(before)
      guard let data = Data(base64Encoded: picture.base64.string) else {
        throw ShotFailure("Chromium's picture cannot be read.")
      }
      try file.write(Array(data))
    } catch {
      try? await restore(before)
      throw error
    }
  }

  /// Opens what the picture is to show.
  private func prepare() async throws {
    if let scene = request.scene { try await connection.openScene(scene) }
    if let link = request.link { try await connection.call("openURL", ["url": .string(link)]) }
    guard let steps = request.steps else { return }
    var script = Script(keepsGoing: false)
    let lines = try InputFile.bytes(steps).split(separator: 0x0A, omittingEmptySubsequences: false)
    for text in lines {
      guard let step = script.line(Array(text)) else { continue }
      guard let request = script.request(step) else {
        throw ShotFailure("The picture needs that step.")
      }
      if let error = Script.error(in: try await connection.send(request)) {
        let sentence = SessionConnection.sentence(of: error)
        throw ShotFailure("Line \(step.number) of \(steps) is refused: \(sentence)")
      }
    }
  }

  private func picture(of page: StagePage, at url: WebSocketURL) async throws -> Picture {
    let scheme: JSONValue? = request.isDark ? "dark" : nil
    let devices = request.isSheet ? Device.all.map(\.name) : [request.device].compactMap(\.self)
    try await set(device: devices.first, scheme: scheme)
    try await page.open(Self.pageURL(of: url), token: request.token)
    guard request.isSheet else { return try await page.picture(revision: connection.revision) }
    var pictures: [(name: UTF8String, title: String, picture: Picture)] = []
    for device in Device.all {
      try await set(device: device.name, scheme: scheme)
      let picture = try await page.picture(revision: connection.revision)
      pictures.append((device.name, device.title, picture))
    }
    return try await page.sheet(pictures)
  }

  private func set(device: UTF8String?, scheme: JSONValue?) async throws {
    var traits = JSONObject()
    if let device { traits["device"] = .string(device) }
    if let scheme { traits["colorScheme"] = scheme }
    if let look = request.look { traits["look"] = .string(UTF8String(look.rawValue)) }
    if !traits.isEmpty { try await connection.call("setEnvironment", .object(traits)) }
  }

  /// A session of others gets its device back.
  private func restore(_ environment: JSONValue?) async throws {
    let hasChanged =
      request.isSheet || request.isDark || request.look != nil || request.device != nil
    guard request.url != nil, hasChanged, var traits = environment?.objectValue else { return }
    // Usual traits are not in the state; a free size has no name that could be asked for.
    let (scheme, look) = (traits["colorScheme"] ?? "light", traits["look"] ?? "18")
    if traits["device"] == "custom" {
      traits["device"] = nil
    } else {
      traits = ["device": traits["device"] ?? .null]
    }
    (traits["colorScheme"], traits["look"]) = (scheme, look)
    try await connection.call("setEnvironment", .object(traits))
  }

  /// The page that shows the session of a WebSocket.
  private static func pageURL(of url: WebSocketURL) -> String {
    let host = url.host.contains(":") ? "[\(url.host)]" : url.host
    let path = url.target.prefix { $0 != "?" }
    let session = path.hasPrefix("/ws/") ? path.dropFirst("/ws/".count) : "main"
    return "\(url.isSecure ? "https" : "http")://\(host):\(url.port)/?session=\(session)"
  }
}
