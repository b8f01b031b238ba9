import UIKit

/// The running app.
///
/// Source: Apple, `NSApplication`.
@MainActor @preconcurrency
public final class NSApplication {
  /// The app.
  public static let shared = NSApplication()
  /// Is not posted.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  /// Is not posted.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")

  /// A rule for the Dock.
  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

  /// The object that hears of the app.
  public weak var delegate: (any NSApplicationDelegate)?
  /// Empty: windows belong to sessions.
  public let windows: [NSWindow] = []
  /// Always nil.
  public var keyWindow: NSWindow? { nil }
  /// Always nil.
  public var mainWindow: NSWindow? { nil }

  /// Does nothing: the app serves other sessions too.
  public func terminate(_ sender: Any?) {}
  /// Does nothing.
  public func activate(ignoringOtherApps flag: Bool = true) {}
  /// Does nothing.
  @discardableResult
  public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { false }
}

/// The running app.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public let NSApp = NSApplication.shared

/// Hears of the app's life.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationWillTerminate(_ notification: Notification)
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}

extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillTerminate(_ notification: Notification) {}
  /// Says no.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    false
  }
}

/// A window; there is none.
@MainActor @preconcurrency
open class NSWindow: NSObject {
  /// The title.
  public var title = ""
}

/// A view of AppKit; it is not drawn.
///
/// One of UIKit, because packages that can import both name the classes of both as views.
@MainActor @preconcurrency
open class NSView: UIView {}

/// A screen of a Mac.
@MainActor @preconcurrency
public final class NSScreen {
  /// The screen.
  public static let main: NSScreen? = NSScreen()
  /// The size in points.
  public let frame = CGRect(x: 0, y: 0, width: 1440, height: 900)
  /// The size in points without the menu bar.
  public let visibleFrame = CGRect(x: 0, y: 0, width: 1440, height: 875)
}

/// The other programs of a Mac; there are none.
@MainActor @preconcurrency
public final class NSWorkspace {
  /// The programs.
  public static let shared = NSWorkspace()
  /// Opens nothing.
  @discardableResult
  public func open(_ url: URL) -> Bool { false }
}

/// A store of what has been copied, as long as the program runs.
@MainActor @preconcurrency
public final class NSPasteboard {
  /// A type of what is copied.
  public struct PasteboardType: Hashable, Sendable {
    let rawValue: String
    /// Text.
    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
  }

  /// The pasteboard.
  public static let general = NSPasteboard()
  private var strings: [PasteboardType: String] = [:]

  /// Forgets what was copied.
  @discardableResult
  public func clearContents() -> Int {
    strings = [:]
    return 0
  }
  /// Keeps a text.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    strings[dataType] = string
    return true
  }
  /// The text of a type.
  public func string(forType dataType: PasteboardType) -> String? { strings[dataType] }
}

/// A picture, known by its name; it is not drawn.
public final class NSImage: Sendable {
  /// The name.
  public let name: String?

  package init(name: String) { self.name = name }

  /// Creates a picture of the app's catalogue, which is not looked at.
  public init?(named name: String) { self.name = name }
  /// Creates a picture of a symbol.
  public init?(systemSymbolName name: String, accessibilityDescription: String?) {
    self.name = name
  }
}
