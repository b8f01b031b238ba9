import NavigationCore

extension SceneRuntime {
  /// Types that a unit's destinations and lists name may stand in messages from now on.
  func learn(from unit: RenderUnit) {
    for destination in unit.output.destinations { destination.register(&description.types) }
    unit.output.selection?.register(in: &description.types)
  }
}
