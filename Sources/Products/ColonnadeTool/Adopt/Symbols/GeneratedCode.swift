/// The Swift files that Xcode generates of catalogues.
struct GeneratedCode {
  private(set) var files: [(name: String, text: String)] = []
  /// Sentences about names that were left out.
  private(set) var report: [String] = []

  /// - Parameters:
  ///   - resources: the paths of an app's resources.
  ///   - settings: the settings of its target; nil if it has no project.
  init(of resources: [String], _ settings: BuildSettings?, for platform: AdoptedPlatform) {
    if settings?["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO" {
      let symbols = AssetSymbols(of: resources.filter { $0.hasSuffix(".xcassets") })
      let extensions = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"
      add(
        symbols.code(extending: settings?.isOn(extensions) == true ? platform : nil),
        named: "GeneratedAssetSymbols.swift", symbols.repeated)
    }
    if settings?["STRING_CATALOG_GENERATE_SYMBOLS"] != "NO" {
      let symbols = StringSymbols(of: resources.filter { $0.hasSuffix(".xcstrings") })
      add(symbols.code, named: "GeneratedStringSymbols.swift", symbols.repeated)
    }
  }

  private mutating func add(_ code: String?, named name: String, _ repeated: [String]) {
    guard let code else { return }
    files.append((name, code))
    report += repeated.map { "\(name): “\($0)” has the symbol of another one" }
  }
}
