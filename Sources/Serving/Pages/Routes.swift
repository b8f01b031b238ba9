import OrderedJSON
import Transport
import WireProtocol

/// What plain HTTP finds: the dashboard's files and the reference, made once at the start.
struct Routes {
  let files: StaticFiles
  let reference: StaticFiles

  static let healthPath: UTF8String = "/healthz"
  static let metricsPath: UTF8String = "/metrics"
  static let statePrefix: UTF8String = "/state/"
}
