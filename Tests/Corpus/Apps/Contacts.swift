import Combine
import SwiftUI

// Master and detail with an observed store in the root view and bindings to its elements.

struct ContactsApp: App {
  var body: some Scene {
    WindowGroup {
      ContactsView()
    }
  }
}

struct Contact: Identifiable, Equatable {
  var id = UUID()
  var firstName: String
  var lastName: String
  var phone = ""
  var isFavorite = false

  var fullName: String { "\(firstName) \(lastName)" }
}

class ContactStore: ObservableObject {
  @Published var contacts: [Contact] = [
    Contact(firstName: "Ada", lastName: "Lovelace", phone: "555-0100"),
    Contact(firstName: "Grace", lastName: "Hopper", phone: "555-0101", isFavorite: true),
    Contact(firstName: "Alan", lastName: "Turing"),
  ]

  var favorites: [Contact] { contacts.filter(\.isFavorite) }

  func delete(at offsets: IndexSet) {
    contacts.remove(atOffsets: offsets)
  }

  func move(from source: IndexSet, to destination: Int) {
    contacts.move(fromOffsets: source, toOffset: destination)
  }

  func add() {
    contacts.append(Contact(firstName: "New", lastName: "Contact"))
  }
}

struct ContactsView: View {
  @ObservedObject var store = ContactStore()
  @State private var showingAddAlert = false

  var body: some View {
    NavigationView {
      List {
        if !store.favorites.isEmpty {
          Section(header: Text("Favorites")) {
            ForEach(store.favorites) { contact in
              Label(contact.fullName, systemImage: "star.fill")
            }
          }
        }
        Section(header: Text("All")) {
          ForEach(store.contacts.indices, id: \.self) { index in
            NavigationLink(destination: ContactDetail(contact: self.$store.contacts[index])) {
              ContactRow(contact: self.store.contacts[index])
            }
          }
          .onDelete(perform: store.delete)
          .onMove(perform: store.move)
        }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle(Text("Contacts"), displayMode: .large)
      .navigationBarItems(
        leading: EditButton(),
        trailing: Button(action: { self.showingAddAlert = true }) {
          Image(systemName: "plus").imageScale(.large).padding()
        }
      )
      .alert(isPresented: $showingAddAlert) {
        Alert(
          title: Text("Add a contact?"),
          message: Text("It is called New Contact."),
          primaryButton: .default(Text("Add")) { self.store.add() },
          secondaryButton: .cancel()
        )
      }

      Text("Select a contact")
        .foregroundColor(.secondary)
    }
  }
}

struct ContactRow: View {
  var contact: Contact

  var body: some View {
    HStack {
      Text(contact.fullName)
      Spacer()
      if contact.isFavorite {
        Image(systemName: "star.fill")
          .foregroundColor(.yellow)
          .imageScale(.small)
      }
    }
  }
}

struct ContactDetail: View {
  @Binding var contact: Contact
  @Environment(\.presentationMode) var presentationMode

  var body: some View {
    Form {
      Section(header: Text("Name")) {
        TextField("First name", text: $contact.firstName)
        TextField("Last name", text: $contact.lastName)
      }
      Section {
        TextField("Phone", text: $contact.phone).keyboardType(.phonePad)
        Toggle(isOn: $contact.isFavorite) {
          Text("Favorite")
        }
      }
      NavigationLink("Card", destination: ContactCard(contact: contact))
      Button("Done") {
        self.presentationMode.wrappedValue.dismiss()
      }
    }
    .navigationBarTitle(Text(contact.fullName), displayMode: .inline)
  }
}

struct ContactCard: View {
  let contact: Contact

  var body: some View {
    VStack(spacing: 12) {
      ZStack {
        Circle().fill(Color.blue.opacity(0.2))
        Text(contact.firstName.prefix(1) + contact.lastName.prefix(1))
          .font(.system(size: 40, weight: .bold, design: .rounded))
      }
      .frame(width: 100, height: 100)
      Text(contact.fullName)
      Text(contact.phone.isEmpty ? "No number" : contact.phone)
    }
    .navigationBarTitle("Card")
  }
}

struct ContactsView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ContactsView()
        .previewDevice(PreviewDevice(rawValue: "iPhone 15"))
        .previewDisplayName("Phone")
      ContactRow(contact: Contact(firstName: "Ada", lastName: "Lovelace"))
        .previewLayout(.sizeThatFits)
        .environment(\.colorScheme, .dark)
    }
  }
}
