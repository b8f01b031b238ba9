/// A compiler plugin for the macros that views are written with.
///
/// The compiler writes messages of JSON behind their length and reads answers of the same form. Source:
/// the plugin messages of swift-syntax.
while let bytes = receive() {
  guard let message = try? HostMessage(json: bytes) else {
    // An unknown message is answered with an empty expansion.
    send(PluginAnswer(expandMacroResult: Expansion()))
    continue
  }
  if message.getCapability != nil {
    send(PluginAnswer(getCapabilityResult: PluginAnswer.Capabilities()))
  } else {
    send(PluginAnswer(expandMacroResult: expansion(of: message.expandAttachedMacro)))
  }
}

/// Previews come to nothing.
func expansion(of request: HostMessage.Attached?) -> Expansion {
  guard let request, request.macro.typeName == "Entry" else { return Expansion() }
  return EntryMacro(request).expansion
}
