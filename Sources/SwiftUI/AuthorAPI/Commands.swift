import NavigationUI

/// Menus of a Mac's menu bar; accepted, and never shown.
///
/// Source: Apple, `Commands`.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// Puts menus together.
@resultBuilder
public struct CommandsBuilder {
  /// A menu as it is written.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// No menus.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Several menus.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands { EmptyCommands() }
  /// Menus of the first branch.
  public static func buildEither<First: Commands>(first: First) -> EmptyCommands {
    EmptyCommands()
  }
  /// Menus of the second branch.
  public static func buildEither<Second: Commands>(second: Second) -> EmptyCommands {
    EmptyCommands()
  }
  /// Menus of an `if #available`.
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> EmptyCommands { EmptyCommands() }
  /// Menus under a condition.
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands {
    EmptyCommands()
  }
}

/// Menus without a body.
public protocol PlainCommands: Commands where Body == Never {}

extension PlainCommands {
  public var body: Never { preconditionFailure("Menus are never shown") }
}

/// No menus.
public struct EmptyCommands: PlainCommands {
  /// Creates no menus.
  public nonisolated init() {}
}

/// A menu; accepted, and never shown.
public struct CommandMenu<Content: View>: PlainCommands {
  /// Creates a menu, whose content is never made.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Creates a menu, whose content is never made.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {}
  /// Creates a menu, whose content is never made.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// A part of a menu; accepted, and never shown.
public struct CommandGroup<Content: View>: PlainCommands {
  /// Creates a part, whose content is never made.
  public nonisolated init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  /// Creates a part, whose content is never made.
  public nonisolated init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  /// Creates a part, whose content is never made.
  public nonisolated init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}

/// The menu of text formats; accepted, and never shown.
public struct TextFormattingCommands: PlainCommands { public nonisolated init() {} }
/// The menu of pictures from a phone; accepted, and never shown.
public struct ImportFromDevicesCommands: PlainCommands { public nonisolated init() {} }
/// The menu of the sidebar; accepted, and never shown.
public struct SidebarCommands: PlainCommands { public nonisolated init() {} }
/// The menu of the toolbar; accepted, and never shown.
public struct ToolbarCommands: PlainCommands { public nonisolated init() {} }
/// The menu of the inspector; accepted, and never shown.
public struct InspectorCommands: PlainCommands { public nonisolated init() {} }
/// The menus for editing text; accepted, and never shown.
public struct TextEditingCommands: PlainCommands { public nonisolated init() {} }

/// A place in the menus; accepted, and has no effect here.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  /// Accepted; has no effect here.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// Accepted; has no effect here.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Accepted; has no effect here.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Accepted; has no effect here.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Accepted; has no effect here.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Accepted; has no effect here.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Accepted; has no effect here.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Accepted; has no effect here.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Accepted; has no effect here.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Accepted; has no effect here.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Accepted; has no effect here.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// Accepted; has no effect here.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Accepted; has no effect here.
  public static let help = CommandGroupPlacement(name: "help")
  /// Accepted; has no effect here.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Accepted; has no effect here.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Accepted; has no effect here.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Accepted; has no effect here.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Accepted; has no effect here.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Accepted; has no effect here.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// Accepted; has no effect here.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
}

extension Scene {
  /// Accepted; has no effect here: menus are never shown.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
  /// Accepted; has no effect here: menus are never shown.
  public func commandsRemoved() -> some Scene { self }
  /// Accepted; has no effect here: menus are never shown.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
  /// Accepted; has no effect here.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Accepted; has no effect here. Every URL comes to the first window.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

extension Group: Commands, PlainCommands where Content: Commands {
  /// Creates a group of menus, which are never shown.
  public init(@CommandsBuilder content: () -> Content) { self.init(holding: content()) }
}
