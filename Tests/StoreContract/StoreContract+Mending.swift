import SessionRecords

extension StoreContract {
  nonisolated static let mending: [Clause] = [
    Clause("what is set aside ends the history before, under a new epoch") { contract in
      let store = try contract.make()
      let sample = Sample(session: "a")
      let log = try store.log(of: "a")
      try sample.append(1...30, to: log, stride: 10)
      await store.finished()
      let epoch = log.epoch
      try log.setAside(from: 25, reason: "It says nothing.", at: 77)
      let mended = log.epoch
      let damage = SavedDamage(from: 25, at: 77, reason: "It says nothing.")
      try require(mended != epoch, "The epoch is another.")
      try require(log.damage, is: damage, "damage")
      try require(log.confirmed, is: 24, "confirmed")
      try require(try log.saved()?.head, is: 24, "the newest")
      try sample.append(25...26, to: log)
      await store.finished()
      store.closeLog(of: "a")
      let again = try contract.reopen(store).log(of: "a")
      try require(again.epoch, is: mended, "the epoch")
      try require(again.damage, is: damage, "damage")
      try require(again.confirmed, is: 26, "confirmed")
      try require(again.saved()?.snapshot, is: sample.snapshot(20), "the snapshot")
    },
    Clause("a session of which no state is left begins anew") { contract in
      let store = try contract.make()
      let sample = Sample(session: "a")
      let log = try store.log(of: "a")
      try sample.append(1...5, to: log)
      await store.finished()
      try log.setAside(from: 0, reason: "It says nothing.", at: 77)
      try require(log.confirmed, is: 0, "confirmed")
      try require(try log.saved() == nil, "Nothing is saved.")
      try sample.append(1...2, to: log)
      await store.finished()
      store.closeLog(of: "a")
      let again = try contract.reopen(store).log(of: "a")
      try require(again.saved()?.revisions ?? [], is: [1, 2].map(sample.revision), "revisions")
      try require(again.damage?.from, is: 0, "damage")
    },
  ]
}
