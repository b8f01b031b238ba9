import OrderedJSON

/// A change to one field of the settings.
public struct SettingEdit: Sendable {
  /// The field's index in `SplitSettings.parts`.
  private let index: Int
  /// Only the field's own value counts in both.
  private(set) var old: SplitSettings
  private(set) var new: SplitSettings

  init(_ index: Int, from old: SplitSettings, to new: SplitSettings) {
    self.index = index
    self.old = old
    self.new = new
  }

  /// Reads an edit that was saved.
  ///
  /// - Returns: nil if there is no such field.
  package init?(
    of name: UTF8String, from old: JSONValue?, to new: JSONValue?, by reader: inout StateReader
  ) {
    guard let index = SplitSettings.parts.firstIndex(where: { $0.field.name == name }) else {
      return nil
    }
    self.init(index, from: SplitSettings(), to: SplitSettings())
    field.read(old, at: "/from", into: &self.old, by: &reader)
    field.read(new, at: "/to", into: &self.new, by: &reader)
  }

  /// The field.
  package var field: StateField<SplitSettings> { SplitSettings.parts[index].field }

  /// The settings with the field's value from before.
  package var before: SplitSettings { old }
  /// The settings with the field's value from now on.
  package var after: SplitSettings { new }

  /// The value from now on; nil if the edit is of another field.
  public func new<Value>(_ keyPath: WritableKeyPath<SplitSettings, Value>) -> Value? {
    field.isAt(keyPath) ? new[keyPath: keyPath] : nil
  }

  var inverse: SettingEdit { SettingEdit(index, from: new, to: old) }

  /// The value is unchanged.
  var isNoOp: Bool { field.isSame(old, new) }

  /// The command that does the same; nil if only a whole state does.
  package var command: Command? { SplitSettings.parts[index].command?(old, new) }

  /// No command sets the field.
  package var takesWholeState: Bool { SplitSettings.parts[index].command == nil }

  /// Both edits as one; nil if they are of different fields.
  func merged(with next: SettingEdit) -> SettingEdit? {
    index == next.index ? SettingEdit(index, from: old, to: next.new) : nil
  }
}

extension SplitSettings {
  /// An edit of each field, also of fields whose value is unchanged.
  package func edits(to other: SplitSettings) -> [SettingEdit] {
    Self.parts.indices.map { SettingEdit($0, from: self, to: other) }
  }

  /// Sets the field of an edit to its new value.
  mutating func apply(_ edit: SettingEdit) { edit.field.copy(from: edit.new, to: &self) }
}

extension Edit {
  /// The edit of one field of the settings.
  package static func setting<Value>(
    _ keyPath: WritableKeyPath<SplitSettings, Value>, from old: Value, to new: Value
  ) -> Edit {
    var (before, after) = (SplitSettings(), SplitSettings())
    before[keyPath: keyPath] = old
    after[keyPath: keyPath] = new
    guard let index = SplitSettings.parts.firstIndex(where: { $0.field.isAt(keyPath) }) else {
      preconditionFailure("the table of fields has no such field")
    }
    return .setting(SettingEdit(index, from: before, to: after))
  }
}
