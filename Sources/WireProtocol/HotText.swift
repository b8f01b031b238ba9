/// The pieces that every message is put together from, as bytes.
enum HotText {
  static let changed = Array((changedPrefix + "{\"base\":").utf8)
  static let revision = Array(",\"revision\":".utf8)
  static let noLabel = Array(",\"label\":null}".utf8)
  static let patch = Array(",\"patch\":[".utf8)
  static let replacement = Array("{\"op\":\"replace\",\"path\":\"".utf8)
  static let value = Array("\",\"value\":".utf8)
  static let element = Array("{\"id\":\"e".utf8)
  static let elementType = Array("\",".utf8)
  static let title = Array("{\"title\":".utf8)
  static let sourcePath = Array(",\"source\":\"path\",\"index\":".utf8)
  static let answer = Array("{\"jsonrpc\":\"2.0\",\"id\":".utf8)
  static let doneRevision = Array(",\"result\":{\"revision\":".utf8)
  static let doneChanged = Array(",\"changed\":true}}".utf8)

  /// What a `changed` message begins with, up to its parameters.
  static let changedPrefix = "{\"jsonrpc\":\"2.0\",\"method\":\"changed\",\"params\":"
}
