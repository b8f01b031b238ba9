import SwiftUI

// A game: the screen is a state machine, restarted by a new identity; a path for its rounds.

struct QuizApp: App {
  @State private var gameID = UUID()

  var body: some Scene {
    WindowGroup {
      QuizGame(onRestart: { gameID = UUID() })
        .id(gameID)
    }
  }
}

struct QuizQuestion: Hashable {
  let text: String
  let answers: [String]
  let correct: Int

  static let all = [
    QuizQuestion(text: "Two and two?", answers: ["Four", "Five"], correct: 0),
    QuizQuestion(text: "Capital of Norway?", answers: ["Bergen", "Oslo"], correct: 1),
  ]
}

struct QuizGame: View {
  enum Phase: Equatable {
    case start
    case asking(Int)
    case finished(score: Int)
  }

  let onRestart: () -> Void
  @State private var phase: Phase = .start
  @State private var score = 0
  @State private var history: [String] = []

  var body: some View {
    NavigationStack {
      content
        .animation(.easeInOut(duration: 0.3), value: phase)
        .navigationTitle("Quiz")
        .toolbar {
          ToolbarItem(placement: .navigationBarTrailing) {
            NavigationLink("History") {
              List(history, id: \.self) { Text($0) }
                .navigationTitle("History")
            }
            .disabled(history.isEmpty)
          }
        }
    }
  }

  @ViewBuilder
  private var content: some View {
    switch phase {
    case .start:
      Button("Play") { phase = .asking(0) }
        .transition(.slide)
    case .asking(let index):
      QuestionView(question: QuizQuestion.all[index]) { isRight in
        if isRight { score += 1 }
        history.append("\(QuizQuestion.all[index].text) \(isRight ? "right" : "wrong")")
        phase = index + 1 < QuizQuestion.all.count ? .asking(index + 1) : .finished(score: score)
      }
      .id(index)
      .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))
    case .finished(let score):
      VStack {
        Text("Score: \(score)")
        Button("Play again", action: onRestart)
      }
    }
  }
}

struct QuestionView: View {
  let question: QuizQuestion
  let onAnswer: (Bool) -> Void
  @State private var selected: Int?
  @State private var showsHint = false

  var body: some View {
    VStack(spacing: 16) {
      Text(question.text).font(.title2)
      ForEach(Array(zip(question.answers.indices, question.answers)), id: \.0) { index, answer in
        Button {
          selected = index
        } label: {
          HStack {
            Image(systemName: selected == index ? "largecircle.fill.circle" : "circle")
            Text(answer)
          }
        }
      }
      Button("Answer") { onAnswer(selected == question.correct) }
        .disabled(selected == nil)
      Button("Hint") { showsHint.toggle() }
        .sheet(isPresented: $showsHint) { Text("Think.") }
    }
  }
}
