import SwiftUI

// Folders in folders: recursive links, an outline, hierarchical lists, and sorting from a menu.

struct FilesApp: App {
  var body: some Scene {
    WindowGroup {
      FilesTabs()
    }
  }
}

struct FileItem: Identifiable, Hashable {
  let name: String
  var children: [FileItem]?
  var size = 0

  var id: String { name }
  var isFolder: Bool { children != nil }
  var icon: String { isFolder ? "folder" : "doc" }

  static let root = FileItem(
    name: "Documents",
    children: [
      FileItem(
        name: "Work",
        children: [
          FileItem(name: "Plan.txt", size: 12),
          FileItem(name: "Old", children: [FileItem(name: "Draft.txt", size: 3)]),
        ]),
      FileItem(name: "Empty", children: []),
      FileItem(name: "Notes.txt", size: 40),
    ])
}

enum FileOrder: String, CaseIterable, Identifiable {
  case name, size
  var id: Self { self }

  func sort(_ items: [FileItem]) -> [FileItem] {
    switch self {
    case .name: items.sorted { $0.name < $1.name }
    case .size: items.sorted { $0.size > $1.size }
    }
  }
}

struct FilesTabs: View {
  var body: some View {
    TabView {
      NavigationStack {
        FolderView(folder: .root)
          .navigationDestination(for: FileItem.self) { item in
            if item.isFolder { FolderView(folder: item) } else { FileView(file: item) }
          }
      }
      .tabItem { Label("Browse", systemImage: "folder") }

      NavigationStack {
        List([FileItem.root], children: \.children) { item in
          Label(item.name, systemImage: item.icon)
        }
        .navigationTitle("Outline")
      }
      .tabItem { Label("Outline", systemImage: "list.bullet.indent") }

      FolderDisclosure(folder: .root)
        .tabItem { Label("Tree", systemImage: "tree") }
    }
  }
}

struct FolderView: View {
  let folder: FileItem
  @AppStorage("files.order") private var order = FileOrder.name
  @State private var showsInfo: FileItem?

  var body: some View {
    List {
      ForEach(order.sort(folder.children ?? [])) { item in
        NavigationLink(value: item) {
          Label(item.name, systemImage: item.icon)
        }
        .contextMenu {
          Button("Info of \(item.name)") { showsInfo = item }
        }
      }
    }
    .overlay {
      if folder.children?.isEmpty == true {
        ContentUnavailableView("Empty folder", systemImage: "folder")
      }
    }
    .navigationTitle(folder.name)
    .toolbarTitleMenu {
      Button("Rename") {}
    }
    .toolbar {
      ToolbarItem(placement: .secondaryAction) {
        Menu("Sort", systemImage: "arrow.up.arrow.down") {
          Picker("Order", selection: $order) {
            ForEach(FileOrder.allCases) { Text($0.rawValue.capitalized) }
          }
        }
      }
    }
    .sheet(item: $showsInfo) { item in
      FileInfo(file: item)
        .presentationDetents([.fraction(0.3)])
    }
  }
}

struct FileView: View {
  let file: FileItem

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: file.icon).imageScale(.large)
      Text(Int64(file.size), format: .byteCount(style: .file))
    }
    .navigationTitle(file.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct FileInfo: View {
  let file: FileItem

  var body: some View {
    GroupBox(label: Label(file.name, systemImage: file.icon)) {
      Text("\(file.size) KB")
      ControlGroup {
        Button("Duplicate") {}
        Button("Share") {}
      }
    }
    .padding()
  }
}

struct FolderDisclosure: View {
  let folder: FileItem
  @State private var isExpanded = true

  var body: some View {
    List {
      DisclosureGroup(folder.name, isExpanded: $isExpanded) {
        OutlineGroup(folder.children ?? [], children: \.children) { item in
          Text(item.name)
        }
      }
    }
    .listStyle(.sidebar)
  }
}
