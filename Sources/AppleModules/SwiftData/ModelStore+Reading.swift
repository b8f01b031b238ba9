import Platform
import ViewRuntime

extension ModelStore {
  /// Uses a scene as the place of models: those that it kept are there, and saved ones are kept in it.
  @MainActor
  func attach(_ scene: SceneModels, for types: [any PersistentModel.Type]) {
    guard isKept else { return }
    scene.add(self)
    let home = scene.home
    let known = contents.withLock { $0.types }.map(\.value)
    let added = types.filter { type in !known.contains { $0 == type } }
    let isNew = contents.withLock { contents in !contents.homes.contains { $0 === home } }
    if !isNew && added.isEmpty { return }
    // Types are only read.
    let all = added.map(UncheckedSendable.init)
    let gone = contents.withLock { contents in
      contents.types += all
      if isNew { contents.homes.append(home) }
      return contents.homes.filter { $0 !== home && $0.isGone }
    }
    read(home, isNew ? known + added : added)
    adopt(home, insteadOf: gone)
  }

  /// Reads what the scene keeps now, in place of what it kept before.
  @MainActor
  func reload(_ home: ModelHome) {
    let removed = contents.withLock { contents in
      let ids = Set(contents.kept.filter { $0.value.home === home }.keys)
      var removed: [UncheckedSendable<any PersistentModel>] = []
      for key in contents.models.keys {
        contents.models[key]?.removeAll { model in
          guard ids.contains(model.value.persistentModelID) else { return false }
          removed.append(model)
          return true
        }
      }
      for id in ids { contents.kept[id] = nil }
      return removed
    }
    for model in removed { model.value._record.context = nil }
    read(home, contents.withLock { $0.types }.map(\.value))
    readers.invalidate()
  }

  /// Reads the models of some classes that a scene keeps.
  @MainActor
  private func read(_ home: ModelHome, _ types: [any PersistentModel.Type]) {
    let texts = home.texts(of: name)
    if texts.isEmpty { return }
    let known = contents.withLock { Set($0.kept.keys) }
    let reader = KeptModelReader(texts.filter { !known.contains($0.key) }, of: types) { id in
      self.contents.withLock { contents in
        contents.models.values.joined().first { $0.value.persistentModelID == id }
      }?.value
    }
    let found = reader.read().map { found in
      let id = found.model.persistentModelID
      let bytes = ModelHome.weight(of: texts[id] ?? "", id, of: name)
      return (
        model: UncheckedSendable(found.model), key: type(of: found.model).key, id: id,
        kept: Kept(home: home, number: found.number, bytes: bytes)
      )
    }
    contents.withLock { contents in
      for found in found {
        contents.models[found.key, default: []].append(found.model)
        contents.unclaimed.append(found.model)
        contents.kept[found.id] = found.kept
        contents.nextNumber = max(contents.nextNumber, found.kept.number + 1)
      }
    }
    if !found.isEmpty { readers.invalidate() }
  }

  /// Keeps models in a scene that no living scene keeps: they were saved before a scene used the
  /// container, or their scene has ended and is there again.
  @MainActor
  private func adopt(_ home: ModelHome, insteadOf gone: [ModelHome]) {
    let texts = home.texts(of: name)
    let (fresh, returned) = contents.withLock { contents in
      if contents.homes.count > gone.count {
        contents.homes.removeAll { home in gone.contains { $0 === home } }
      }
      var fresh: [UncheckedSendable<any PersistentModel>] = []
      var returned: [UncheckedSendable<any PersistentModel>] = []
      for model in contents.models.values.joined() {
        let id = model.value.persistentModelID
        if let kept = contents.kept[id] {
          guard let text = texts[id], gone.contains(where: { $0 === kept.home }) else { continue }
          contents.kept[id] = Kept(
            home: home, number: kept.number,
            bytes: ModelHome.weight(of: text, id, of: name))
          returned.append(model)
        } else {
          fresh.append(model)
        }
      }
      return (fresh, returned)
    }
    if fresh.isEmpty && returned.isEmpty { return }
    do {
      try keep(fresh.map(\.value), returned.map(\.value), removing: [])
    } catch {
      complain("Models of “\(name)” aren’t kept: \(error)")
    }
  }
}
