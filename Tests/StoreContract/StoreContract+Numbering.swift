import SessionRecords

extension StoreContract {
  nonisolated static let numbering: [Clause] = [
    Clause("a new session has nothing, and a name for its history") { contract in
      let store = try contract.make()
      let log = try store.log(of: "a")
      try require(log.confirmed, is: 0, "confirmed")
      try require(log.appended, is: 0, "appended")
      try require(try log.saved() == nil, "Nothing is saved.")
      try require(!log.epoch.isEmpty, "There is an epoch.")
      try require(log.epoch != store.log(of: "b").epoch, "Each session has an epoch of its own.")
      try require(store.contains("a"), is: false, "contains")
    },
    Clause("a log is the same object until it is released") { contract in
      let store = try contract.make()
      let log = try store.log(of: "a")
      try require(try store.log(of: "a") === log, "It is the same.")
    },
    Clause("what is appended becomes safe, in order, and is told") { contract in
      let store = try contract.make()
      let log = try store.log(of: "a")
      var told: [Int] = []
      log.onConfirm = { told.append(log.safe) }
      try Sample(session: "a").append(1...50, to: log)
      store.flush()
      await store.finished()
      try require(told.last, is: 50, "the last that was told")
      try require(told == told.sorted(), "What is safe never shrinks.")
      try require(log.confirmed, is: 50, "confirmed")
      try require(log.appended, is: 50, "appended")
      try require(store.contains("a"), is: true, "contains")
      try require(store.count, is: 1, "count")
    },
    Clause("a revision that does not follow the newest is refused, and nothing of it stored") {
      contract in
      let store = try contract.make()
      let sample = Sample(session: "a")
      let log = try store.log(of: "a")
      try sample.append(1...3, to: log)
      for number in [0, 1, 3, 5, 100] {
        var refusal: StoreError?
        do throws(StoreError) { try log.append(sample.record(number)) } catch { refusal = error }
        try require(refusal, is: .conflict(expected: number - 1, found: 3), "the refusal")
      }
      try sample.append(4...4, to: log)
      await store.finished()
      try require(try log.revisions(through: 9, limit: 9).map(\.number), is: [1, 2, 3, 4], "kept")
    },
    Clause("what makes no revision is counted, and does not count the history up") { contract in
      let store = try contract.make()
      let log = try store.log(of: "a")
      let sample = Sample(session: "a")
      try log.append(StoredRecord(snapshots: [sample.snapshot(0)], answer: sample.answer(1)))
      try log.append(StoredRecord(values: ["k": [1]]))
      await store.finished()
      try require(log.appended, is: 2, "appended")
      try require(log.safe, is: 2, "safe")
      try require(log.confirmed, is: 0, "confirmed")
    },
    Clause("sessions do not mix") { contract in
      let store = try contract.make()
      let names = (0..<20).map { "session \($0)" }
      for number in 1...30 {
        for name in names {
          try store.log(of: name).append(Sample(session: name).record(number))
        }
        store.flush()
      }
      await store.finished()
      try require(store.count, is: 20, "count")
      for name in names {
        let saved = try store.log(of: name).saved()
        let expected = (1...30).map { Sample(session: name).revision($0) }
        try require(saved?.revisions ?? [], is: expected, name)
      }
    },
    Clause("it is told at once that everything is safe where nothing waits") { contract in
      let store = try contract.make()
      await store.finished()
    },
  ]
}
