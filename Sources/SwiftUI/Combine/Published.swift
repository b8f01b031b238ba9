/// A property of an observable object; a write first announces that the object will change.
///
/// Source: Apple, Combine `Published`.
@propertyWrapper
public struct Published<Value> {
  private let box: PublishedBox<Value>

  /// Creates a published property with its first value.
  public init(wrappedValue: Value) {
    box = PublishedBox(wrappedValue)
  }

  /// Creates a published property with its first value.
  public init(initialValue: Value) {
    box = PublishedBox(initialValue)
  }

  /// Never used: the property wraps a value of a class, which is reached by its object.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    set { box.value = newValue }
  }

  /// The property's values, the present one first, each before it is set.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set {}
  }

  /// The property's values, of an object that is notified when `assign(to:)` writes them; the
  /// compiler calls it.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let box = object[keyPath: storageKeyPath].box
      box.willChange = { [weak object] in (object as? any ObservableObject)?.willChange() }
      return Publisher(box: box)
    }
    set {}
  }

  /// Reads the value, or announces the object's change, if it is observable, and writes it. The
  /// compiler calls it.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set {
      let publisher = (object as? any ObservableObject)?.willChange()
      object[keyPath: storageKeyPath].box.set(newValue)
      // In the meantime the main thread can have rendered the old value.
      if !isOnMain { publisher?.dependents.invalidate() }
    }
  }

  /// Publishes a property's values, each before it is set.
  ///
  /// Source: Apple, Combine `Published.Publisher`.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let box: PublishedBox<Value>

    /// Attaches a subscriber, which gets the present value first.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      box.add(subscriber)
    }
  }
}

extension ObservableObject {
  /// Announces, by the object's own publisher, that it is about to change.
  @discardableResult
  fileprivate func willChange() -> ObservableObjectPublisher? {
    let publisher = objectWillChange as? ObservableObjectPublisher
    publisher?.send()
    return publisher
  }
}

/// The storage of a published value.
final class PublishedBox<Value> {
  var value: Value
  /// Announces that the property's object is about to change; nil until the object has been seen.
  var willChange: (() -> Void)?
  /// Created with the first subscription.
  private var downstreams: Downstreams<Value, Never>?
  /// The subscriptions whose values are written here.
  private var sources: [AnyCancellable] = []

  init(_ value: Value) {
    self.value = value
  }

  func set(_ value: Value) {
    downstreams?.send(value)
    self.value = value
  }

  func add<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    let downstreams = downstreams ?? Downstreams()
    self.downstreams = downstreams
    downstreams.add(subscriber) { self.value }
  }

  /// Writes the values of a publisher for as long as the property lives.
  func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    sources.append(
      publisher.sink { [weak self] value in
        self?.willChange?()
        self?.set(value)
      })
  }
}
