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
    send(PluginAnswer(expandMacroResult: expansion(of: message)))
  }
}

/// Previews come to nothing, and so do macros that others look for.
func expansion(of message: HostMessage) -> Expansion {
  if message.expandFreestandingMacro?.macro.typeName == "Initializer" {
    return Expansion(expandedSource: "{ .init() }")
  }
  if let request = message.expandFreestandingMacro, request.macro.typeName == "Unique" {
    return UniqueMacro(request).expansion
  }
  guard let request = message.expandAttachedMacro else { return Expansion() }
  return switch request.macro.typeName {
  case "Entry": EntryMacro(request).expansion
  case "Animatable": AnimatableMacro(request).expansion
  case "ModelActor": ModelActorMacro(request).expansion
  case "Model": ModelMacro(request).expansion
  case "Query": QueryMacro(request).expansion
  case "PersistedProperty": PersistedPropertyMacro(request).expansion
  default: Expansion()
  }
}
