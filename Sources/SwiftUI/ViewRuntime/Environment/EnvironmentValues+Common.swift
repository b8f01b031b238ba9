import Foundation
import NavigationCore
import SceneModel

// Values that a view above can set. They change nothing by themselves, and have these defaults
// otherwise.
extension EnvironmentValues {
  /// The device's locale, or else the server's, unless a view above sets another.
  public var locale: Locale {
    get { chosenLocale ?? .current }
    set { self[LocaleKey.self] = newValue }
  }

  /// The locale that a view above or the device has; nil if none is chosen.
  package var chosenLocale: Locale? { self[LocaleKey.self] ?? device?.locale.chosen }

  /// The calendar; the server's unless a view above sets another.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone; the server's unless a view above sets another.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The direction of reading: that of the device's language or setting, unless a view above sets
  /// another.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] ?? device?.direction ?? .leftToRight }
    set {
      self[LayoutDirectionKey.self] = newValue
      look("direction", .word(newValue == .rightToLeft ? "rtl" : "ltr"))
    }
  }

  /// The phase of the scene; `active` unless a view above sets another.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The pixels of a point; 2 unless a view above sets another.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Always false.
  public var isSearching: Bool { false }
  /// An action that does nothing.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// Always false.
  public var accessibilityReduceMotion: Bool { false }
  /// Always false.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Always false, as on an iPhone: a window that is opened is shown over the others.
  public var supportsMultipleWindows: Bool { false }
  /// Always false.
  public var isFocused: Bool { false }
  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
}

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale? { nil }
}

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection? { nil }
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

private enum DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 2 }
}

/// The phase of a scene's life; a scene is always active.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// Accepted; has no effect here.
public struct DismissSearchAction: Sendable { public func callAsFunction() {} }

extension DeviceLocale {
  /// The locale; nil for the server's.
  var chosen: Locale? {
    identifier.isEmpty ? nil : Locale(identifier: identifier.string)
  }
}

extension DeviceEnvironment {
  /// A language that is written from the right has the last word.
  fileprivate var direction: LayoutDirection {
    locale.chosen?.language.characterDirection == .rightToLeft ? .rightToLeft : layoutDirection
  }
}
