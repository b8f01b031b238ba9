import SessionRecords

extension StoreContract {
  nonisolated static let contents: [Clause] = [
    Clause("a session that was released comes back exact, under the same epoch") { contract in
      try await contract.comesBack { store in
        store.closeLog(of: "a")
        return store
      }
    },
    Clause("a session comes back exact when the store is opened again") { contract in
      try await contract.comesBack { store in
        store.closeLog(of: "a")
        return try contract.reopen(store)
      }
    },
    Clause("as many revisions are recalled as are asked for, and no more than lead to the newest") {
      contract in
      for (head, stride) in [(511, 600), (512, 256), (513, 256), (700, 256), (900, 800)] {
        let store = try contract.make()
        try Sample(session: "a").append(1...head, to: store.log(of: "a"), stride: stride)
        await store.finished()
        store.closeLog(of: "a")
        let saved = try contract.reopen(store).log(of: "a").saved()
        let snapshot = head / stride * stride
        let first = max(0, min(snapshot, head - SavedSession.recalled)) + 1
        try require(saved?.snapshot.number, is: snapshot, "the snapshot of \(head)")
        try require(
          saved?.revisions.map(\.number) ?? [], is: Array(first...head), "revisions of \(head)")
        try require(saved?.oldest, is: 1, "the oldest of \(head)")
      }
    },
    Clause("of large revisions no more are recalled than lead to the newest, and some") {
      contract in
      for stride in [8, 100] {
        let store = try contract.make()
        let sample = Sample(session: "a", size: 100_000)
        try sample.append(1...30, to: store.log(of: "a"), stride: stride)
        await store.finished()
        store.closeLog(of: "a")
        let log = try contract.reopen(store).log(of: "a")
        let saved = try log.saved()
        let first = stride == 100 ? 1 : 30 - SavedSession.recalledBytes / 100_000 + 1
        try require(saved?.revisions.map(\.number) ?? [], is: Array(first...30), "revisions")
        try require(saved?.oldest, is: 1, "the oldest")
      }
    },
    Clause("any state that is kept is found, from before and from behind") { contract in
      let store = try contract.make()
      let sample = Sample(session: "a")
      let log = try store.log(of: "a")
      try require(try log.oldest() == nil, "Nothing is kept.")
      try sample.append(1...35, to: log, stride: 10)
      await store.finished()
      try require(try log.oldest(), is: 1, "the oldest")
      for (number, before, behind) in [
        (0, 0, 0), (1, 0, 10), (10, 10, 10), (19, 10, 20), (30, 30, 30), (99, 30, nil),
      ] {
        try require(
          try log.snapshot(through: number), is: sample.snapshot(before), "through \(number)")
        try require(
          try log.snapshot(from: number), is: behind.map(sample.snapshot), "from \(number)")
      }
      try log.setAside(from: 25, reason: "It says nothing.", at: 77)
      try require(try log.snapshot(through: 99), is: sample.snapshot(20), "behind the cut")
      try require(try log.snapshot(from: 21) == nil, "Nothing is behind the cut.")
    },
    Clause("revisions are read back from anywhere") { contract in
      let store = try contract.make()
      let sample = Sample(session: "a")
      let log = try store.log(of: "a")
      try sample.append(1...40, to: log)
      await store.finished()
      for (through, limit, expected) in [
        (40, 5, Array(36...40)), (7, 3, [5, 6, 7]), (2, 5, [1, 2]), (0, 5, []), (99, 2, [39, 40]),
        (40, 0, []), (40, 40, Array(1...40)),
      ] {
        let found = try log.revisions(through: through, limit: limit)
        try require(found, is: expected.map(sample.revision), "through \(through), \(limit)")
      }
    },
    Clause("values are replaced, forgotten one by one, and forgotten all") { contract in
      let store = try contract.make()
      let log = try store.log(of: "a")
      try log.append(
        StoredRecord(
          snapshots: [Sample(session: "a").snapshot(0)], values: ["k": [1], "l": [2], "": []]))
      try log.append(StoredRecord(values: ["k": [3], "l": nil]))
      await store.finished()
      try require(try log.saved()?.values ?? [:], is: ["k": [3], "": []], "values")
      try log.append(StoredRecord(values: ["m": [4]], forgetsValues: true))
      await store.finished()
      try require(try log.saved()?.values ?? [:], is: ["m": [4]], "values")
    },
    Clause("answers are kept, with when they were given and what they answered") { contract in
      var store = try contract.make()
      let sample = Sample(session: "a")
      let log = try store.log(of: "a")
      try log.append(StoredRecord(snapshots: [sample.snapshot(0)]))
      let answers = (1...1_500).map(sample.answer)
      for answer in answers { try log.append(StoredRecord(answer: answer)) }
      await store.finished()
      try require(try log.saved()?.answers ?? [], is: answers, "the answers")
      store.closeLog(of: "a")
      store = try contract.reopen(store)
      try require(try store.log(of: "a").saved()?.answers ?? [], is: answers, "the answers")
    },
    Clause("a client keeps its answers, however many another one has") { contract in
      var store = try contract.make()
      let sample = Sample(session: "a")
      let log = try store.log(of: "a")
      try log.append(StoredRecord(snapshots: [sample.snapshot(0)]))
      let answers = (1...20).map(sample.answer)
      for answer in answers { try log.append(StoredRecord(answer: answer)) }
      for number in 21...SavedSession.maxAnswers + 20_000 {
        let answer = SavedAnswer(
          client: "another", key: "\(number)", result: [1], at: 1_000, request: number)
        try log.append(StoredRecord(answer: answer))
        if number.isMultiple(of: 4_096) { await store.finished() }
      }
      await store.finished()
      let found = try log.saved()?.answers ?? []
      try require(found.filter { $0.client == "c" }, is: answers, "the answers")
      try require(found.count <= 2 * SavedSession.maxAnswers, "They are bounded.")
      store.closeLog(of: "a")
      store = try contract.reopen(store)
      let again = try store.log(of: "a").saved()?.answers ?? []
      try require(again.filter { $0.client == "c" }, is: answers, "the answers")
      try require(again.last, is: found.last, "the newest answer")
    },
    Clause("what is known of a session can be told without opening it") { contract in
      var store = try contract.make()
      for name in ["a", "b", "c"] {
        let log = try store.log(of: name)
        try Sample(session: name).append(1...3, to: log)
        try log.append(StoredRecord(scene: "scene \(name)"))
      }
      await store.finished()
      for name in ["a", "b", "c"] { store.closeLog(of: name) }
      await store.changed("a", .pin(true))
      await store.changed("b", .use(at: 77))
      try require(store.bytes(of: "a") > 10, "its size is told")
      store = try contract.reopen(store)
      let entries = try store.entries()
      try require(entries["a"]?.isPinned, is: true, "pinned")
      try require(entries["a"]?.revision, is: 3, "the revision")
      try require(entries["c"]?.scene, is: "scene c", "the scene")
      try require(entries["b"]?.used, is: 77, "the last use")
    },
    Clause("a session can be renamed, and goes on") { contract in
      var store = try contract.make()
      let sample = Sample(session: "a")
      let log = try store.log(of: "a")
      try sample.append(1...3, to: log)
      store.change("a", .rename("z")) { _ in }
      try sample.append(4...5, to: log)
      await store.finished()
      try require(!store.contains("a") && store.contains("z"), "the name has changed")
      store.closeLog(of: "z")
      store = try contract.reopen(store)
      let saved = try store.log(of: "z").saved()
      try require(saved?.revisions ?? [], is: (1...5).map(sample.revision), "the revisions")
      try require(try store.log(of: "a").saved(), is: nil, "the old name")
    },
    Clause("a session that was removed is gone, and its name is free") { contract in
      var store = try contract.make()
      let sample = Sample(session: "a")
      try sample.append(1...3, to: try store.log(of: "a"))
      await store.finished()
      store.closeLog(of: "a")
      try sample.append(1...3, to: try store.log(of: "b"))
      await store.changed("a", .remove)
      await store.changed("b", .remove)
      try require(store.count, is: 0, "how many there are")
      let log = try store.log(of: "a")
      try require(log.confirmed, is: 0, "the revisions of the new one")
      try sample.append(1...1, to: log)
      await store.finished()
      store.closeLog(of: "a")
      store = try contract.reopen(store)
      try require(store.count, is: 1, "how many there are")
      let saved = try store.log(of: "a").saved()
      try require(saved?.revisions ?? [], is: [sample.revision(1)], "the revisions")
    },
    Clause("what the app keeps comes back") { contract in
      var store = try contract.make()
      store.setAppValue([1], forKey: "k")
      store.setAppValue([2], forKey: "l")
      store.setAppValue([3], forKey: "k")
      store.setAppValue(nil, forKey: "l")
      try require(store.appValues, is: ["k": [3]], "what is kept")
      store.flush()
      await store.finished()
      store = try contract.reopen(store)
      try require(store.appValues, is: ["k": [3]], "what is kept")
    },
    Clause("any text is a name, and any bytes are a body") { contract in
      var store = try contract.make()
      // The end of the year 9999.
      let latest: Int64 = 253_402_300_799_999
      let texts = ["", " ", "a\0b", "é", "“'\"`;--", String(repeating: "x", count: 9_999)]
      for text in texts {
        let log = try store.log(of: text)
        try log.append(
          StoredRecord(
            revision: SavedRevision(number: 1, at: latest, body: Array(0...255)),
            snapshots: [SavedSnapshot(number: 0, body: [])],
            answer: SavedAnswer(client: text, key: text, result: [0])))
      }
      await store.finished()
      for text in texts { store.closeLog(of: text) }
      store = try contract.reopen(store)
      for text in texts {
        let saved = try store.log(of: text).saved()
        try require(saved?.revisions.first?.body ?? [], is: Array(0...255), "the body of “\(text)”")
        try require(saved?.revisions.first?.at, is: latest, "the time of “\(text)”")
        let answer = saved?.answers.first
        try require(
          Array((answer?.client ?? "").utf8), is: Array(text.utf8), "the client of “\(text)”")
      }
    },
  ]

  private func comesBack(
    _ leave: @MainActor (any SessionStore) throws -> any SessionStore
  ) async throws {
    let store = try make()
    let sample = Sample(session: "a")
    let log = try store.log(of: "a")
    try sample.append(1...300, to: log)
    try log.append(StoredRecord(answer: sample.answer(7), values: ["k": [1, 2]]))
    await store.finished()
    let epoch = log.epoch
    let again = try leave(store)
    let found = try again.log(of: "a")
    try require(found.epoch, is: epoch, "the epoch")
    try require(found.confirmed, is: 300, "confirmed")
    try require(found.damage, is: nil, "damage")
    let expected = SavedSession(
      snapshot: sample.snapshot(256), revisions: (1...300).map(sample.revision), oldest: 1,
      answers: [sample.answer(7)], values: ["k": [1, 2]])
    try require(try found.saved(), is: expected, "what is saved")
    try sample.append(301...301, to: found)
    await again.finished()
    try require(found.confirmed, is: 301, "confirmed")
  }
}
