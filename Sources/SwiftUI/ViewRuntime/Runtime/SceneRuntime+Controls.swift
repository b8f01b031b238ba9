import NavigationCore
import OrderedJSON
import SceneModel

// Controls are found by their ids, and by what people and tests call them.
extension SceneRuntime {
  /// The id of the control that a tap is meant for; nil if there is none.
  public func control(
    meantBy reference: ControlReference, in rendering: Rendering
  ) -> UTF8String? {
    (try? find(reference))?.id
  }

  /// The control that is meant, among those that can be reached.
  ///
  /// - Throws: `noSuchControl`, `ambiguousControl`, `controlCovered` or `controlDisabled`.
  func find(_ reference: ControlReference) throws(Refusal) -> Control {
    switch reference {
    case .id(let id):
      do throws(Refusal) { return try find(id: id) } catch {
        // Its row can have gone, as others were asked for.
        guard case .noSuchControl = error, createView(of: id) else { throw error }
        return try find(id: id)
      }
    case .label(let name):
      do throws(Refusal) { return try find(named: name) } catch {
        // It can be in a row that has not been created.
        guard case .noSuchControl = error, createView(offering: name) else { throw error }
        return try find(named: name)
      }
    }
  }

  private func find(id: UTF8String) throws(Refusal) -> Control {
    guard let control = reachableHosts.lazy.compactMap({ $0.output.controls[id] }).first else {
      let isCovered = visibility.hosts.contains { $0.output.controls[id] != nil }
      throw isCovered ? covered(.id(id)) : .noSuchControl(.id(id))
    }
    if control.isDisabled { throw .controlDisabled(.id(id)) }
    return control
  }

  /// The first control of that label, else the first of that other name, else the only one with that
  /// text inside. What is visible comes before what a swipe shows.
  private func find(named name: UTF8String) throws(Refusal) -> Control {
    let all = reachableHosts.flatMap(\.output.controls.enabled)
    let controls = all.filter { !$0.isCovered } + all.filter(\.isCovered)
    if let found = controls.first(where: { $0.label == name }) { return found }
    if let found = controls.first(where: { $0.otherNames.contains(name) }) { return found }
    let holding = reachableHosts.flatMap { $0.output.enabledControls(showing: name) }
    if let found = holding.only { return found }
    if !holding.isEmpty { throw .ambiguousControl(name, candidates: holding.names) }
    if visibility.hosts.contains(where: {
      $0.output.controls.enabled.contains { $0.isNamed(name) }
    }) {
      throw covered(.label(name))
    }
    throw .noSuchControl(.label(name), candidates: controls.names)
  }

  private func covered(_ reference: ControlReference) -> Refusal {
    .controlCovered(reference, by: modals.front?.phrase ?? "")
  }
}

extension RenderOutput {
  /// True if a name finds one of the controls.
  func offers(_ name: UTF8String) -> Bool {
    controls.enabled.contains { $0.isNamed(name) } || !enabledControls(showing: name).isEmpty
  }

  /// The enabled controls whose nodes contain a text.
  fileprivate func enabledControls(showing text: UTF8String) -> [Control] {
    var ids: [UTF8String] = []
    for node in nodes + toolbar { node.collectControls(showing: text, into: &ids) }
    var seen: Set<UTF8String> = []
    return controls.enabled(among: ids.filter { seen.insert($0).inserted })
  }
}

extension ViewNode {
  /// The innermost controls around the text.
  fileprivate func collectControls(
    showing text: UTF8String, inside control: UTF8String? = nil, into ids: inout [UTF8String]
  ) {
    let control = id ?? control
    if label == text, let control { ids.append(control) }
    for child in children { child.collectControls(showing: text, inside: control, into: &ids) }
  }
}

extension Control {
  fileprivate func isNamed(_ name: UTF8String) -> Bool {
    label == name || otherNames.contains(name)
  }

  /// The label, or another name if there is none.
  fileprivate var name: UTF8String? { label.isEmpty ? otherNames.first : label }
}

extension [Control] {
  /// The names of the first of them, for a message.
  fileprivate var names: [UTF8String] {
    lazy.compactMap(\.name).prefix(maxCandidates).map(\.self)
  }
}

/// The controls that a refusal names at most.
private let maxCandidates = 8
