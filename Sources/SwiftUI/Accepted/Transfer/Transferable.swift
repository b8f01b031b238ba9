import Foundation
import UniformTypeIdentifiers

/// A value that can be dragged, shared or copied; nothing of that happens here.
///
/// Source: Apple, CoreTransferable `Transferable`.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  /// The forms in which the value goes to others.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which a value goes to others; accepted, and has no effect here.
public protocol TransferRepresentation: Sendable {
  associatedtype Item: Transferable
}

/// Builds the forms of a value.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Takes one form.
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }
  /// Keeps the first of several forms.
  public static func buildBlock<R: TransferRepresentation, each Rest: TransferRepresentation>(
    _ first: R, _ rest: repeat each Rest
  ) -> R where R.Item == Item { first }
}

/// The form of a `Codable` value; accepted, and has no effect here.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Creates the form.
  public init(contentType: UTType) {}
  /// Creates the form of a type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// The form of another value; accepted, and has no effect here.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  /// Creates the form.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  /// Creates the form.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
  /// Creates the form.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
}

/// The form of bytes; accepted, and has no effect here.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates the form.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  /// Creates the form.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Creates the form.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// The form of a file; accepted, and has no effect here.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates the form.
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  /// Creates the form.
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// Creates the form.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that goes to others.
public struct SentTransferredFile: Sendable {
  /// Its place.
  public let file: URL
  /// Names the file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that comes from others.
public struct ReceivedTransferredFile: Sendable {
  /// Its place.
  public let file: URL
  /// True for the file itself, false for a copy.
  public let isOriginalFile: Bool
}

extension String: Transferable {
  /// The form of text.
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(for: String.self, contentType: .plainText)
  }
}

extension URL: Transferable {
  /// The form of a URL.
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(for: URL.self, contentType: .url)
  }
}

extension Data: Transferable {
  /// The form of bytes.
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(for: Data.self, contentType: .data)
  }
}

extension Image: Transferable {
  /// The form of a picture.
  public nonisolated static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(exportedContentType: .image) { _ in Data() }
  }
}

extension Color: Transferable {
  /// The form of a colour.
  public nonisolated static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(exportedContentType: .data) { _ in Data() }
  }
}

/// A look of what is shared; accepted, and has no effect here.
public struct SharePreview<Image, Icon> {
  /// Creates a preview.
  public init(_ title: Text, image: Image, icon: Icon)
  where Image: Transferable, Icon: Transferable {}
  /// Creates a preview.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon)
  where Image: Transferable, Icon: Transferable {}
  /// Creates a preview.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon)
  where Image: Transferable, Icon: Transferable {}
  /// Creates a preview.
  public init(_ titleKey: LocalizedStringKey, image: Image)
  where Image: Transferable, Icon == Never {}
  /// Creates a preview.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image)
  where Image: Transferable, Icon == Never {}
  /// Creates a preview.
  public init(_ title: Text, image: Image) where Image: Transferable, Icon == Never {}
  /// Creates a preview.
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
  /// Creates a preview.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
  /// Creates a preview.
  public init(_ title: Text) where Image == Never, Icon == Never {}
  /// Creates a preview.
  public init(_ titleKey: LocalizedStringKey, icon: Icon)
  where Image == Never, Icon: Transferable {}
  /// Creates a preview.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon)
  where Image == Never, Icon: Transferable {}
  /// Creates a preview.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon)
  where Image == Never, Icon: Transferable {}
  /// Creates a preview.
  public init(_ title: Text, icon: Icon) where Image == Never, Icon: Transferable {}
}
