import OrderedJSON
import SessionRecords

/// The values that an app keeps beside its sessions: `@AppStorage`.
@MainActor
public protocol AppValues: AnyObject {
  /// All values, by name.
  var contents: [String: JSONValue] { get set }
  /// Called after a value was written; nil if it was removed.
  var onChange: ((_ key: String, _ value: JSONValue?) -> Void)? { get set }
}

extension SessionStore {
  /// Restores an app's values, and stores their changes.
  func persist(_ values: any AppValues) {
    values.contents = appValues.compactMapValues { try? JSONValue(parsing: $0) }
    (self as? any SharedStore)?.onAppValue = { [weak values] key, value in
      values?.contents[key] = value.flatMap { try? JSONValue(parsing: $0) }
    }
    values.onChange = { [weak self] key, value in
      self?.setAppValue(value?.serialized(), forKey: key)
    }
  }
}

extension AppValues {
  /// Preserves the values: the result restores what they are now.
  func preserve() -> (() -> Void) {
    let (contents, listener) = (contents, onChange)
    onChange = nil
    return { [self] in
      self.contents = contents
      onChange = listener
    }
  }
}
