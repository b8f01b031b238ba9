// r3 to r6 of the session "main", recorded by Colonnade: what it did to the path.
// swift-format-ignore-file

import SwiftUI

struct RecordedNavigation: View {
  @State private var path = RecordedNavigation.beginning
  @State private var step = 0

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("\(step) of 4")
        Button("Next step", action: next)
      }
      .navigationTitle("Recorded")
      .navigationDestination(for: Int.self) { value in
        Button("Next step", action: next).navigationTitle(String(describing: value))
      }
      .navigationDestination(for: Bool.self) { value in
        Button("Next step", action: next).navigationTitle(String(describing: value))
      }
      .navigationDestination(for: Double.self) { value in
        Button("Next step", action: next).navigationTitle(String(describing: value))
      }
      .navigationDestination(for: String.self) { value in
        Button("Next step", action: next).navigationTitle(String(describing: value))
      }
      .navigationDestination(for: Recorded.self) { value in
        Button("Next step", action: next).navigationTitle(value.type)
      }
    }
  }

  private static var beginning: NavigationPath {
    var path = NavigationPath()
    path.append(1)
    return path
  }

  private func next() {
    step += 1
    switch step {
    case 1:  // push
      path.append(true)
      path.append(4.5)
    case 2:  // pop
      path.removeLast(2)
    case 3:  // setColumnVisibility
      break
    case 4:  // push
      path.append("three")
      path.append(Recorded(type: "App.Order", json: "{\"id\":9007199254740993,\"note\":\"\\\"q\\\"\"}"))
    default:
      step = 0
      path = RecordedNavigation.beginning
    }
  }
}

/// Stands in for values of types whose source is not known here: put your own in its place.
private struct Recorded: Codable, Hashable {
  var type: String
  var json: String
}
