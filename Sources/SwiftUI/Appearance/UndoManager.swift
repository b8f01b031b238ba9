import Combine
import Platform
import ViewRuntime

/// Undoes registered changes in groups, and redoes them.
///
/// Source: Apple, `UndoManager`. Changes that are registered in one update of a scene are one group.
public final class UndoManager {
  private struct Group {
    var name = ""
    var actions: [(target: ObjectIdentifier, run: () -> Void)] = []
  }

  private var undoable: [Group] = []
  private var redoable: [Group] = []
  /// The group that actions are added to.
  private var open: Group?
  private var depth = 0
  private var disabled = 0

  /// True while something is being undone.
  public private(set) var isUndoing = false
  /// True while something is being redone.
  public private(set) var isRedoing = false
  /// True if what is registered in one update is one group.
  public var groupsByEvent = true
  /// The most groups that are kept; 0 for no limit.
  public var levelsOfUndo = 0 { didSet { trim() } }

  /// Creates a manager without anything to undo.
  public init() {}

  /// True if something can be undone.
  public var canUndo: Bool { !undoable.isEmpty || open?.actions.isEmpty == false }
  /// True if something can be redone.
  public var canRedo: Bool { !redoable.isEmpty }
  /// The name of what would be undone.
  public var undoActionName: String { open?.name ?? undoable.last?.name ?? "" }
  /// The name of what would be redone.
  public var redoActionName: String { redoable.last?.name ?? "" }
  /// The number of groups that have begun and not ended.
  public var groupingLevel: Int { depth }
  /// False between `disableUndoRegistration()` and `enableUndoRegistration()`.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// Registers an action that takes back a change. While an undo runs, the action is for the redo.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    if disabled > 0 { return }
    if open == nil {
      open = Group()
      if groupsByEvent && depth == 0 { closeAfterUpdate() }
    }
    open?.actions.append(
      (
        ObjectIdentifier(target),
        { [weak target] in
          if let target { handler(target) }
        }
      ))
    if !isUndoing && !isRedoing { redoable = [] }
  }

  /// Begins a group that lasts until `endUndoGrouping()`.
  public func beginUndoGrouping() {
    if depth == 0 { close() }
    depth += 1
  }

  /// Ends the group that has begun last.
  public func endUndoGrouping() {
    if depth == 0 { return }
    depth -= 1
    if depth == 0 { close() }
  }

  /// Undoes the last group.
  public func undo() {
    close()
    guard let group = undoable.popLast() else { return }
    isUndoing = true
    let inverse = run(group)
    isUndoing = false
    if let inverse { redoable.append(inverse) }
  }

  /// Undoes the last group.
  public func undoNestedGroup() { undo() }

  /// Does again what was undone last.
  public func redo() {
    close()
    guard let group = redoable.popLast() else { return }
    isRedoing = true
    let inverse = run(group)
    isRedoing = false
    if let inverse { undoable.append(inverse) }
  }

  /// Names what has been registered last.
  public func setActionName(_ actionName: String) {
    if open != nil {
      open?.name = actionName
    } else if !undoable.isEmpty {
      undoable[undoable.count - 1].name = actionName
    }
  }

  /// Registers nothing until it is enabled again, as often as it was disabled.
  public func disableUndoRegistration() { disabled += 1 }
  /// Registers again.
  public func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Forgets everything.
  public func removeAllActions() { (undoable, redoable, open) = ([], [], nil) }

  /// Forgets what was registered for an object.
  public func removeAllActions(withTarget target: Any) {
    let id = ObjectIdentifier(target as AnyObject)
    func without(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.actions.removeAll { $0.target == id }
        return group.actions.isEmpty ? nil : group
      }
    }
    (undoable, redoable) = (without(undoable), without(redoable))
    open?.actions.removeAll { $0.target == id }
  }

  /// Runs a group, the last action first.
  ///
  /// - Returns: the actions that were registered by them.
  private func run(_ group: Group) -> Group? {
    open = Group(name: group.name)
    for action in group.actions.reversed() { action.run() }
    defer { open = nil }
    return open?.actions.isEmpty == false ? open : nil
  }

  private func close() {
    defer { open = nil }
    guard let open, !open.actions.isEmpty else { return }
    undoable.append(open)
    trim()
  }

  private func trim() {
    if levelsOfUndo > 0 { undoable.removeFirst(max(0, undoable.count - levelsOfUndo)) }
  }

  private func closeAfterUpdate() {
    guard isOnMain else { return }
    // Sound: it stays on the main thread, which was asked for above.
    let manager = UncheckedSendable(self)
    MainActor.assumeIsolated {
      SceneContext.ofRunningCode?.saves.request(for: ObjectIdentifier(manager.value)) {
        manager.value.closeEvent()
      }
    }
  }

  private func closeEvent() { if depth == 0 && !isUndoing && !isRedoing { close() } }
}
