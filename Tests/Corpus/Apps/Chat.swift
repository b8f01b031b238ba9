import Combine
import SwiftUI

// Conversations: a list and a thread, typing, scrolling to the end, sending with a reply.

struct ChatApp: App {
  @StateObject private var service = ChatService()

  var body: some Scene {
    WindowGroup {
      ConversationList()
        .environmentObject(service)
    }
  }
}

struct ChatMessage: Identifiable, Equatable {
  let id: Int
  let text: String
  let isMine: Bool
}

struct Conversation: Identifiable {
  let id: String
  var messages: [ChatMessage]
  var isMuted = false

  var preview: String { messages.last?.text ?? "No messages yet" }
}

final class ChatService: ObservableObject {
  @Published var conversations: [Conversation] = [
    Conversation(
      id: "Ann",
      messages: [
        ChatMessage(id: 0, text: "Hi!", isMine: false),
        ChatMessage(id: 1, text: "Hello", isMine: true),
      ]),
    Conversation(id: "Ben", messages: []),
  ]

  func send(_ text: String, to id: Conversation.ID) {
    guard let index = conversations.firstIndex(where: { $0.id == id }) else { return }
    let count = conversations[index].messages.count
    guard count < 6 else { return }
    conversations[index].messages.append(ChatMessage(id: count, text: text, isMine: true))
  }
}

struct ConversationList: View {
  @EnvironmentObject private var service: ChatService
  @State private var selection: Conversation.ID?
  @State private var isComposing = false

  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        ForEach($service.conversations) { $conversation in
          NavigationLink(value: conversation.id) {
            HStack {
              Text(conversation.id).bold()
              Text(conversation.preview).foregroundStyle(.secondary)
              if conversation.isMuted { Image(systemName: "bell.slash") }
            }
          }
          .swipeActions {
            Button(conversation.isMuted ? "Unmute" : "Mute") { conversation.isMuted.toggle() }
              .tint(.orange)
          }
        }
      }
      .navigationTitle("Chats")
      .toolbar {
        ToolbarItem(placement: .navigation) {
          Button("New", systemImage: "square.and.pencil") { isComposing = true }
        }
      }
      .popover(isPresented: $isComposing, arrowEdge: .bottom) {
        VStack {
          ForEach(service.conversations) { conversation in
            Button("Write to \(conversation.id)") {
              isComposing = false
              selection = conversation.id
            }
          }
        }
        .padding()
        .presentationCompactAdaptation(.popover)
      }
    } detail: {
      if let selection {
        ThreadView(id: selection)
          .id(selection)
      } else {
        ContentUnavailableView("No chat selected", systemImage: "bubble.left")
      }
    }
  }
}

struct ThreadView: View {
  let id: Conversation.ID
  @EnvironmentObject private var service: ChatService
  @State private var draft = ""
  @FocusState private var isTyping: Bool

  private var messages: [ChatMessage] {
    service.conversations.first { $0.id == id }?.messages ?? []
  }

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(messages) { message in
            Bubble(message: message)
              .id(message.id)
              .contextMenu {
                Button {
                  UIPasteboard.general.string = message.text
                } label: {
                  Label("Copy", systemImage: "doc.on.doc")
                }
              }
          }
        }
        .padding(.horizontal)
      }
      .scrollDismissesKeyboard(.interactively)
      .defaultScrollAnchor(.bottom)
      .onChange(of: messages) { _, messages in
        guard let last = messages.last else { return }
        withAnimation { proxy.scrollTo(last.id, anchor: .bottom) }
      }
    }
    .safeAreaInset(edge: .bottom) {
      HStack {
        TextField("Message", text: $draft, axis: .vertical)
          .lineLimit(1...4)
          .textFieldStyle(.roundedBorder)
          .focused($isTyping)
          .onSubmit(send)
        Button(action: send) { Image(systemName: "arrow.up.circle.fill") }
          .accessibilityLabel("Send")
          .disabled(draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty)
          .keyboardShortcut(.return, modifiers: .command)
      }
      .padding()
      .background(.bar)
    }
    .navigationTitle(id)
    .navigationBarTitleDisplayMode(.inline)
    .onAppear { isTyping = true }
  }

  private func send() {
    service.send(draft, to: id)
    draft = ""
  }
}

private struct Bubble: View {
  let message: ChatMessage

  var body: some View {
    Text(message.text)
      .padding(.vertical, 8)
      .padding(.horizontal, 12)
      .background(message.isMine ? Color.accentColor : Color(.secondarySystemBackground))
      .foregroundStyle(message.isMine ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .clipShape(.rect(cornerRadius: 16))
      .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
      .transition(.scale.combined(with: .opacity))
  }
}
