import OrderedJSON

/// A state of the world that the author would want to know about, in words.
public struct Problem: Hashable, Sendable {
  /// The kind of problem.
  public let code: Code
  /// One sentence, in SwiftUI's own words if it has any.
  public let message: UTF8String
  /// An explanation in plain words, if the message is SwiftUI's own or does not say everything.
  public let why: UTF8String?
  /// The sentences' arguments, by name, so that they can be said in other languages.
  public let arguments: JSONObject
  /// The element that it is about, if it is about one.
  public let element: ElementID?
  /// The id of the control that it is about, if it is about one.
  public let control: UTF8String?
  /// The index of its element on the path, until the element is identified: views know no
  /// identities.
  public let pathIndex: Int?

  /// Creates a problem.
  public init(
    code: Code, message: UTF8String, why: UTF8String? = nil, arguments: JSONObject = [:],
    element: ElementID? = nil, control: UTF8String? = nil, pathIndex: Int? = nil
  ) {
    self.code = code
    self.message = message
    self.why = why
    self.arguments = arguments
    self.element = element
    self.control = control
    self.pathIndex = pathIndex
  }

  /// A kind of problem, under its name on the wire.
  public enum Code: String, CaseIterable, Sendable {
    /// The element's type is not registered here: it is kept letter for letter.
    case unknownType = "unknown_type"
    /// The element has no `Codable` form, so the path as a whole has none.
    case notCodable = "not_codable"
    /// The collapsed stack ends before the detail although the detail's path has screens.
    case detailHidden = "detail_hidden"
    /// The content's selection is not among the rows that the sidebar's selection shows.
    case selectionOrphaned = "selection_orphaned"
    /// No screen at or below an element declares a destination for its type.
    case destinationMissing = "destination_missing"
    /// A type has several destinations on one stack: the one nearest to the root is taken.
    case duplicateDestination = "duplicate_destination"
    /// A path of one type honours the destinations of the root only.
    case homogeneousPath = "homogeneous_path"
    /// A destination is declared inside a lazy container, which may not have created it yet.
    case lazyDestination = "lazy_destination"
    /// An element's type is known, and its saved text is no value of it.
    case undecodableValue = "undecodable_value"
    /// A link leads nowhere from its place.
    case linkInert = "link_inert"
    /// Several links, or the modifiers of several rows, share one flag, so all of them react to it.
    case sharedFlag = "shared_flag"
    /// Something is to be presented while its screen presents something else.
    case presentationWaiting = "presentation_waiting"
    /// Several elements of a `ForEach` have one id.
    case duplicateID = "duplicate_id"
    /// A container that is not lazy has more views than are created.
    case tooManyViews = "too_many_views"
    /// A row, a choice or a tab has a tag of another type than the selection.
    case tagMismatch = "tag_mismatch"
    /// No choice of a picker has the selection as its tag.
    case selectionWithoutTag = "selection_without_tag"
    /// A row has several buttons in the automatic style, and a tap in it runs all of them.
    case rowButtons = "row_buttons"
    /// A stack is inside another stack.
    case nestedStack = "nested_stack"
    /// The navigation changed several times in one turn.
    case multipleUpdates = "multiple_updates"
    /// Rendering changes what it is rendered from, again and again.
    case infiniteUpdate = "infinite_update"
    /// Links with values and links with views are on one stack.
    case mixedLinks = "mixed_links"
    /// The first of a `NavigationView`'s views is a link that cannot be seen.
    case hiddenFirstView = "hidden_first_view"
    /// A title, a toolbar or a search field has no bar, since no container is around its view.
    case barWithoutContainer = "bar_without_container"
    /// A link or a destination can't navigate, since no container is around its view.
    case containerMissing = "container_missing"
    /// The saved values are older than what is shown.
    case staleRestore = "stale_restore"
    /// The code draws something that pages do not draw.
    case notDrawn = "not_drawn"
  }
}

extension Problem {
  /// The problems that a state has by itself.
  static func situational(
    in state: NavigationState, of scene: SceneDescription, _ presentation: Presentation
  ) -> [Problem] {
    var problems = unknownTypes(in: state, of: scene)
    if !scene.hasViews, let index = state.findings.firstUncodable {
      problems.append(.notCodable(state.path[index].element, element: state.path[index].id))
    }
    if presentation.isCollapsed && !presentation.stackShowsPath && !state.path.isEmpty {
      problems.append(
        Problem(
          code: .detailHidden,
          message: """
            The detail’s path has screens that aren’t visible. In compact width a column appears \
            only when the list before it has a selection or preferredCompactColumn names it.
            """,
          element: nil))
    }
    return problems
  }

  /// One for each type that is not registered or whose text does not decode, up to a limit; the
  /// others are counted.
  private static func unknownTypes(
    in state: NavigationState, of scene: SceneDescription
  ) -> [Problem] {
    let types = state.findings.unknownTypes
    var problems = types.prefix(maxUnknownTypes).map { type in
      let first = state.path[type.firstIndex]
      if scene.types.type(named: first.element.typeName) != nil {
        return undecodable(first, at: type.firstIndex)
      }
      return Problem(
        code: .unknownType,
        message: "Unknown type “\(type.name)”. The element is kept unchanged.",
        arguments: ["type": .string(type.name)],
        element: state.path[type.firstIndex].id)
    }
    if types.count > maxUnknownTypes {
      problems.append(
        Problem(
          code: .unknownType,
          message: "\(types.count - maxUnknownTypes) other types are unknown, too.",
          arguments: ["count": .number(.init(types.count - maxUnknownTypes))],
          element: state.path[types[maxUnknownTypes].firstIndex].id))
    }
    return problems
  }

  /// A saved text that is no value of its type.
  private static func undecodable(_ element: IdentifiedElement, at index: Int) -> Problem {
    let type = element.element.shortTypeName
    let payload = element.element.payload ?? ""
    var text = payload
    if payload.utf8.count <= maxShownBytes,
      case .string(let plain)? = try? JSONValue(parsing: payload.string)
    {
      text = plain
    }
    let shown = text.shortened()
    return Problem(
      code: .undecodableValue,
      message: "Failed to decode “\(shown)” as \(type) at index \(index).",
      why: """
        The type is known, but the saved text isn’t a value of it. The type has probably changed \
        since the path was saved.
        """,
      arguments: [
        "text": .string(shown), "type": .string(type), "index": .number(.init(index)),
      ],
      element: element.id)
  }

  /// The length up to which a saved text is shown without its quotation marks.
  private static let maxShownBytes = 1_000

  /// The most types that are listed one by one.
  static let maxUnknownTypes = 8

  /// A `NavigationPath` that has no codable form, by the first element that keeps it from having one.
  package static func notCodable(
    _ culprit: NavigationPath.Element, element: ElementID? = nil, pathIndex: Int? = nil
  ) -> Problem {
    // The sentence that SwiftUI logs (Point-Free, blog post 78), then what follows from it.
    Problem(
      code: .notCodable,
      message: """
        Cannot create CodableRepresentation of navigation path, because presented value of type \
        “\(culprit.shortTypeName)” is not Codable. path.codable is nil.
        """,
      why: "This matters if you save the path: it can’t be saved while this value is on it.",
      arguments: ["type": .string(culprit.shortTypeName)],
      element: element, pathIndex: pathIndex)
  }

  /// Something that pages show as a hatched box, or without its effect.
  ///
  /// - Parameter name: what SwiftUI calls it.
  package static func notDrawn(_ name: UTF8String) -> Problem {
    Problem(
      code: .notDrawn,
      message: "\(name.string) isn’t drawn here.",
      why: "Drawn as a hatched box or without the effect. Everything else works.",
      arguments: ["name": .string(name)])
  }

  /// A selected element of the content column that none of its rows shows.
  package static func selectionOrphaned(_ orphan: IdentifiedElement) -> Problem {
    Problem(
      code: .selectionOrphaned,
      message: """
        The content’s selection isn’t among the rows for the sidebar’s selection. SwiftUI keeps \
        such a selection and highlights nothing.
        """,
      element: orphan.id)
  }
}
