import SwiftUI

// A settings screen with every kind of control, and values kept in the app's defaults.

struct PreferencesApp: App {
  @AppStorage("preferences.theme") private var theme = PreferencesTheme.system

  var body: some Scene {
    WindowGroup {
      PreferencesView()
        .preferredColorScheme(theme.colorScheme)
        .tint(.indigo)
    }
  }
}

enum PreferencesTheme: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: String { rawValue }

  var title: LocalizedStringKey {
    switch self {
    case .system: return "System"
    case .light: return "Light"
    case .dark: return "Dark"
    }
  }

  var colorScheme: ColorScheme? {
    switch self {
    case .system: return nil
    case .light: return .light
    case .dark: return .dark
    }
  }
}

struct PreferencesView: View {
  @AppStorage("preferences.theme") private var theme = PreferencesTheme.system
  @AppStorage("preferences.name") private var name = ""
  @AppStorage("preferences.notifications") private var allowsNotifications = true
  @AppStorage("preferences.reminderHour") private var reminderHour = 9
  @AppStorage("preferences.volume") private var volume = 0.5
  @State private var birthday = Date(timeIntervalSinceReferenceDate: 0)
  @State private var color = Color.indigo
  @State private var asksToReset = false
  @State private var advancedIsExpanded = false

  private var version: String {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "1.0"
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          NavigationLink {
            ProfileEditor(name: $name, birthday: $birthday)
          } label: {
            HStack(spacing: 12) {
              Image(systemName: "person.crop.circle.fill")
                .font(.largeTitle)
                .symbolRenderingMode(.hierarchical)
              VStack(alignment: .leading) {
                Text(name.isEmpty ? "Your name" : name)
                Text("Profile").font(.caption).foregroundColor(.secondary)
              }
            }
          }
        }

        Section("Appearance") {
          Picker("Theme", selection: $theme) {
            ForEach(PreferencesTheme.allCases) { theme in
              Text(theme.title).tag(theme)
            }
          }
          .pickerStyle(.navigationLink)
          ColorPicker("Accent", selection: $color)
        }

        Section {
          Toggle(isOn: $allowsNotifications.animation()) {
            Label("Notifications", systemImage: "bell.badge")
          }
          if allowsNotifications {
            Stepper("At \(reminderHour) o'clock", value: $reminderHour, in: 0...23)
          }
          Slider(value: $volume) {
            Text("Volume")
          } minimumValueLabel: {
            Image(systemName: "speaker")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3")
          } onEditingChanged: { _ in
          }
        } header: {
          Text("Notifications")
        } footer: {
          Text("You can change this at any time.")
        }

        DisclosureGroup("Advanced", isExpanded: $advancedIsExpanded) {
          LabeledContent("Version", value: version)
          LabeledContent {
            Text(volume, format: .percent)
          } label: {
            Text("Volume")
          }
          NavigationLink("Licenses") { LicensesView() }
        }

        Section {
          Button("Reset all settings", role: .destructive) { asksToReset = true }
        }
      }
      .navigationTitle("Settings")
      .confirmationDialog(
        "Reset all settings?", isPresented: $asksToReset, titleVisibility: .visible
      ) {
        Button("Reset", role: .destructive, action: reset)
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This can't be undone.")
      }
    }
  }

  private func reset() {
    theme = .system
    name = ""
    allowsNotifications = true
    reminderHour = 9
    volume = 0.5
  }
}

struct ProfileEditor: View {
  @Binding var name: String
  @Binding var birthday: Date
  @Environment(\.dismiss) private var dismiss

  private var range: ClosedRange<Date> {
    Date.distantPast...Date(timeIntervalSinceReferenceDate: 1_000_000_000)
  }

  var body: some View {
    Form {
      TextField("Name", text: $name, prompt: Text("Required"))
        .textContentType(.name)
      DatePicker("Birthday", selection: $birthday, in: range, displayedComponents: .date)
        .datePickerStyle(.compact)
      Button("Save") { dismiss() }
        .disabled(name.isEmpty)
    }
    .navigationTitle("Profile")
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct LicensesView: View {
  private let licenses = ["Alamofire": "MIT", "Kingfisher": "MIT", "SnapKit": "MIT"]

  var body: some View {
    List {
      ForEach(licenses.sorted(by: <), id: \.key) { name, license in
        NavigationLink(name) {
          ScrollView { Text("\(name) is under the \(license) license.").textSelection(.enabled) }
            .navigationTitle(name)
        }
      }
    }
    .navigationTitle("Licenses")
  }
}
