import Contacts
import ContactsUI
import SwiftUI

@MainActor final class People: ObservableObject {
  @Published var names: [String] = []
  private let store = CNContactStore()

  func load() async throws {
    guard try await store.requestAccess(for: .contacts) else { return }
    let keys = [CNContactGivenNameKey, CNContactPhoneNumbersKey] as [any CNKeyDescriptor]
    let request = CNContactFetchRequest(keysToFetch: keys)
    try store.enumerateContacts(with: request) { contact, stop in
      names.append(CNContactFormatter.string(from: contact, style: .fullName) ?? "")
    }
  }

  func add(_ name: String) throws {
    let contact = CNMutableContact()
    contact.givenName = name
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))
    ]
    let request = CNSaveRequest()
    request.add(contact, toContainerWithIdentifier: nil)
    try store.execute(request)
  }
}

struct PersonPicker: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> CNContactPickerViewController {
    CNContactPickerViewController()
  }
  func updateUIViewController(_ controller: CNContactPickerViewController, context: Context) {}
}
