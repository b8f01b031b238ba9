import Foundation
import OrderedJSON

/// Values by name that outlive the views: of one scene, or of the whole app.
@MainActor
public final class StoredValues {
  /// The app's values, which all its scenes share.
  public static let ofApp = StoredValues()
  /// The app's values for the scene whose code runs.
  package static var current: StoredValues { SceneContext.current?.appValues ?? .ofApp }

  /// Called after a view has written a value; nil if it was removed. A new closure is called at once
  /// for what was written while there was none.
  public var onChange: ((_ key: String, _ value: JSONValue?) -> Void)? {
    didSet { reportUnreported() }
  }
  /// Called after all values were replaced.
  package var onReplace: (() -> Void)?
  /// An object that keeps something of its own among the values, for as long as they exist.
  package var tenant: AnyObject?
  private var unreported: Set<String> = []
  private var values: [String: JSONValue]
  private var dependents: [String: Dependents] = [:]

  /// Creates storage with these values.
  public nonisolated init(_ values: [String: JSONValue] = [:]) { self.values = values }

  /// All stored values. Setting them reports nothing, but views that read them are rendered again.
  public var contents: [String: JSONValue] {
    get { values }
    set {
      values = newValue
      unreported = []
      for dependent in dependents.values { dependent.invalidate() }
      onReplace?()
    }
  }

  package func value(for key: String) -> JSONValue? {
    let known = dependents[key] ?? Dependents()
    dependents[key] = known
    known.recordRead()
    return values[key]
  }

  package func set(_ value: JSONValue?, for key: String) {
    guard values[key] != value else { return }
    values[key] = value
    dependents[key]?.invalidate()
    if let onChange { onChange(key, value) } else { unreported.insert(key) }
  }

  private func reportUnreported() {
    guard let onChange, !unreported.isEmpty else { return }
    let keys = unreported.sorted()
    unreported = []
    for key in keys { onChange(key, values[key]) }
  }
}
