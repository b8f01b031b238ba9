import OrderedJSON
import Transport
import WireProtocol

/// The pages of plain HTTP: the dashboard's files and the reference, built once at the start, the
/// pictures of symbols and of the app, the documentation, and the author's sources.
struct Routes {
  var files: StaticFiles
  let reference: StaticFiles
  let symbols: SymbolPictures
  let assets: AssetPictures
  let documentation: DocumentationSite
  var sources = SourceFiles()
  /// The reason why the dashboard is sent file by file; nil when it is packed, or was not to be.
  var plainReason: String?
  /// The dashboard's files and the sources, if they are read when a client asks for them.
  var lateFiles: LateFiles<StaticFiles>?
  var lateSources: LateFiles<SourceFiles>?

  static let healthPath: UTF8String = "/healthz"
  static let metricsPath: UTF8String = "/metrics"
  static let statePrefix: UTF8String = "/state/"
}

extension Routes {
  /// The answer with a file of the dashboard; nil if there is none.
  @MainActor
  func page(for request: HTTPRequest) -> HTTPResponse? {
    (lateFiles?.files ?? files).response(to: request)
  }

  /// The answer with one of the author's sources; nil if there is none.
  @MainActor
  func source(for request: HTTPRequest) -> HTTPResponse? {
    (lateSources?.files ?? sources).response(to: request)
  }
}
