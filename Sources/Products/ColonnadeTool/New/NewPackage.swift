import Foundation
import Serving

/// A package with one app, its sources and a test.
struct NewPackage {
  let name: String
  /// The path of the checkout, perhaps from the package's folder on.
  let colonnade: String

  /// - Throws: one sentence if the folder holds something or cannot be written.
  func write(to folder: String) throws(UsageError) {
    let there = try? FileManager.default.contentsOfDirectory(atPath: folder)
    if there?.isEmpty == false { throw UsageError("\(folder) holds files: choose another folder.") }
    if there == nil && FileManager.default.fileExists(atPath: folder) {
      throw UsageError("\(folder) is not a folder that can be written.")
    }
    do {
      for (path, text) in files { try write(text, to: "\(folder)/\(path)") }
    } catch {
      throw UsageError("\(folder) cannot be written.")
    }
  }

  private func write(_ text: String, to path: String) throws {
    let parent = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  private var files: KeyValuePairs<String, String> {
    [
      "Package.swift": manifest,
      "Sources/\(name)/\(name)App.swift": app,
      "Sources/\(name)/Park.swift": model,
      "Sources/\(name)/ParksView.swift": views,
      "Tests/\(name)Tests/\(name)Tests.swift": test,
      ".gitignore": ".build/\n",
    ]
  }

  private var scheme: String { name.lowercased() }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    /// The checkout of Colonnade, from this folder on; COLONNADE_PATH in the environment names another.
    let colonnade = Context.environment["COLONNADE_PATH"] ?? \(Checkout.quoted(colonnade))

    /// SwiftUI itself on Apple's platforms, Colonnade's product of that name on Linux.
    let swiftUI = Target.Dependency.product(
      name: "SwiftUI", package: "colonnade", condition: .when(platforms: [.linux]))

    /// Tests of the navigation run on Linux.
    let testing = Target.Dependency.product(
      name: "NavigationTesting", package: "colonnade", condition: .when(platforms: [.linux]))

    let package = Package(
      name: "\(name)",
      platforms: [.iOS(.v17), .macOS(.v14)],
      dependencies: [.package(name: "colonnade", path: colonnade)],
      targets: [
        .executableTarget(
          name: "\(name)", dependencies: [swiftUI],
          swiftSettings: [
            // As with Xcode, a file that imports Foundation alone finds Combine, @Observable and URLSession.
            .unsafeFlags(
              ["-Xfrontend", "-import-module", "-Xfrontend", "FoundationExports"],
              .when(platforms: [.linux])),
            // Xcode writes these into a new project.
            .defaultIsolation(MainActor.self),
            .enableUpcomingFeature("DisableOutwardActorInference"),
            .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
            .enableUpcomingFeature("InferIsolatedConformances"),
            .enableUpcomingFeature("InferSendableFromCaptures"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
          ]),
        .testTarget(name: "\(name)Tests", dependencies: ["\(name)", testing]),
      ],
      swiftLanguageModes: [.v5]
    )

    """
  }

  private var app: String {
    """
    import SwiftUI

    @main
    struct \(name)App: App {
      var body: some Scene {
        WindowGroup { ParksView() }
      }
    }

    """
  }

  private var model: String {
    """
    import Foundation

    struct Park: Hashable, Identifiable {
      let id: String
      let name: String
      let trails: [Trail]

      static let all = [
        Park(
          id: "yosemite", name: "Yosemite",
          trails: [
            Trail(id: "mist", name: "Mist Trail"), Trail(id: "rim", name: "Rim Trail"),
          ]),
        Park(id: "zion", name: "Zion", trails: [Trail(id: "narrows", name: "The Narrows")]),
      ]
    }

    struct Trail: Hashable, Codable, Identifiable {
      let id: String
      let name: String
    }

    /// Where \(scheme)://zion/narrows leads: a park, and a trail in it where one is named.
    struct Destination {
      let park: Park
      let trail: Trail?

      init?(_ url: URL) {
        guard url.scheme == "\(scheme)", let park = Park.all.first(where: { $0.id == url.host })
        else { return nil }
        self.park = park
        trail = park.trails.first { $0.id == url.lastPathComponent }
      }
    }

    """
  }

  private var views: String {
    """
    import SwiftUI

    struct ParksView: View {
      @State private var park: Park?
      @State private var path: [Trail] = []

      var body: some View {
        NavigationSplitView {
          List(Park.all, selection: $park) { park in
            NavigationLink(park.name, value: park)
          }
          .navigationTitle("\(name)")
        } detail: {
          NavigationStack(path: $path) {
            TrailsView(park: park)
              .navigationDestination(for: Trail.self) { TrailView(trail: $0) }
          }
        }
        // On an iPhone, the scheme must also be in the app's Info.plist.
        .onOpenURL { url in
          guard let destination = Destination(url) else { return }
          park = destination.park
          path = destination.trail.map { [$0] } ?? []
        }
      }
    }

    struct TrailsView: View {
      let park: Park?

      var body: some View {
        if let park {
          List(park.trails) { trail in
            NavigationLink(trail.name, value: trail)
          }
          .navigationTitle(park.name)
        } else {
          ContentUnavailableView("Choose a park", systemImage: "tree")
        }
      }
    }

    struct TrailView: View {
      let trail: Trail

      var body: some View {
        Text("All about \\(trail.name)")
          .navigationTitle(trail.name)
      }
    }

    """
  }

  private var test: String {
    """
    import NavigationTesting
    import Testing

    @testable import \(name)

    @MainActor @Suite(.failsOnProblems) struct \(name)Tests {
      @Test func `a deep link opens a trail, and back leads to its park`() async throws {
        let app = try await TestScene { \(name)App() }
        try await app.open("\(scheme)://zion/narrows")
        #expect(app.screen.title == "The Narrows")
        #expect(app.path == [Trail(id: "narrows", name: "The Narrows")])
        try await app.tap("Back")
        #expect(app.screen.title == "Zion")
        try await app.tap("Back")
        #expect(app.screen.rows == ["Yosemite", "Zion"])
      }
    }

    """
  }
}
