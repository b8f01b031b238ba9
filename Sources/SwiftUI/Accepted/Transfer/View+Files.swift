import Foundation
import UniformTypeIdentifiers

// Dragging, dropping and the panels of files: accepted, and without effect here. No panel is shown.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View
  where T: Transferable { self }
  /// Accepted; has no effect here.
  public nonisolated func draggable<V, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View where V: View, T: Transferable { self }
  /// Accepted; has no effect here.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View where T: Transferable { self }
  /// Accepted; has no effect here.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func onDrag<V>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View where V: View { self }
  /// Accepted; has no effect here.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func itemProvider(_ action: Optional<() -> NSItemProvider?>) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View
  where T: Transferable { self }
  /// Accepted; has no effect here.
  public nonisolated func cuttable<T>(for payloadType: T.Type = T.self, action: @escaping () -> [T])
    -> some View where T: Transferable
  { self }
  /// Accepted; has no effect here.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func fileDialogConfirmationLabel<S>(_ label: S) -> some View
  where S: StringProtocol { self }
  /// Accepted; has no effect here.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func fileDialogMessage<S>(_ message: S) -> some View where S: StringProtocol {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View where D: FileDocument { self }
  /// Accepted; has no effect here.
  public nonisolated func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View where D: ReferenceFileDocument { self }
  /// Accepted; has no effect here.
  public nonisolated func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where D: FileDocument { self }
  /// Accepted; has no effect here.
  public nonisolated func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where D: ReferenceFileDocument { self }
  /// Accepted; has no effect here.
  public nonisolated func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element: FileDocument { self }
  /// Accepted; has no effect here.
  public nonisolated func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element: ReferenceFileDocument { self }
  /// Accepted; has no effect here.
  public nonisolated func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, C.Element: FileDocument { self }
  /// Accepted; has no effect here.
  public nonisolated func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, C.Element: ReferenceFileDocument { self }
  /// Accepted; has no effect here.
  public nonisolated func fileExporter<T>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where T: Transferable { self }
  /// Accepted; has no effect here.
  public nonisolated func fileExporter<C, T>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, T: Transferable, T == C.Element { self }
  /// Accepted; has no effect here.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func fileExporterFilenameLabel<S>(_ label: S) -> some View
  where S: StringProtocol { self }
  /// Accepted; has no effect here.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func fileMover<C>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element == URL { self }
  /// Accepted; has no effect here.
  public nonisolated func fileMover<C>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View where C: Collection, C.Element == URL { self }
  /// Accepted; has no effect here.
  public nonisolated func navigationDocument<D>(_ document: D) -> some View where D: Transferable {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func navigationDocument<D>(_ document: D, preview: SharePreview<Never, Never>)
    -> some View where D: Transferable
  { self }
  /// Accepted; has no effect here.
  public nonisolated func navigationDocument<D, I>(_ document: D, preview: SharePreview<Never, I>)
    -> some View where D: Transferable, I: Transferable
  { self }
  /// Accepted; has no effect here.
  public nonisolated func navigationDocument<D, I>(_ document: D, preview: SharePreview<I, Never>)
    -> some View where D: Transferable, I: Transferable
  { self }
  /// Accepted; has no effect here.
  public nonisolated func navigationDocument<D, I1, I2>(
    _ document: D, preview: SharePreview<I1, I2>
  ) -> some View where D: Transferable, I1: Transferable, I2: Transferable { self }
}
