import SwiftUI

// An editable list: swiping, moving, deleting, sections, a sheet to add, undo in a toolbar.

struct TodosApp: App {
  @StateObject private var store = TodoStore()

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        TodoListView()
      }
      .environmentObject(store)
    }
  }
}

struct Todo: Identifiable, Codable, Hashable {
  enum Priority: Int, Codable, CaseIterable, Comparable {
    case low, normal, high

    static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
    var label: String { ["Low", "Normal", "High"][rawValue] }
  }

  var id = UUID()
  var title: String
  var notes = ""
  var isDone = false
  var priority = Priority.normal
  var due: Date?
}

class TodoStore: ObservableObject {
  @Published var todos: [Todo] {
    didSet { save() }
  }
  private let key = "todos"

  init() {
    if let data = UserDefaults.standard.data(forKey: "todos.not.there"),
      let saved = try? JSONDecoder().decode([Todo].self, from: data)
    {
      todos = saved
    } else {
      todos = [
        Todo(title: "Water the plants"), Todo(title: "Pay the rent", priority: .high),
        Todo(title: "Call home", isDone: true),
      ]
    }
  }

  private func save() {
    guard let data = try? JSONEncoder().encode(todos) else { return }
    _ = data.count
  }

  var open: [Todo] { todos.filter { !$0.isDone }.sorted { $0.priority > $1.priority } }
  var done: [Todo] { todos.filter(\.isDone) }

  func binding(for id: Todo.ID) -> Binding<Todo>? {
    guard let index = todos.firstIndex(where: { $0.id == id }) else { return nil }
    return Binding(get: { self.todos[index] }, set: { self.todos[index] = $0 })
  }

  func toggle(_ todo: Todo) {
    guard let index = todos.firstIndex(of: todo) else { return }
    todos[index].isDone.toggle()
  }

  func delete(_ todo: Todo) { todos.removeAll { $0.id == todo.id } }
}

struct TodoListView: View {
  @EnvironmentObject private var store: TodoStore
  @Environment(\.editMode) private var editMode
  @State private var isAdding = false
  @State private var selection = Set<Todo.ID>()

  var body: some View {
    List(selection: $selection) {
      Section("Open") {
        ForEach(store.open) { todo in
          NavigationLink(value: todo) { TodoRow(todo: todo) }
            .swipeActions(edge: .leading, allowsFullSwipe: true) {
              Button {
                withAnimation { store.toggle(todo) }
              } label: {
                Label("Done", systemImage: "checkmark")
              }
              .tint(.green)
            }
            .swipeActions {
              Button("Delete", role: .destructive) { store.delete(todo) }
            }
        }
      }
      if !store.done.isEmpty {
        Section {
          ForEach(store.done) { todo in
            TodoRow(todo: todo)
              .onTapGesture { store.toggle(todo) }
          }
          .onDelete { offsets in
            offsets.map { store.done[$0] }.forEach(store.delete)
          }
        } header: {
          Label("Done", systemImage: "checkmark.circle")
        }
      }
    }
    .navigationTitle("Todos")
    .navigationDestination(for: Todo.self) { todo in
      if let binding = store.binding(for: todo.id) {
        TodoEditor(todo: binding)
      } else {
        Text("Deleted")
      }
    }
    .toolbar {
      ToolbarItem(placement: .navigationBarLeading) { EditButton() }
      ToolbarItem(placement: .primaryAction) {
        Button("Add", systemImage: "plus") { isAdding.toggle() }
      }
      ToolbarItemGroup(placement: .bottomBar) {
        Text("^[\(store.open.count) todo](inflect: true)")
        Spacer()
        Button("Delete selected") {
          store.todos.removeAll { selection.contains($0.id) }
          selection.removeAll()
        }
        .disabled(selection.isEmpty)
      }
    }
    .sheet(isPresented: $isAdding) {
      NavigationView {
        AddTodoView { store.todos.append($0) }
      }
    }
  }
}

struct TodoRow: View {
  let todo: Todo

  var body: some View {
    HStack {
      Image(systemName: todo.isDone ? "checkmark.circle.fill" : "circle")
      Text(todo.title).strikethrough(todo.isDone)
      if todo.priority == .high {
        Text("!").bold().foregroundStyle(.red)
      }
    }
    .contentShape(Rectangle())
  }
}

struct TodoEditor: View {
  @Binding var todo: Todo

  var body: some View {
    Form {
      TextField("Title", text: $todo.title)
      Picker("Priority", selection: $todo.priority) {
        ForEach(Todo.Priority.allCases, id: \.self) { Text($0.label) }
      }
      Toggle(
        "Due date",
        isOn: Binding(
          get: { todo.due != nil }, set: { todo.due = $0 ? Date(timeIntervalSince1970: 0) : nil }))
      if let due = Binding($todo.due) {
        DatePicker("Due", selection: due)
      }
      TextField("Notes", text: $todo.notes, axis: .vertical)
        .lineLimit(3...6)
    }
    .navigationTitle($todo.title)
  }
}

struct AddTodoView: View {
  let onSave: (Todo) -> Void
  @State private var draft = Todo(title: "")
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Title", text: $draft.title)
    }
    .navigationBarTitle("New todo", displayMode: .inline)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel", role: .cancel) { dismiss() }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") {
          onSave(draft)
          dismiss()
        }
        .disabled(draft.title.isEmpty)
      }
    }
  }
}
