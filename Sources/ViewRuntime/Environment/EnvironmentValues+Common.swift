import Foundation

// What a view can know beside where it stands: it can be set for the views below, and is otherwise
// always the same.
extension EnvironmentValues {
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  public var isSearching: Bool { false }
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var supportsMultipleWindows: Bool { false }
  public var isFocused: Bool { false }
  public var pixelLength: CGFloat { 1 / displayScale }
}

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

private enum DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 2 }
}

/// Where a scene stands in its life: it is always in front.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

public struct DismissSearchAction { public func callAsFunction() {} }
