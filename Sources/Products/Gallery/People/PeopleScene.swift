import Colonnade

struct PeopleScene: View {
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var preferredColumn = NavigationSplitViewColumn.sidebar
  @State private var department: Department.ID?
  @State private var person: Employee.ID?

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $preferredColumn) {
      List(Department.all, selection: chosenDepartment) {
        Label($0.name, systemImage: $0.symbol)
      }
      .navigationTitle("Departments")
    } content: {
      if let department {
        List(Employee.all(in: department), selection: $person) { employee in
          HStack(spacing: 12) {
            Avatar(name: employee.name)
            Text(employee.name)
          }
        }
        .navigationTitle(department)
      } else {
        Text("Choose a department.")
      }
    } detail: {
      if let employee = Employee.named(person) {
        VStack(spacing: 12) {
          Avatar(name: employee.name, size: 120)
          Text(employee.name).font(.title.bold())
          Text(employee.title).foregroundStyle(.secondary)
          Button("Show the detail first in compact width") { preferredColumn = .detail }
            .buttonStyle(.bordered).padding(.top, 12)
        }
        .navigationTitle(employee.name)
      } else {
        Text("Choose a person.")
      }
    }
  }

  /// A person who goes to another department is deselected.
  private var chosenDepartment: Binding<Department.ID?> {
    Binding(
      get: { department },
      set: { chosen in
        if chosen != department { person = nil }
        department = chosen
      })
  }
}

struct Department: Identifiable, Hashable {
  let name: String
  var id: String { name }

  var symbol: String {
    switch name {
    case "Engineering": "gearshape"
    case "Design": "paintbrush"
    default: "fork.knife"
    }
  }

  static let all = ["Engineering", "Design", "Kitchen"].map(Department.init)
}

struct Employee: Identifiable, Hashable {
  let name: String
  let title: String
  let department: String
  var id: String { name }

  static func all(in department: String) -> [Employee] {
    everybody.filter { $0.department == department }
  }
  static func named(_ name: String?) -> Employee? { everybody.first { $0.name == name } }

  private static let everybody = [
    Employee(name: "Ada", title: "Analyst", department: "Engineering"),
    Employee(name: "Grace", title: "Compilers", department: "Engineering"),
    Employee(name: "Dieter", title: "Products", department: "Design"),
    Employee(name: "Ray", title: "Chairs", department: "Design"),
    Employee(name: "Auguste", title: "Sauces", department: "Kitchen"),
  ]
}
