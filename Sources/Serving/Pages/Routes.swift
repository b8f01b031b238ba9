import OrderedJSON
import Transport
import WireProtocol

/// The pages of plain HTTP: the dashboard's files and the reference, made once at the start, the
/// pictures of symbols and of the app, the documentation, and the author's sources.
struct Routes {
  let files: StaticFiles
  let reference: StaticFiles
  let symbols: SymbolPictures
  let assets: AssetPictures
  let documentation: DocumentationSite
  var sources = SourceFiles()
  /// The reason why the dashboard is sent file by file; nil when it is packed, or was not to be.
  var plainReason: String?

  static let healthPath: UTF8String = "/healthz"
  static let metricsPath: UTF8String = "/metrics"
  static let statePrefix: UTF8String = "/state/"
}
