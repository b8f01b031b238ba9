import Colonnade

struct GeneralSettings: View {
  @State private var name = "Ada's phone"
  @State private var language = "English"
  @State private var unit = "Metric"
  @State private var isResetting = false

  var body: some View {
    Form {
      Section {
        LabeledContent("Version", value: "18.1")
        TextField("Name", text: $name)
      }
      Section("Language and region") {
        Picker("Language", selection: $language) {
          ForEach(["English", "Français", "日本語"], id: \.self) { Text($0) }
        }
        Picker("Units", selection: $unit) {
          ForEach(["Metric", "Imperial"], id: \.self) { Text($0) }
        }
        .pickerStyle(.inline)
      }
      Section {
        Button("Reset all settings", role: .destructive) { isResetting = true }
      } footer: {
        Text("No data or media is deleted.")
      }
    }
    .confirmationDialog("Reset all settings?", isPresented: $isResetting, titleVisibility: .visible)
    {
      Button("Reset", role: .destructive) { name = "Phone" }
    }
  }
}

struct DisplaySettings: View {
  @State private var appearance = "Light"
  @State private var brightness = 0.7
  @State private var isBold = false
  @State private var tint = Color.blue

  var body: some View {
    Form {
      Section("Appearance") {
        Picker("Appearance", selection: $appearance) {
          ForEach(["Light", "Dark", "Automatic"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        ColorPicker("Tint", selection: $tint)
      }
      Section("Brightness") {
        Slider(value: $brightness, in: 0...1) { Text("Brightness") }
      }
      Section {
        Toggle("Bold text", isOn: $isBold)
      }
    }
  }
}

struct SoundSettings: View {
  @State private var volume = 5
  @State private var vibrates = true
  @State private var isOpen = false
  @State private var tone = "Reflection"

  var body: some View {
    Form {
      Stepper("Volume: \(volume)", value: $volume, in: 0...10)
      Toggle("Vibrate on ring", isOn: $vibrates).tint(.orange)
      DisclosureGroup("More tones", isExpanded: $isOpen) {
        Text("Apex")
        Text("Beacon")
      }
      Picker("Ringtone", selection: $tone) {
        ForEach(["Reflection", "Opening", "Radar"], id: \.self) { Text($0) }
      }
      .pickerStyle(.navigationLink)
    }
  }
}

struct ScheduleSettings: View {
  @State private var start = Date(timeIntervalSince1970: 1_767_603_600)
  @State private var day = Date(timeIntervalSince1970: 1_767_603_600)
  @State private var isRepeating = true

  var body: some View {
    Form {
      DatePicker("Starts", selection: $start)
      DatePicker("Time", selection: $start, displayedComponents: .hourAndMinute)
      DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.graphical)
      Toggle("Repeat", isOn: $isRepeating)
    }
  }
}

struct StorageSettings: View {
  @State private var isOptimised = true

  var body: some View {
    Form {
      Section {
        VStack(alignment: .leading, spacing: 8) {
          HStack {
            Text("Phone").font(.headline)
            Spacer()
            Text("92 of 128 GB").font(.subheadline).foregroundStyle(.secondary)
          }
          ProgressView(value: 0.72)
        }
        Gauge(value: 0.72) { Text("Used") }
      }
      Section {
        Toggle("Optimise photos", isOn: $isOptimised)
        HStack {
          Text("Looking for large files")
          Spacer()
          ProgressView()
        }
        Menu("Sort by") {
          Button("Size") {}
          Button("Name") {}
        }
      }
    }
  }
}

struct AccountSettings: View {
  @State private var mail = "ada@example.com"
  @State private var password = ""
  @State private var bio = "The first programs."

  var body: some View {
    Form {
      Section("Sign in") {
        TextField("Mail", text: $mail).textFieldStyle(.roundedBorder)
        SecureField("Password", text: $password)
      }
      Section("About") {
        TextEditor(text: $bio).frame(minHeight: 80)
      }
      Section {
        Link("Privacy", destination: URL(filePath: "/privacy"))
        Button("Sign in") {}.buttonStyle(.borderedProminent).frame(maxWidth: .infinity)
      }
    }
  }
}
