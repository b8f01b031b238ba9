import Colonnade

/// Every control, each where a settings app has it.
struct SettingsScene: View {
  @State private var path: [SettingsPage] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section { AccountRow() }
        Section {
          ForEach(SettingsPage.allCases) { page in
            NavigationLink(value: page) { SettingsLabel(page: page) }
          }
        }
      }
      .navigationTitle("Settings")
      .navigationDestination(for: SettingsPage.self) { page in
        page.screen.navigationTitle(page.title).navigationBarTitleDisplayMode(.inline)
      }
    }
  }
}

enum SettingsPage: String, CaseIterable, Hashable, Codable, Identifiable {
  case general, display, sounds, schedule, storage, account

  var id: Self { self }
  var title: String { rawValue.capitalized }

  var symbol: String {
    switch self {
    case .general: "gear"
    case .display: "sun.max.fill"
    case .sounds: "speaker.wave.2.fill"
    case .schedule: "calendar"
    case .storage: "internaldrive.fill"
    case .account: "person.fill"
    }
  }

  var color: Color {
    switch self {
    case .general: .gray
    case .display: .blue
    case .sounds: .pink
    case .schedule: .orange
    case .storage: .indigo
    case .account: .green
    }
  }

  @MainActor @ViewBuilder var screen: some View {
    switch self {
    case .general: GeneralSettings()
    case .display: DisplaySettings()
    case .sounds: SoundSettings()
    case .schedule: ScheduleSettings()
    case .storage: StorageSettings()
    case .account: AccountSettings()
    }
  }
}

private struct SettingsLabel: View {
  let page: SettingsPage

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: page.symbol).font(.callout).foregroundStyle(.white)
        .frame(width: 29, height: 29)
        .background(page.color, in: RoundedRectangle(cornerRadius: 7))
      Text(page.title)
    }
  }
}

private struct AccountRow: View {
  var body: some View {
    HStack(spacing: 14) {
      Text("AL").font(.title3.weight(.semibold)).foregroundStyle(.white)
        .frame(width: 60, height: 60)
        .background(Color.gray.gradient, in: Circle())
      VStack(alignment: .leading, spacing: 2) {
        Text("Ada Lovelace").font(.title3)
        Text("Account, Storage, and Purchases").font(.footnote).foregroundStyle(.secondary)
      }
    }
  }
}
