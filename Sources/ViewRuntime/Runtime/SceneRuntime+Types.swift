import NavigationCore

extension SceneRuntime {
  /// Registers the types of a host's destinations and lists, so that messages may name them.
  func learn(from host: ViewHost) {
    for destination in host.output.destinations { destination.register(&description.types) }
    host.output.selection?.register(in: &description.types)
  }
}
