import SwiftUI

// Onboarding once, by a stored flag; pages, then a form, then the app.

struct WelcomeApp: App {
  @AppStorage("welcome.hasFinishedOnboarding") private var hasFinishedOnboarding = false

  var body: some Scene {
    WindowGroup {
      if hasFinishedOnboarding {
        WelcomeHome()
      } else {
        OnboardingFlow {
          withAnimation(.easeInOut) {
            hasFinishedOnboarding = true
          }
        }
      }
    }
  }
}

struct OnboardingPage: Identifiable {
  let id = UUID()
  let image: String
  let title: LocalizedStringKey
  let text: LocalizedStringKey

  static let all: [OnboardingPage] = [
    .init(image: "figure.walk", title: "Walk", text: "Count **every** step."),
    .init(image: "moon.stars", title: "Sleep", text: "Know your nights."),
    .init(image: "heart.fill", title: "Heart", text: "See how you do."),
  ]
}

struct OnboardingFlow: View {
  let onFinish: () -> Void
  @State private var page = 0
  @State private var showsForm = false

  var body: some View {
    NavigationStack {
      VStack {
        TabView(selection: $page) {
          ForEach(Array(OnboardingPage.all.enumerated()), id: \.element.id) { index, page in
            OnboardingPageView(page: page)
              .tag(index)
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .indexViewStyle(.page(backgroundDisplayMode: .always))

        Button(page == OnboardingPage.all.count - 1 ? "Get started" : "Next", action: advance)
          .buttonStyle(OnboardingButtonStyle())
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Skip", action: onFinish)
        }
      }
      .navigationDestination(isPresented: $showsForm) {
        OnboardingForm(onFinish: onFinish)
      }
    }
  }

  private func advance() {
    if page < OnboardingPage.all.count - 1 {
      withAnimation { page += 1 }
    } else {
      showsForm = true
    }
  }
}

struct OnboardingPageView: View {
  let page: OnboardingPage

  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: page.image)
        .resizable()
        .scaledToFit()
        .frame(height: 160)
        .foregroundStyle(.tint)
      Text(page.title).font(.title.bold())
      Text(page.text).multilineTextAlignment(.center)
    }
    .padding()
  }
}

struct OnboardingButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity)
      .padding()
      .background(Color.accentColor)
      .foregroundColor(.white)
      .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .opacity(configuration.isPressed ? 0.8 : 1)
  }
}

struct OnboardingForm: View {
  enum Field: Hashable {
    case name, age
  }

  let onFinish: () -> Void
  @AppStorage("welcome.name") private var name = ""
  @State private var age = ""
  @State private var goal = 8000.0
  @FocusState private var focus: Field?

  private var isValid: Bool {
    !name.trimmingCharacters(in: .whitespaces).isEmpty && Int(age) != nil
  }

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name)
          .focused($focus, equals: .name)
          .submitLabel(.next)
          .onSubmit { focus = .age }
        TextField("Age", text: $age)
          .keyboardType(.numberPad)
          .focused($focus, equals: .age)
      } header: {
        Text("About you")
      } footer: {
        if !isValid { Text("Both are needed.") }
      }
      Section("Goal") {
        Slider(value: $goal, in: 2000...20000, step: 500) {
          Text("Steps")
        } minimumValueLabel: {
          Text("2k")
        } maximumValueLabel: {
          Text("20k")
        }
        Text("\(Int(goal)) steps a day")
      }
      Button("Finish", action: onFinish)
        .disabled(!isValid)
    }
    .navigationTitle("Your profile")
    .onAppear { focus = .name }
  }
}

struct WelcomeHome: View {
  @AppStorage("welcome.name") private var name = ""
  @AppStorage("welcome.hasFinishedOnboarding") private var hasFinishedOnboarding = true

  var body: some View {
    NavigationStack {
      VStack {
        Text("Hello, \(name.isEmpty ? "you" : name)!")
        NavigationLink("Today") {
          Text("0 steps").navigationTitle("Today")
        }
      }
      .navigationTitle("Home")
      .toolbar {
        Button("Start over", role: .destructive) { hasFinishedOnboarding = false }
      }
    }
  }
}

#Preview {
  OnboardingFlow {}
}
