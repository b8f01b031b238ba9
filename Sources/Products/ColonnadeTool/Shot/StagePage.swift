import OrderedJSON

/// The dashboard in a Chromium, of which pictures are taken.
@MainActor
final class StagePage {
  private let chromium: Chromium
  private let scale: Int
  private let isDark: Bool
  /// The requests of the page that are not answered yet.
  private var open: Set<UTF8String> = []
  /// Rises with everything that comes and goes on the page's lines.
  private var traffic = 0
  private var problem: ShotFailure?
  /// The things that a picture waits for, in words.
  private(set) var missing = "the page"

  /// The page's size in points; it grows for larger devices.
  private var size = (width: 1_480, height: 1_480)

  init(_ chromium: Chromium, scale: Int, isDark: Bool) {
    self.chromium = chromium
    self.scale = scale
    self.isDark = isDark
    chromium.onEvent = { [unowned self] name, params in handle(name, params) }
  }

  /// Opens the dashboard, and hides everything in it except the device.
  ///
  /// - Throws: `ShotFailure`.
  func open(_ url: String, token: String?) async throws {
    let target = try await chromium.call("Target.createTarget", ["url": "about:blank"])
    let attached = try await chromium.call(
      "Target.attachToTarget",
      ["targetId": target["targetId"] ?? .null, "flatten": true])
    chromium.page = attached["sessionId"]?.stringValue
    for domain in ["Page", "Network", "Runtime", "Inspector"] as [UTF8String] {
      _ = try await chromium.call("\(domain).enable")
    }
    try await applyAppearance()
    try await runBefore(StageScripts.before)
    if let token {
      try await runBefore(StageScripts.authenticating(JSONValue.string(UTF8String(token)).text))
    }
    let outcome = try await chromium.call("Page.navigate", ["url": .string(UTF8String(url))])
    if let reason = outcome["errorText"]?.stringValue {
      throw ShotFailure("Chromium cannot open \(url): \(reason).")
    }
    missing = "a stage at \(url)"
    _ = try await evaluate("(\(StageScripts.bare))()")
  }

  private func runBefore(_ script: String) async throws {
    _ = try await chromium.call(
      "Page.addScriptToEvaluateOnNewDocument", ["source": .string(UTF8String(script))])
  }

  /// Sets the preferred colour scheme and motion, and a transparent background.
  private func applyAppearance() async throws {
    _ = try await chromium.call(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"],
          ["name": "prefers-reduced-motion", "value": "reduce"],
        ]
      ])
    _ = try await chromium.call(
      "Emulation.setDefaultBackgroundColorOverride", ["color": ["r": 0, "g": 0, "b": 0, "a": 0]])
    try await resize()
  }

  private func resize() async throws {
    _ = try await chromium.call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(.init(size.width)), "height": .number(.init(size.height)),
        "deviceScaleFactor": .number(.init(scale)), "mobile": false,
      ])
  }

  /// A picture of the device, once the page is at rest: two pictures in a row are equal, and in
  /// between the page sent and received nothing.
  ///
  /// - Parameter revision: the oldest revision that it can show.
  func picture(revision: Int) async throws -> Picture {
    var last: Picture?
    while true {
      let before = traffic
      let settled = try await evaluate("(\(StageScripts.settle))(\(revision))")
      if let reason = settled["missing"]?.stringValue {
        missing = reason.string
        continue
      }
      let width = (settled["width"]?.intValue ?? 0) + 2 * StageScripts.margin
      let height = (settled["height"]?.intValue ?? 0) + 2 * StageScripts.margin
      if width > size.width || height > size.height {
        size = (max(width, size.width), max(height, size.height))
        try await resize()
        continue
      }
      let picture = try await capture(width, height)
      if picture == last && traffic == before && open.isEmpty { return picture }
      missing = "the stage, which goes on changing"
      last = picture
    }
  }

  private func capture(_ width: Int, _ height: Int) async throws -> Picture {
    let clip: JSONValue = [
      "x": 0, "y": 0, "width": .number(.init(width)), "height": .number(.init(height)), "scale": 1,
    ]
    let answer = try await chromium.call(
      "Page.captureScreenshot", ["format": "png", "clip": clip])
    guard let data = answer["data"]?.stringValue else {
      throw ShotFailure("Chromium gives no picture.")
    }
    if let problem { throw problem }
    return Picture(base64: data, width: width)
  }

  /// All pictures on one sheet.
  func sheet(_ pictures: [(name: UTF8String, title: String, picture: Picture)]) async throws
    -> Picture
  {
    chromium.onEvent = { _, _ in }
    _ = try await chromium.call("Page.navigate", ["url": "about:blank"])
    let rows = pictures.map { name, title, picture -> JSONValue in
      [
        "name": .string(name), "title": .string(UTF8String(title)),
        "width": .number(.init(picture.width)), "picture": .string(picture.base64),
      ]
    }
    missing = "the sheet"
    let made = try await evaluate(
      "(\(StageScripts.sheet))(\(isDark), \(Self.partOnSheet), \(JSONValue.array(rows).text))")
    size = (made["width"]?.intValue ?? 0, made["height"]?.intValue ?? 0)
    try await resize()
    return try await capture(size.width, size.height)
  }

  /// A device on a sheet, of its own size.
  private static let partOnSheet = 0.4

  /// The value of an expression, awaited.
  private func evaluate(_ expression: String) async throws -> JSONValue {
    if let problem { throw problem }
    let answer = try await chromium.call(
      "Runtime.evaluate",
      [
        "expression": .string(UTF8String(expression)), "awaitPromise": true, "returnByValue": true,
      ])
    if let problem { throw problem }
    if let details = answer["exceptionDetails"] { throw Self.failure(details) }
    return answer["result"]?["value"] ?? .null
  }

  private static func failure(_ details: JSONValue) -> ShotFailure {
    let words = details["exception"]?["description"]?.stringValue ?? details["text"]?.stringValue
    let line = words?.string.prefix { $0 != "\n" } ?? "it does not say which"
    return ShotFailure("The page has an error: \(line).")
  }
}

extension StagePage {
  private func handle(_ name: UTF8String, _ params: JSONValue) {
    switch name {
    case "Network.requestWillBeSent": exchangeBegan(params["requestId"]?.stringValue)
    case "Network.loadingFinished", "Network.loadingFailed":
      exchangeEnded(params["requestId"]?.stringValue)
    case "Network.webSocketFrameSent": exchangeBegan(Self.message(in: params))
    case "Network.webSocketFrameReceived": exchangeEnded(Self.message(in: params))
    case "Runtime.exceptionThrown":
      problem = problem ?? params["exceptionDetails"].map(Self.failure)
    case "Inspector.targetCrashed": problem = ShotFailure("The page crashed in Chromium.")
    default: break
    }
  }

  private func exchangeBegan(_ id: UTF8String?) {
    traffic += 1
    if let id { open.insert(id) }
  }

  private func exchangeEnded(_ id: UTF8String?) {
    traffic += 1
    if let id { open.remove(id) }
  }

  /// The id in a frame of the page's own connection, spelled as in the frame.
  private static func message(in params: JSONValue) -> UTF8String? {
    guard let text = params["response"]?["payloadData"]?.stringValue?.string,
      let id = try? JSONValue(parsing: text, limits: JSONLimits(depth: 1_000))["id"]
    else { return nil }
    return "frame \(id.text)"
  }
}

/// A picture in PNG, as DevTools has it.
struct Picture: Equatable {
  let base64: UTF8String
  /// In points.
  let width: Int
}
