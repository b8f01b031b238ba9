import NavigationCore
import OrderedJSON
import SceneModel

// The acts of a person. Each waits for what follows at once, as `turns()` says.
extension TestScene {
  /// Presses a row, a link, a button or a switch; “Back” is the back button, whatever its label is.
  ///
  /// Buttons that a swipe or a long press would uncover can be pressed directly.
  ///
  /// - Parameters:
  ///   - query: what is pressed.
  ///   - container: the element around it, such as a row.
  /// - Throws: `QueryFailure` with the screen if nothing or several things are meant, or something
  ///   that takes no press.
  public func tap(_ query: Query, in container: Query? = nil) async throws {
    if container == nil, query == .label("Back"), try controls(query).isEmpty {
      return try await back()
    }
    try await press(control(query, in: container), query)
  }

  /// Types into a field, in place of what stood there.
  ///
  /// - Parameters:
  ///   - text: the whole text.
  ///   - query: the field, by its prompt, label or identifier.
  ///   - submits: return is pressed after the text.
  /// - Throws: `QueryFailure` with the screen, also for a switch, a button or a row, which take no text.
  public func type(_ text: String, into query: Query, submits: Bool = false) async throws {
    try await press(field(query, taking: text), query, text: text, submits: submits)
  }

  /// Goes back: by the back button, or out of a sheet.
  ///
  /// - Throws: `QueryFailure` if the screen has no way back.
  public func back() async throws {
    try perform("go back") { () throws(Refusal) in _ = try runtime.back() }
    await turns()
  }

  /// Opens a URL as if the system had handed it over.
  ///
  /// - Throws: `QueryFailure` if nothing takes it, with the reason.
  public func open(_ url: String) async throws {
    try perform("open \(url)") { () throws(Refusal) in _ = try runtime.open(url: url) }
    await turns()
  }

  /// Shows the scene on another device, or turns it: columns collapse and expand.
  ///
  /// - Throws: `NoSuchLocale` for a locale that is none.
  public func resize(_ device: TestDevice) async throws {
    try device.check()
    let request = EnvironmentRequest(from: self.device.environment, to: device.environment)
    try perform("resize") { () throws(Refusal) in try apply([.setEnvironment(request)]) }
    self.device = device
    await turns()
  }

  private func press(
    _ element: TestElement, _ query: Query, text: String? = nil, submits: Bool = true
  ) async throws {
    guard let id = element.node.id else {
      throw failure(.takesNoPress(query, element.description))
    }
    try perform("press \(query)") { () throws(Refusal) in
      _ = try runtime.tap(.id(id), text: text, submits: submits)
    }
    await turns()
  }

  private func perform(_ name: String, _ action: () throws(Refusal) -> Void) throws {
    do { try action() } catch { throw failure(.refused(name, error.description)) }
  }
}
