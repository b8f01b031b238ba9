import OrderedJSON
import Platform
import Synchronization

extension NavigationPath {
  /// The form in which the path is saved; nil while one of its elements is not codable.
  ///
  /// If nil, `diagnostics` gets SwiftUI's message (Point-Free, blog post 78). Reading it neither
  /// walks the path nor encodes anything.
  public var codable: CodableRepresentation? {
    codable(.declared)
  }

  /// True if `codable` is not nil; `diagnostics` gets no message.
  public var isCodable: Bool { uncodableCount == 0 }

  /// The rule for which elements count as codable. SwiftUI's rule for code that is generic only
  /// over `Hashable` is not established.
  public enum Codability: Sendable {
    /// Elements whose type the compiler knew to be codable when they were appended.
    case declared
    /// Also elements whose type is found to be codable when the representation is created.
    case probed
  }

  /// The form in which the path is saved under a rule for what counts as codable.
  public func codable(_ rule: Codability) -> CodableRepresentation? {
    if isCodable { return CodableRepresentation(elements: storage) }
    let elements = rule == .probed ? PathStorage(storage.lazy.map { $0.probed() }) : storage
    guard let culprit = elements.first(where: { !$0.isCodable }) else {
      return CodableRepresentation(elements: elements)
    }
    Self.diagnostics(Self.notCodableMessage(about: culprit))
    return nil
  }

  /// The first element, from the root, that keeps the path from being saved, with its index.
  public var firstUncodable: (index: Int, element: Element)? {
    guard !isCodable, let index = storage.firstIndex(where: { !$0.isCodable }) else { return nil }
    return (index, storage[index])
  }

  /// The line that SwiftUI logs about an element that is not codable.
  public static func notCodableMessage(about element: Element) -> String {
    "Cannot create CodableRepresentation of navigation path, because presented value of type "
      + "“\(element.shortTypeName)” is not Codable."
  }

  /// The receiver of log lines: standard error, each once, unless a task says otherwise. A view can
  /// read `codable` at each rendering, and clients of a server make it render.
  @TaskLocal public static var diagnostics: @Sendable (String) -> Void = { line in
    guard linesWritten.withLock({ $0.insert(UTF8String(line)).inserted }) else { return }
    Descriptor.standardError.write(Array((line + "\n").utf8))
  }
}

extension NavigationPath.Element {
  /// The element as codable, if its static type turns out to be.
  func probed() -> Self {
    guard !isCodable else { return self }
    switch content {
    case .scalar, .stored: return Self(content: content, isCodable: true)
    case .live(let value): return value.probed() ?? self
    }
  }
}

extension LiveValue {
  fileprivate func probed() -> NavigationPath.Element? {
    guard let type = Value.self as? any (Hashable & Codable).Type else { return nil }
    return wrap(as: type)
  }

  private func wrap<T: Hashable & Codable>(as type: T.Type) -> NavigationPath.Element? {
    value(as: type).map { NavigationPath.Element($0) }
  }
}

private let linesWritten = Mutex<Set<UTF8String>>([])
