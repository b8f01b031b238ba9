import Foundation

// Parts of SwiftUI that are not here: named, so that the compiler says it in a sentence.

/// Not supported: objects of Core Data.
@available(*, unavailable, message: "Colonnade has no Core Data. Use SwiftData, or a model.")
@propertyWrapper
public struct FetchRequest<Result> {
  /// Not supported.
  public var wrappedValue: [Result] { [] }
  /// Not supported.
  public init(entity: Any? = nil, sortDescriptors: [Any], predicate: Any? = nil) {}
}

/// Not supported: what a `FetchRequest` finds.
@available(*, unavailable, message: "Colonnade has no Core Data. Use SwiftData, or a model.")
public typealias FetchedResults<Result> = [Result]

/// Not supported: objects of Core Data, in sections.
@available(*, unavailable, message: "Colonnade has no Core Data. Use SwiftData, or a model.")
@propertyWrapper
public struct SectionedFetchRequest<Section, Result> {
  /// Not supported.
  public var wrappedValue: [Result] { [] }
  /// Not supported.
  public init(
    sectionIdentifier: KeyPath<Result, Section>, sortDescriptors: [Any], predicate: Any? = nil
  ) {}
}

/// Not supported: a view of AppKit.
@available(
  *, unavailable,
  message: "Colonnade has no views of AppKit: #if canImport(AppKit) is true, #if os(macOS) is not."
)
public protocol NSViewRepresentable {}

/// Not supported: a controller of AppKit.
@available(
  *, unavailable,
  message: "Colonnade has no views of AppKit: #if canImport(AppKit) is true, #if os(macOS) is not."
)
public protocol NSViewControllerRepresentable {}

/// Not supported: a view in a cell of UIKit.
@available(*, unavailable, message: "Colonnade runs no views of UIKit: use List.")
public struct UIHostingConfiguration<Content> {
  /// Not supported.
  public init(content: () -> Content) {}
}
