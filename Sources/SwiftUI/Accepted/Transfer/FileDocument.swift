import Foundation
import UniformTypeIdentifiers

/// A file with its bytes, as documents are read and written; no panel shows one here.
///
/// Source: Apple, `FileWrapper`.
public final class FileWrapper {
  /// The bytes of the file.
  public let regularFileContents: Data?
  /// The name of the file.
  public var filename: String?
  /// Creates a file.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// Its type.
  public let contentType: UTType
  /// Its bytes.
  public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// Its type.
  public let contentType: UTType
  /// The file there is.
  public let existingFile: FileWrapper?
}

/// A document that is a value; it is neither read nor written here.
///
/// Source: Apple, `FileDocument`.
public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that it can be written to.
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  /// The document as a file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object; it is neither read nor written here.
///
/// Source: Apple, `ReferenceFileDocument`.
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that it can be written to.
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  /// The content at this moment.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// The content as a file.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The options of a panel of files; accepted, and has no effect here.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Accepted; has no effect here.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Accepted; has no effect here.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// Accepted; has no effect here.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
