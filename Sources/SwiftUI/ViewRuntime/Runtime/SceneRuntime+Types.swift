import NavigationCore

extension SceneRuntime {
  /// Registers the types of a host's destinations and lists, so that messages can name them.
  ///
  /// Elements read from saved text are brought to life as soon as their type is known.
  func learn(from host: ViewHost) {
    let count = description.types.types.count
    defer { if description.types.types.count > count { typesHaveGrown() } }
    for destination in host.output.destinations { destination.register(&description.types) }
    host.output.selection?.register(in: &description.types)
  }

  private func typesHaveGrown() {
    guard let stack, stack.holdsStoredValues else { return }
    report.resolvesElements = true
    stack.changes.resetDescription()
  }
}
