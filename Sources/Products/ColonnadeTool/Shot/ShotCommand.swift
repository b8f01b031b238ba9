import NavigationCore
import OrderedJSON
import Serving
import Transport
import WireProtocol

/// `colonnade shot`: a picture of the stage.
@MainActor
enum ShotCommand {
  static let options: [Option] = [
    Option("scene", "ID", help: "scene to open (default: the first)"),
    Option("device", "NAME", help: "show it on this device, such as iphone-16"),
    Option("dark", help: "show it in the dark appearance"),
    Option("look", "VERSION", help: "show it in the design of iOS 18, 26 or 27"),
    Option("open", "URL", help: "open a deep link"),
    Option(
      "steps", "FILE", help: "then run these requests, one JSON object per line, as for drive"),
    Option("sheet", help: "all devices in one picture, with their names"),
    Option("scale", "NUMBER", help: "pixels per point, 1 to 4 (default: 2)"),
    Option("timeout", "SECONDS", help: "give up after this long (default: 60)"),
    Option("browser", "PATH", help: "Chromium to use (default: CHROME_PATH, or the one in PATH)"),
    Option("token-file", "FILE", help: "file whose first line is the server's token"),
    Option("help", help: "show this"),
  ]

  static func run(_ words: [String]) throws -> Tool.Status {
    guard let arguments = try Tool.arguments(of: words, options, help: help) else {
      return .success
    }
    let request = try ShotRequest(arguments)
    let file = try PictureFile(request.file)
    guard let program = try BrowserProgram.find(arguments.value("browser")) else {
      Tool.complain(BrowserProgram.isMissing)
      return .missingProgram
    }
    return try Shot(request, program: program, file: file).run()
  }

  private static let help = """
    Renders a scene on a device to a PNG, using an installed Chromium.

    Usage: colonnade shot [URL] FILE [OPTION …]

    If FILE is -, the picture goes to standard output. The picture is transparent around the device.
    Without a URL, the scenes of `colonnade serve` are available in a temporary session. With a URL,
    such as ws://127.0.0.1:8080/ws/main, the picture shows a running session. What the options open
    or do there stays, except for the device, its appearance and its look.

    \(HelpText.table(options))

    Exits with 0 if the picture was taken, 1 if something failed, 2 if the command line or a file
    can't be used, 3 if there is no Chromium.
    """
}

/// The request for a picture, as the command line says it.
struct ShotRequest {
  let url: WebSocketURL?
  let file: String
  let scene: UTF8String?
  let device: UTF8String?
  let isDark: Bool
  let look: SystemLook?
  let link: UTF8String?
  let steps: String?
  let isSheet: Bool
  let scale: Int
  let timeout: Int
  let token: String?

  /// - Throws: one sentence.
  init(_ arguments: Arguments) throws {
    let words = arguments.positionals
    guard let file = words.last, words.count <= 2, !file.contains("://") else {
      throw UsageError("Expected a file for the picture, optionally after a URL. See --help.")
    }
    self.file = file
    url = words.count == 2 ? try WebSocketURL(words[0]) : nil
    scene = arguments.value("scene").map { UTF8String($0) }
    device = try arguments.value("device").map(Self.device)
    isDark = arguments.has("dark")
    look = try arguments.value("look").map(Self.look)
    link = arguments.value("open").map { UTF8String($0) }
    steps = arguments.value("steps")
    isSheet = arguments.has("sheet")
    scale = try arguments.integer("scale", in: 1...4) ?? 2
    timeout = try arguments.integer("timeout", in: 1...3_600) ?? 60
    if isSheet && device != nil { throw UsageError("--sheet has all devices: leave out --device.") }
    if url == nil && arguments.has("token-file") {
      throw UsageError("--token-file needs a URL.")
    }
    token = try arguments.value("token-file").map { try Token(file: $0).text }
  }

  private static func look(_ version: String) throws(UsageError) -> SystemLook {
    guard let look = SystemLook(rawValue: version) else {
      let versions = SystemLook.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("Unknown look “\(version)”. There are: \(versions).")
    }
    return look
  }

  private static func device(_ name: String) throws(UsageError) -> UTF8String {
    let name = UTF8String(name)
    if Device.named(name) != nil { return name }
    let nearest = nearestNames(to: name, in: Device.all.map(\.name), limit: 1).first
    let hint =
      nearest.map { " Did you mean “\($0)”?" }
      ?? " There are: \(Device.all.map(\.name.string).joined(separator: ", "))."
    throw UsageError("Unknown device “\(name)”.\(hint)")
  }
}
