import CLibwebsockets
import Glibc

/// A vhost that serves nothing, with the C structures that libwebsockets reads until its context is
/// destroyed.
@safe final class IdleVhost {
  private var info = unsafe lws_context_creation_info()
  private let protocols: UnsafeMutablePointer<lws_protocols>
  private let strings = CStrings()

  init() {
    let name = unsafe strings.copy("idle")
    unsafe protocols = .allocate(capacity: 2)
    unsafe protocols.initialize(repeating: lws_protocols(), count: 2)
    unsafe protocols[0].name = unsafe name
    unsafe protocols[0].callback = idleCallback
    unsafe info.port = CONTEXT_PORT_NO_LISTEN
    unsafe info.vhost_name = unsafe name
    unsafe info.protocols = unsafe UnsafePointer(protocols)
  }

  /// - Returns: false when libwebsockets has no room for it.
  func start(in context: OpaquePointer) -> Bool { unsafe lws_create_vhost(context, &info) != nil }

  deinit { unsafe protocols.deallocate() }
}

private func idleCallback(
  _: OpaquePointer?, _ reason: lws_callback_reasons, _: UnsafeMutableRawPointer?,
  _: UnsafeMutableRawPointer?, _: Int
) -> Int32 { reason == LWS_CALLBACK_GET_THREAD_ID ? threadNumber : 0 }
