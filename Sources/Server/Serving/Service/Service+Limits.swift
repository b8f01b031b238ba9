import AppResources
import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import Sessions
import Transport
import WireProtocol

/// The limits of a server, for its sockets and for its clients.
extension Service {
  /// The clients of a server that only this machine can reach all have one address.
  static func serverLimits(_ options: ServeOptions) -> ServerLimits {
    var limits = ServerLimits()
    limits.messageBytes = options.messageBytes
    limits.fragments = ServerLimits.fragments(ofMessage: options.messageBytes)
    limits.readerSeconds = Double(options.readerTimeout)
    if !options.isLoopback { limits.connectionsPerAddress = options.connectionsPerAddress }
    return limits
  }

  /// The limits that `hello` reports.
  public static func limits(_ options: ServeOptions) -> JSONObject {
    let server = serverLimits(options)
    return [
      "messageBytes": .number(.init(server.messageBytes)),
      "fragments": .number(.init(server.fragments)),
      "connections": .number(.init(server.connections)),
      "connectionsPerAddress": .number(.init(server.connectionsPerAddress ?? server.connections)),
      "sessions": .number(.init(options.maxSessions)),
      "pathElements": .number(.init(options.maxDepth)),
      "batch": .number(.init(Catalogue.maxBatch)),
      "measurements": .number(.init(Catalogue.maxMeasurements)),
      // The limit's old name.
      "places": .number(.init(Catalogue.maxMeasurements)),
      "people": .number(.init(Catalogue.maxPeople)),
      "nameBytes": .number(.init(Catalogue.maxNameBytes)),
      "visibleTargets": .number(.init(Catalogue.maxVisibleTargets)),
      "batchBytes": .number(.init(Batch.maxAnswerBytes)),
      "transaction": .number(.init(Catalogue.maxTransaction)),
      "revisions": .number(.init(Timeline.retention)),
      "valueBytes": .number(.init(Reducer.maxWeight(forDepth: options.maxDepth))),
      "historyBytes": .number(.init(Timeline.maxWeight)),
      "turnMs": .number(.init(TurnBudget.milliseconds)),
      "keepDays": .number(.init(options.storage.keepDays ?? 0)),
      "keySeconds": .number(.init(SessionHub.keySeconds)),
      "confirmedRuns": .number(.init(SessionHub.confirmedRuns)),
      "keyBytes": .number(.init(SessionHub.keyBytes)),
      "memoryBytes": .number(.init(options.memory)),
      "connectionBytes": .number(.init(ServerLimits.defaultUnsentBytes)),
      "sessionHistoryBytes": .number(.init(Session.maxHistoryBytes)),
      "sessionViewBytes": .number(.init(Session.maxViewBytes)),
      "readerSeconds": .number(.init(options.readerTimeout)),
      "recalledRevisions": .number(.init(SavedSession.recalled)),
      "recalledBytes": .number(.init(SavedSession.recalledBytes)),
      "listedBytes": .number(.init(Session.maxListedBytes)),
      "shownBytes": .number(.init(Session.maxStoredRenderingBytes)),
      "shownBytesInMemory": .number(.init(Session.maxRenderingHistoryBytes)),
      "exportedBytes": .number(.init(Session.maxPartBytes)),
      "sourceBytes": .number(.init(Session.maxSourceBytes)),
      "readingSeconds": .number(.init(Int(HTTPResponder.maxReadingSeconds))),
      "combiningMarks": .number(.init(UTF8String.maxRunOfMarks)),
      "historyDays": .number(.init(Int(Retention.longest / 86_400_000))),
      "styleOperations": .number(.init(StyleTable.maxOperations)),
      "outlineBytes": .number(.init(StyleTable.maxOutlineBytes)),
      "pictureBytes": .number(.init(AssetPicture.maxBytes)),
      "translationBytes": .number(.init(ResourceFolders.maxFileBytes)),
    ]
  }
}
