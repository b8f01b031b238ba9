/// The screens of a stack that its next update looks at.
struct PendingScreens {
  /// Screens whose presentations have to be looked at again.
  private var owners: [ViewHost] = []
  /// Screens of these that had values above them before they could present anything.
  private var coveredOwners: [ViewHost] = []
  private var staleHiddenHosts: [ViewHost] = []

  mutating func addOwner(_ host: ViewHost, isCovered: Bool = false) {
    if isCovered { coveredOwners.append(host) } else { owners.append(host) }
  }

  /// Removes and returns the owners of presentations, and which of them are covered.
  mutating func drainOwners() -> (all: [ViewHost], covered: Set<ObjectIdentifier>) {
    defer { (owners, coveredOwners) = ([], []) }
    return (owners + coveredOwners, Set(coveredOwners.map(ObjectIdentifier.init)))
  }

  /// A hidden screen is rendered again only if it presents something, whose flag it reads.
  mutating func addStaleHidden(_ host: ViewHost) { staleHiddenHosts.append(host) }

  mutating func drainStaleHidden() -> [ViewHost] {
    defer { staleHiddenHosts = [] }
    return staleHiddenHosts
  }
}
