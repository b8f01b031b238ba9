import NavigationCore

extension SceneRuntime {
  /// Types that a unit's destinations and lists name may stand in messages from now on.
  func learn(from host: ViewHost) {
    for destination in host.output.destinations { destination.register(&description.types) }
    host.output.selection?.register(in: &description.types)
  }
}
