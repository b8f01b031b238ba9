// Preferences reach the views around them up to the edge of their screen.
extension View {
  /// Sets a preference, in place of those of the views inside.
  ///
  /// Source: Apple, `preference(key:value:)`.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value)
    -> some View
  {
    PreferenceView(content: self) { values, _ in values[key] = value }
  }

  /// Changes a preference's value on its way out of this view.
  ///
  /// Source: Apple, `transformPreference(_:_:)`.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferenceView(content: self) { values, _ in callback(&values[key]) }
  }

  /// Sets a preference from an anchor, which measures nothing here.
  ///
  /// Source: Apple, `anchorPreference(key:value:transform:)`.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    PreferenceView(content: self) { values, _ in values[key] = transform(Anchor(of: value)) }
  }

  /// Changes a preference's value with an anchor, which measures nothing here.
  ///
  /// Source: Apple, `transformAnchorPreference(key:value:transform:)`.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    PreferenceView(content: self) { values, _ in transform(&values[key], Anchor(of: value)) }
  }

  /// Calls a closure when a preference's value inside this view changes.
  ///
  /// Source: Apple, `onPreferenceChange(_:perform:)`.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceView(content: self) { values, context in
      let (value, known) = (values[key], context.identity.stored { PreviousValue<K.Value>() })
      context.output.watchesChanges = true
      if (known.value ?? K.defaultValue) == value { return }
      known.value = value
      context.host.afterUpdate { action(value) }
    }
  }

  /// Puts a view created from a preference over this one.
  ///
  /// Source: Apple, `overlayPreferenceValue(_:alignment:_:)`.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayerView(content: self, key: key, layer: transform, isBehind: false)
  }

  /// Puts a view created from a preference behind this one.
  ///
  /// Source: Apple, `backgroundPreferenceValue(_:alignment:_:)`.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayerView(content: self, key: key, layer: transform, isBehind: true)
  }
}

struct PreferenceView<Content: View> {
  let content: Content
  let change: (inout PreferenceValues, inout RenderContext) -> Void
}

@MainActor
extension PreferenceView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.role("preference")) { context in
      var values = context.collectPreferences {
        $0.entering(.role("content")) { content._render(in: &$0) }
      }
      change(&values, &context)
      context.output.preferences.combine(with: values)
    }
  }
}

struct PreferenceLayerView<Content: View, Key: PreferenceKey, Layer: View> {
  let content: Content
  let key: Key.Type
  let layer: (Key.Value) -> Layer
  let isBehind: Bool
}

@MainActor
extension PreferenceLayerView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.role("preferenceLayer")) { context in
      let outer = context.output.nodes
      context.output.nodes = []
      let values = context.collectPreferences {
        $0.entering(.role("content")) { content._render(in: &$0) }
      }
      let nodes = context.output.nodes
      context.output.nodes = outer
      context.output.preferences.combine(with: values)
      let layer = layer(values[key])
      let extra = context.collectInside { $0.entering(.role("layer")) { layer._render(in: &$0) } }
      context.emitLayers(nodes, with: extra, isBehind: isBehind)
    }
  }
}
