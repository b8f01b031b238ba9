import SwiftUI

// Presentations in sequence: a sheet on a sheet, another after one is dismissed, and alerts.

struct SheetsApp: App {
  var body: some Scene {
    WindowGroup {
      SheetsView()
    }
  }
}

struct SheetsView: View {
  enum Modal: Identifiable {
    case terms
    case survey(question: Int)

    var id: String {
      switch self {
      case .terms: return "terms"
      case .survey(let question): return "survey\(question)"
      }
    }
  }

  struct Failure: LocalizedError {
    let code: Int
    var errorDescription: String? { "It failed." }
    var recoverySuggestion: String? { "Try again later." }
  }

  @State private var modal: Modal?
  @State private var showsFirst = false
  @State private var showsCover = false
  @State private var failure: Failure?
  @State private var showsFailure = false
  @State private var wantsThanks = false
  @State private var showsThanks = false
  @State private var choosesColor = false
  @State private var color = "none"

  var body: some View {
    NavigationView {
      List {
        Button("Sheet on a sheet") { showsFirst = true }
        Button("Survey") { modal = .survey(question: 1) }
        Button("Terms") { modal = .terms }
        Button("Cover") { showsCover = true }
        Button("Fail") {
          failure = Failure(code: 7)
          showsFailure = true
        }
        Button("Color: \(color)") { choosesColor = true }
        NavigationLink("Further") {
          SheetLess()
        }
      }
      .navigationTitle("Sheets")
      .actionSheet(isPresented: $choosesColor) {
        ActionSheet(
          title: Text("Color"), message: nil,
          buttons: [
            .default(Text("Red")) { color = "red" },
            .destructive(Text("None")) { color = "none" },
            .cancel(),
          ])
      }
    }
    .navigationViewStyle(.stack)
    .sheet(isPresented: $showsFirst) { FirstSheet() }
    .sheet(item: $modal, onDismiss: afterModal) { modal in
      switch modal {
      case .terms:
        Text("Be nice.").presentationDetents([.medium])
      case .survey(let question):
        SurveyView(question: question, modal: $modal, wantsThanks: $wantsThanks)
      }
    }
    .fullScreenCover(isPresented: $showsCover) { CoverView() }
    .alert(isPresented: $showsFailure, error: failure) { failure in
      Button("Retry \(failure.code)") {}
      Button("Cancel", role: .cancel) {}
    } message: { failure in
      Text(failure.recoverySuggestion ?? "")
    }
    .alert("Thank you", isPresented: $showsThanks) {}
  }

  private func afterModal() {
    guard wantsThanks else { return }
    wantsThanks = false
    showsThanks = true
  }
}

struct FirstSheet: View {
  @State private var showsSecond = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack {
        Button("Second sheet") { showsSecond = true }
        NavigationLink("Push") { Text("Pushed").navigationTitle("Pushed") }
      }
      .navigationTitle("First")
      .toolbar { Button("Close") { dismiss() } }
      .sheet(isPresented: $showsSecond) {
        SecondSheet(dismissAll: { dismiss() })
      }
    }
  }
}

struct SecondSheet: View {
  let dismissAll: () -> Void
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack {
      Text(isPresented ? "Second" : "Nowhere")
      Button("Close this") { dismiss() }
      Button("Close all", action: dismissAll)
    }
  }
}

struct SurveyView: View {
  let question: Int
  @Binding var modal: SheetsView.Modal?
  @Binding var wantsThanks: Bool

  var body: some View {
    VStack {
      Text("Question \(["A", "B"][question - 1])")
      if question == 1 {
        Button("Next question") { modal = .survey(question: 2) }
      }
      Button("Send") {
        wantsThanks = true
        modal = nil
      }
    }
  }
}

struct CoverView: View {
  @Environment(\.presentationMode) private var presentationMode
  @State private var asks = false

  var body: some View {
    ZStack {
      Color.black.edgesIgnoringSafeArea(.all)
      Button("Leave") { asks = true }
    }
    .confirmationDialog("Leave?", isPresented: $asks) {
      Button("Yes") { presentationMode.wrappedValue.dismiss() }
    }
  }
}

struct SheetLess: View {
  @State private var renames = false
  @State private var name = "Old name"

  var body: some View {
    VStack {
      Text(name)
      Button("Rename") { renames = true }
    }
    .alert("Rename", isPresented: $renames) {
      TextField("Name", text: $name)
      Button("OK") {}
    } message: {
      Text("Choose another name.")
    }
    .navigationTitle("Further")
  }
}
