import NavigationUI

/// A group of windows with the same content. A session shows the first one; those that are opened are
/// shown over it.
///
/// Source: Apple, `WindowGroup`.
public struct WindowGroup<Content: View>: Scene {
  public let _windows: [SceneWindow]
  public var body: Never { preconditionFailure("A window group is shown as it is") }

  private init(id: String?, @ViewBuilder _ content: () -> Content) {
    let content = content()
    _windows = [SceneWindow(id: id) { _ in AnyView(content) }]
  }

  /// Creates a window group.
  public init(@ViewBuilder content: () -> Content) { self.init(id: nil, content) }

  /// Creates a window group with an id, by which it is opened.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(id: id, content) }

  /// Creates a window group with a title, which is not shown.
  public init(_ title: Text, id: String = "", @ViewBuilder content: () -> Content) {
    self.init(id: id, content)
  }

  /// Creates a window group with a localized title, which is not shown.
  public init(
    _ titleKey: LocalizedStringKey, id: String = "", @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, content)
  }

  /// Creates a window group with a title, which is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String = "", @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, content)
  }
}

// Windows for values; the binding that they get does not write.
extension WindowGroup {
  private init<D: Codable & Hashable, V: View>(
    id: String?, for type: D.Type, _ content: @escaping (D?) -> V
  ) where Content == PresentedWindowContent<D, V> {
    _windows = [
      SceneWindow(id: id, valueType: ObjectIdentifier(type)) { AnyView(content($0 as? D)) }
    ]
  }

  /// Creates windows for values of a type.
  public init<D: Codable & Hashable, V: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> V
  ) where Content == PresentedWindowContent<D, V> {
    self.init(id: nil, for: type) { (value: D?) in content(.constant(value)) }
  }

  /// Creates windows for values of a type, with one to begin with.
  public init<D: Codable & Hashable, V: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> V,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, V> {
    self.init(id: nil, for: type) { (value: D?) in content(.constant(value ?? defaultValue())) }
  }

  /// Creates windows for values of a type.
  public init<D: Codable & Hashable, V: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> V
  ) where Content == PresentedWindowContent<D, V> {
    self.init(id: id, for: type) { (value: D?) in content(.constant(value)) }
  }

  /// Creates windows for values of a type, with one to begin with.
  public init<D: Codable & Hashable, V: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> V,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, V> {
    self.init(id: id, for: type) { (value: D?) in content(.constant(value ?? defaultValue())) }
  }

  /// Creates windows with a title and for values of a type.
  public init<D: Codable & Hashable, V: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> V
  ) where Content == PresentedWindowContent<D, V> {
    self.init(id: nil, for: type) { (value: D?) in content(.constant(value)) }
  }

  /// Creates windows with a title and for values of a type, with one to begin with.
  public init<D: Codable & Hashable, V: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> V, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, V> {
    self.init(id: nil, for: type) { (value: D?) in content(.constant(value ?? defaultValue())) }
  }

  /// Creates windows with a title and for values of a type.
  public init<D: Codable & Hashable, V: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> V
  ) where Content == PresentedWindowContent<D, V> {
    self.init(id: id, for: type) { (value: D?) in content(.constant(value)) }
  }

  /// Creates windows with a title and for values of a type, with one to begin with.
  public init<D: Codable & Hashable, V: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> V, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, V> {
    self.init(id: id, for: type) { (value: D?) in content(.constant(value ?? defaultValue())) }
  }

  /// Creates windows with a title and for values of a type.
  public init<D: Codable & Hashable, V: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> V
  ) where Content == PresentedWindowContent<D, V> {
    self.init(id: nil, for: type) { (value: D?) in content(.constant(value)) }
  }

  /// Creates windows with a title and for values of a type, with one to begin with.
  public init<D: Codable & Hashable, V: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> V,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, V> {
    self.init(id: nil, for: type) { (value: D?) in content(.constant(value ?? defaultValue())) }
  }

  /// Creates windows with a title and for values of a type.
  public init<D: Codable & Hashable, V: View>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> V
  ) where Content == PresentedWindowContent<D, V> {
    self.init(id: id, for: type) { (value: D?) in content(.constant(value)) }
  }

  /// Creates windows with a title and for values of a type, with one to begin with.
  public init<D: Codable & Hashable, V: View>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> V,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, V> {
    self.init(id: id, for: type) { (value: D?) in content(.constant(value ?? defaultValue())) }
  }

  /// Creates windows with a title and for values of a type.
  @_disfavoredOverload
  public init<D: Codable & Hashable, S: StringProtocol, V: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> V
  ) where Content == PresentedWindowContent<D, V> {
    self.init(id: nil, for: type) { (value: D?) in content(.constant(value)) }
  }

  /// Creates windows with a title and for values of a type, with one to begin with.
  @_disfavoredOverload
  public init<D: Codable & Hashable, S: StringProtocol, V: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> V,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, V> {
    self.init(id: nil, for: type) { (value: D?) in content(.constant(value ?? defaultValue())) }
  }

  /// Creates windows with a title and for values of a type.
  @_disfavoredOverload
  public init<D: Codable & Hashable, S: StringProtocol, V: View>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> V
  ) where Content == PresentedWindowContent<D, V> {
    self.init(id: id, for: type) { (value: D?) in content(.constant(value)) }
  }

  /// Creates windows with a title and for values of a type, with one to begin with.
  @_disfavoredOverload
  public init<D: Codable & Hashable, S: StringProtocol, V: View>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> V,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, V> {
    self.init(id: id, for: type) { (value: D?) in content(.constant(value ?? defaultValue())) }
  }
}

/// The content of a window for a value; authors never write it.
///
/// Source: Apple, `PresentedWindowContent`.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  public var body: Never { preconditionFailure("The content is shown as it is") }
}

/// One window.
public struct Window<Content: View>: Scene {
  public let _windows: [SceneWindow]
  public var body: Never { preconditionFailure("A window is shown as it is") }

  /// Creates a window with a title, which is not shown, and an id, by which it is opened.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    let content = content()
    _windows = [SceneWindow(id: id) { _ in AnyView(content) }]
  }

  /// Creates a window with a localized title, which is not shown, and an id, by which it is opened.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a window with a title, which is not shown, and an id, by which it is opened.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }
}
