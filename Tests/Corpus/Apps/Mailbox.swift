import SwiftUI

// Three columns: mailboxes, messages, and the message.

struct MailboxApp: App {
  @StateObject private var store = MailStore()

  var body: some Scene {
    WindowGroup {
      MailView()
        .environmentObject(store)
    }
    .commands {
      SidebarCommands()
    }
  }
}

struct Mailbox: Identifiable, Hashable {
  let id: String
  let name: String
  let symbol: String
}

struct MailMessage: Identifiable, Hashable {
  let id: UUID
  let mailbox: Mailbox.ID
  let sender: String
  let subject: String
  let body: String
  var isRead = false

  init(mailbox: String, sender: String, subject: String, body: String) {
    id = UUID()
    self.mailbox = mailbox
    self.sender = sender
    self.subject = subject
    self.body = body
  }
}

final class MailStore: ObservableObject {
  let mailboxes = [
    Mailbox(id: "inbox", name: "Inbox", symbol: "tray"),
    Mailbox(id: "sent", name: "Sent", symbol: "paperplane"),
    Mailbox(id: "trash", name: "Trash", symbol: "trash"),
  ]
  @Published var messages: [MailMessage] = [
    MailMessage(mailbox: "inbox", sender: "Ann", subject: "Lunch", body: "At noon?"),
    MailMessage(mailbox: "inbox", sender: "Ben", subject: "Report", body: "It is attached."),
    MailMessage(mailbox: "sent", sender: "Me", subject: "Hello", body: "How are you?"),
  ]

  func messages(in mailbox: Mailbox.ID) -> [MailMessage] {
    messages.filter { $0.mailbox == mailbox }
  }

  func message(_ id: MailMessage.ID?) -> MailMessage? {
    messages.first { $0.id == id }
  }

  func delete(_ id: MailMessage.ID) {
    messages.removeAll { $0.id == id }
  }

  func unread(in mailbox: Mailbox.ID) -> Int {
    messages(in: mailbox).filter { !$0.isRead }.count
  }
}

struct MailView: View {
  @EnvironmentObject private var store: MailStore
  @State private var columnVisibility = NavigationSplitViewVisibility.all
  @State private var mailboxID: Mailbox.ID?
  @State private var messageID: MailMessage.ID?
  @State private var isComposing = false

  var body: some View {
    NavigationSplitView(columnVisibility: $columnVisibility) {
      List(store.mailboxes, selection: $mailboxID) { mailbox in
        Label(mailbox.name, systemImage: mailbox.symbol)
          .badge(store.unread(in: mailbox.id))
      }
      .navigationTitle("Mailboxes")
      .listStyle(.sidebar)
    } content: {
      if let mailboxID {
        MessageList(mailboxID: mailboxID, selection: $messageID)
      } else {
        Text("Choose a mailbox")
          .foregroundStyle(.secondary)
      }
    } detail: {
      MessageDetail(messageID: messageID)
        .toolbar {
          ToolbarItemGroup(placement: .primaryAction) {
            Button {
              isComposing = true
            } label: {
              Label("Compose", systemImage: "square.and.pencil")
            }
          }
        }
    }
    .navigationSplitViewStyle(.balanced)
    .onChange(of: mailboxID) { _ in
      messageID = nil
    }
    .sheet(isPresented: $isComposing) {
      ComposeView()
    }
  }
}

struct MessageList: View {
  let mailboxID: Mailbox.ID
  @Binding var selection: MailMessage.ID?
  @EnvironmentObject private var store: MailStore

  var body: some View {
    List(selection: $selection) {
      ForEach(store.messages(in: mailboxID)) { message in
        MessageRow(message: message)
          .tag(message.id)
          .swipeActions(edge: .trailing) {
            Button(role: .destructive) {
              store.delete(message.id)
            } label: {
              Label("Delete", systemImage: "trash")
            }
          }
      }
    }
    .navigationTitle(store.mailboxes.first { $0.id == mailboxID }?.name ?? "")
    .overlay {
      if store.messages(in: mailboxID).isEmpty {
        Text("No messages")
      }
    }
  }
}

private struct MessageRow: View {
  let message: MailMessage

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(message.sender).font(.headline).fontWeight(message.isRead ? .regular : .bold)
      Text(message.subject).lineLimit(1)
    }
  }
}

struct MessageDetail: View {
  let messageID: MailMessage.ID?
  @EnvironmentObject private var store: MailStore

  var body: some View {
    if let message = store.message(messageID) {
      NavigationStack {
        ScrollView {
          VStack(alignment: .leading) {
            Text(message.body)
            NavigationLink("About \(message.sender)") {
              Text("\(message.sender) has written \(count(of: message.sender)) messages")
                .navigationTitle(message.sender)
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding()
        }
        .navigationTitle(message.subject)
      }
      .id(message.id)
    } else {
      Text("No message selected")
    }
  }

  private func count(of sender: String) -> Int {
    store.messages.lazy.filter { $0.sender == sender }.count
  }
}

struct ComposeView: View {
  @Environment(\.dismiss) var dismiss
  @State private var recipient = ""
  @State private var subject = ""
  @State private var text = ""
  @State private var asksToDiscard = false

  private var isEmpty: Bool { recipient.isEmpty && subject.isEmpty && text.isEmpty }

  var body: some View {
    NavigationStack {
      Form {
        TextField("To", text: $recipient)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
        TextField("Subject", text: $subject)
        TextEditor(text: $text)
          .frame(minHeight: 200)
      }
      .navigationTitle("New message")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") {
            if isEmpty { dismiss() } else { asksToDiscard = true }
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Send") { dismiss() }
            .disabled(recipient.isEmpty)
        }
      }
      .confirmationDialog(
        "Discard the draft?", isPresented: $asksToDiscard, titleVisibility: .visible
      ) {
        Button("Discard", role: .destructive) { dismiss() }
        Button("Keep editing", role: .cancel) {}
      }
      .interactiveDismissDisabled(!isEmpty)
    }
  }
}

struct MailView_Previews: PreviewProvider {
  static var previews: some View {
    MailView()
      .environmentObject(MailStore())
      .previewInterfaceOrientation(.landscapeLeft)
  }
}
