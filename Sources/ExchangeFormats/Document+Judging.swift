import NavigationCore
import OrderedJSON
import StateDocument
import WireProtocol

extension Document {
  /// - Parameter maxDepth: the longest path that would be taken.
  package static func judge(
    _ document: JSONValue, for scene: SceneDescription, maxDepth: Int, in context: ReadingContext
  ) -> Judgement {
    var judge = Judge(context: context)
    judge.checkHead(document, scene: scene)
    let contents = judge.contents(of: document, for: scene)
    judge.checkColumns(of: contents)
    judge.readKept(document["sceneStorage"], in: document, for: scene)
    if contents.path.count > maxDepth {
      judge.impossible(
        "/path", "The path has \(contents.path.count) elements; the limit is \(maxDepth).")
    }
    if judge.judgement.verdict != .impossible { judge.judgement.contents = contents }
    return judge.judgement
  }
}

/// Reads a document through to its end, however much of it is wrong.
struct Judge {
  let context: ReadingContext
  var judgement = Document.Judgement()

  mutating func risky(_ pointer: UTF8String, _ message: UTF8String) {
    if judgement.verdict == .fine { judgement.verdict = .risky }
    addReason(pointer, message)
  }

  mutating func impossible(_ pointer: UTF8String, _ message: UTF8String) {
    judgement.verdict = .impossible
    addReason(pointer, message)
  }

  private mutating func addReason(_ pointer: UTF8String, _ message: UTF8String) {
    if judgement.reasons.count == Document.mostReasons { return }
    judgement.reasons.append(["pointer": .string(pointer), "message": .string(message)])
  }

  mutating func checkHead(_ document: JSONValue, scene: SceneDescription) {
    guard case .object = document else {
      return impossible("", "Expected an object, as export gives it.")
    }
    if document["colonnade"]?.intValue != Document.version {
      impossible("/colonnade", "Expected the version of the form, \(Document.version).")
    }
    if let other = document["scene"], other.stringValue != scene.id {
      risky("/scene", "This was exported from another scene than “\(scene.id)”.")
    }
  }

  mutating func contents(of document: JSONValue, for scene: SceneDescription) -> StateContents {
    let start = scene.initialState
    return StateContents(
      environment: environment(document["environment"], start.environment),
      columns: columns(document["columns"], start.columns),
      style: choice(document["style"], "/style", start.style),
      columnVisibility: choice(
        document["columnVisibility"], "/columnVisibility", start.columnVisibility),
      preferredCompactColumn: choice(
        document["preferredCompactColumn"], "/preferredCompactColumn",
        start.preferredCompactColumn),
      sidebar: selection(document["sidebar"], "/sidebar"),
      content: selection(document["content"], "/content"),
      path: path(document["path"]),
      presented: document["presented"].flatMap { presented($0) })
  }

  private mutating func environment(
    _ value: JSONValue?, _ standard: DeviceEnvironment
  ) -> DeviceEnvironment {
    guard let value else { return standard }
    var environment = standard
    environment.width = side(value["width"], "/environment/width")
    environment.height = side(value["height"], "/environment/height")
    environment.horizontalSizeClass = choice(
      value["horizontalSizeClass"], "/environment/horizontalSizeClass",
      standard.horizontalSizeClass)
    environment.platform = choice(
      value["platform"], "/environment/platform", standard.platform)
    environment.device = device(value["device"], with: environment)
    return environment
  }

  /// A device's name is kept where the traits are its own; a size class may be forced on any.
  private mutating func device(_ name: JSONValue?, with traits: DeviceEnvironment) -> UTF8String {
    guard let name, name != "custom" else { return "custom" }
    guard let device = name.stringValue.flatMap(Device.named) else {
      risky("/environment/device", "There is no such device: it counts as custom.")
      return "custom"
    }
    var own = device.environment
    own.horizontalSizeClass = traits.horizontalSizeClass
    var named = traits
    named.device = device.name
    if named == own { return device.name }
    risky(
      "/environment/device", "These are not the traits of “\(device.name)”: it counts as custom.")
    return "custom"
  }

  /// Names mean something in the scene that chose them alone. They are compared as Swift compares.
  mutating func readKept(
    _ value: JSONValue?, in document: JSONValue, for scene: SceneDescription
  ) {
    guard let value, document["scene"]?.stringValue ?? scene.id == scene.id else { return }
    guard case .object(let values) = value else {
      return impossible("/sceneStorage", "Expected an object with a value for each name.")
    }
    if let place = value.placeOfUnsafeText {
      return impossible("/sceneStorage\(place)", ValueError.tooManyMarks)
    }
    judgement.kept = Dictionary(
      values.map { ($0.key.string, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// What no command would set, and what is kept without effect.
  mutating func checkColumns(of contents: StateContents) {
    if contents.columns == .three { return }
    if contents.preferredCompactColumn == .content {
      risky("/preferredCompactColumn", "Two columns have no content to prefer: sidebar counts.")
    }
    if case .none = contents.content { return }
    risky("/content", "Two columns have no content: its selection is kept and never shown.")
  }

  private mutating func side(_ value: JSONValue?, _ pointer: UTF8String) -> Int {
    if let points = value?.intValue, DeviceEnvironment.sides.contains(points) { return points }
    impossible(pointer, "Expected points, 1 to \(DeviceEnvironment.sides.upperBound).")
    return 1
  }

  private mutating func columns(_ value: JSONValue?, _ standard: ColumnCount) -> ColumnCount {
    guard let value else { return standard }
    if let count = value.intValue.flatMap(ColumnCount.init) { return count }
    impossible("/columns", "Expected 1, 2 or 3.")
    return standard
  }

  private mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: JSONValue?, _ pointer: UTF8String, _ standard: Choice
  ) -> Choice where Choice.RawValue == String {
    guard let value else { return standard }
    if let choice = value.stringValue.flatMap(Choice.init(named:)) { return choice }
    impossible(
      pointer, "Expected one of \(Choice.allCases.map(\.rawValue).joined(separator: ", ")).")
    return standard
  }

  private mutating func selection(_ value: JSONValue?, _ pointer: UTF8String) -> SelectionRequest {
    switch value {
    case nil, .null?: .none
    case .array(let values)?: .set(elements(values, pointer))
    case let value?: element(value, pointer).map { .single($0) } ?? .none
    }
  }

  private mutating func presented(_ value: JSONValue) -> NavigationPath.Element? {
    value.isNull ? nil : element(value, "/presented")
  }

  private mutating func path(_ value: JSONValue?) -> [NavigationPath.Element] {
    guard case .array(let values)? = value else {
      impossible("/path", "Expected an array of values.")
      return []
    }
    return elements(values, "/path")
  }

  private mutating func elements(_ values: [JSONValue], _ pointer: UTF8String)
    -> [NavigationPath.Element]
  {
    var elements: [NavigationPath.Element] = []
    for (index, value) in values.enumerated() {
      if let element = element(value, "\(pointer)/\(index)") { elements.append(element) }
    }
    return elements
  }

  private mutating func element(_ value: JSONValue, _ pointer: UTF8String) -> NavigationPath
    .Element?
  {
    do {
      let element = try context.element(value, at: pointer)
      checkResolved(element, pointer)
      return element
    } catch {
      impossible(error.pointer ?? pointer, error.message)
      return nil
    }
  }

  mutating func checkResolved(_ element: NavigationPath.Element, _ pointer: UTF8String) {
    if context.types.isResolved(element) { return }
    risky(pointer, "No type is registered under “\(element.typeName)”: kept as it is.")
  }
}
