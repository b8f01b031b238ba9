import AppResources
import OrderedJSON
import Transport
import WireProtocol

/// The files and documents that a server serves.
extension Service {
  static func routes(_ options: ServeOptions) throws -> Routes {
    guard let folder = InstalledFolder.page(options.publicFolder) else {
      throw UsageError("The dashboard's files are not found; give their folder with --public.")
    }
    let documentation = try DocumentationSite(
      folder: InstalledFolder.documentation(options.docsFolder))
    if options.supervision.watchedThrough != nil {
      return lateRoutes(options, folder, documentation)
    }
    var files = try StaticFiles(folder: folder)
    guard files.paths.contains("/index.html") else {
      throw UsageError("\(folder) isn't the dashboard's folder: it has no index.html.")
    }
    files.addLanguages()
    var reference = StaticFiles()
    reference.add("/protocol.json", Reference.document.serialized())
    reference.addClients(from: &files)
    let symbols = SymbolPictures()
    reference.add(SymbolPictures.listPath, symbols.list)
    let assets = AssetPictures(.ofApp)
    let plainReason =
      options.servesPlainPage ? nil : files.pack(with: reference, showsIcon: !assets.hasIcon)
    // The path of a file says who the user is, and leads only this machine's editors to it.
    let sources =
      try options.sourceFolder.map {
        try SourceFiles(folder: $0, tellsPaths: options.isLoopback)
      } ?? SourceFiles()
    return Routes(
      files: files, reference: reference, symbols: symbols, assets: assets,
      documentation: documentation, sources: sources,
      plainReason: plainReason)
  }

  /// The routes of an app that is rebuilt often: nothing is read before a client asks for it, and
  /// the page is sent file by file, so that a page opened before finds the same files.
  static func lateRoutes(
    _ options: ServeOptions, _ folder: String, _ documentation: DocumentationSite
  ) -> Routes {
    var reference = StaticFiles()
    let symbols = SymbolPictures()
    reference.add(SymbolPictures.listPath, symbols.list)
    var routes = Routes(
      files: StaticFiles(), reference: reference, symbols: symbols, assets: AssetPictures(.ofApp),
      documentation: documentation)
    routes.lateFiles = LateFiles {
      var files = (try? StaticFiles(folder: folder)) ?? StaticFiles()
      files.add("/protocol.json", Reference.document.serialized())
      files.buildClients()
      files.addLanguages()
      return files
    }
    if let folder = options.sourceFolder {
      routes.lateSources = LateFiles {
        (try? SourceFiles(folder: folder, tellsPaths: options.isLoopback)) ?? SourceFiles()
      }
    }
    return routes
  }
}
