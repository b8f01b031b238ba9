import OrderedJSON
import SessionRecords
import Sessions
import Transport
import WireProtocol

/// Revisions that were accepted but could not be stored.
extension ChannelRegistry {
  func handleLoss(of sessions: [String], because reason: StoreFailure) {
    log(
      .error, "not stored",
      ["sessions": .number(.init(sessions.count)), "reason": .string("\(reason)")])
    for id in sessions {
      guard let channel = channels[id] else {
        hub.closeLost(id)
        continue
      }
      switch reason {
      case .full, .exhausted, .busy: rollBack(channel, because: reason)
      case .away: closeChannel(channel, because: "the database cannot be reached; connect again")
      case .moved:
        closeChannel(channel, because: "the session lives on another node now; connect again")
      case .unknown: closeChannel(channel)
      }
    }
  }

  /// Goes back to the stored session and refuses the requests that wait for an answer: nothing was
  /// stored, for certain.
  private func rollBack(_ channel: Channel, because reason: StoreFailure) {
    let error = reason.refusal("this was not stored, and nothing has changed; try again.")
    for subscriber in channel.subscribers {
      if subscriber.isAmidBatch {
        subscriber.connection?.close(1011, "nothing can be stored")
      } else {
        subscriber.refuseWaiting(error)
      }
    }
    reopen(channel)
    channel.removeThrottled()
  }

  /// Goes on with what the store has of a session.
  private func reopen(_ channel: Channel) {
    var found: Session?
    do throws(StoreError) {
      found = try hub.reopenLost(channel.session.id)
    } catch .exhausted {
      return closeChannel(channel, because: StoreError.exhausted.closeReason)
    } catch {
      return closeChannel(channel)
    }
    guard let session = found else { return closeChannel(channel) }
    channel.replace(with: session)
    follow(session, in: channel)
    for subscriber in channel.subscribers { delivery.makeDue(subscriber) }
    gateway?.admission.greetNewcomers(of: channel)
  }

  /// Brings a session that could only be shown to life when something can be stored again.
  func reopenIfPossible(_ channel: Channel) {
    if channel.session.wantsReopening { reopen(channel) }
  }

  /// Closes all connections, since it is unknown what is stored: clients see that on reconnecting.
  private func closeChannel(
    _ channel: Channel, because reason: String = "the store has failed; connect again"
  ) {
    let id = channel.session.id
    channels[id] = nil
    for subscriber in channel.subscribers + channel.newcomers {
      subscriber.connection?.close(1011, reason)
    }
    hub.closeLost(id)
  }
}
