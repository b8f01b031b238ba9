/// The part of a navigation state without values of the author: where a split view is shown, and
/// how it is set up.
///
/// `parts` is the one table of its fields. A new field is a stored property here and a row there.
@dynamicMemberLookup
public struct SplitSettings: Hashable, Sendable {
  /// The device, or the part of its screen, that shows the split view.
  public var environment: DeviceEnvironment
  /// The number of columns, and their style.
  public var layout: Layout
  /// The leading columns that are asked for.
  public var columnVisibility: NavigationSplitViewVisibility
  /// The column that the collapsed stack shows at least.
  public var preferredCompactColumn: NavigationSplitViewColumn

  /// Creates settings; the defaults are those of a new session.
  public init(
    environment: DeviceEnvironment = Device.initial.environment, columns: ColumnCount = .three,
    style: SplitStyle = .automatic, columnVisibility: NavigationSplitViewVisibility = .automatic,
    preferredCompactColumn: NavigationSplitViewColumn = .sidebar
  ) {
    self.environment = environment
    layout = Layout(columns: columns, style: style)
    self.columnVisibility = columnVisibility
    self.preferredCompactColumn = preferredCompactColumn
  }

  /// The members of the layout, as the settings' own.
  public subscript<Value>(dynamicMember member: WritableKeyPath<Layout, Value>) -> Value {
    get { layout[keyPath: member] }
    set { layout[keyPath: member] = newValue }
  }
}

extension SplitSettings {
  /// The fields, in the order of writing. An edit replaces one of them.
  package static let parts: [Part] = [
    Part(StateField("environment", \.environment)) { old, new in
      .setEnvironment(EnvironmentRequest(from: old.environment, to: new.environment))
    },
    // Only a whole state can change the columns of a split view.
    Part(.spread("layout", \.layout), command: nil),
    Part(StateField("columnVisibility", \.columnVisibility, title: "columns")) {
      .setColumnVisibility($1.columnVisibility)
    },
    Part(
      StateField("preferredCompactColumn", \.preferredCompactColumn, title: "compact column")
    ) { .setPreferredCompactColumn($1.preferredCompactColumn) },
  ]

  /// The fields in the form that documents have, in the order of writing.
  package static let members = parts.flatMap(\.field.members)

  /// A field, and the command that sets it.
  package struct Part: Sendable {
    /// The field's name and form.
    package let field: StateField<SplitSettings>
    /// The command that leads from one value to the other; nil if only a whole state does.
    let command: (@Sendable (SplitSettings, SplitSettings) -> Command)?

    init(
      _ field: StateField<SplitSettings>,
      command: (@Sendable (SplitSettings, SplitSettings) -> Command)?
    ) {
      self.field = field
      self.command = command
    }
  }
}

/// The columns and style that a split view is created with. Only a loaded state changes them.
public struct Layout: Hashable, Sendable {
  /// The number of columns.
  public var columns: ColumnCount
  /// The way in which leading columns get their space.
  public var style: SplitStyle

  /// Creates a layout.
  public init(columns: ColumnCount, style: SplitStyle) {
    self.columns = columns
    self.style = style
  }
}

extension Layout: StateRecord {
  /// The members, in the order of writing.
  package static let members: [StateField<Layout>] = [
    StateField("columns", \.columns, title: "number of columns"), StateField("style", \.style),
  ]
}
