public import Bindery

/// A signal that something feeds whether anybody listens or not, which ends when the signal goes.
///
/// Others take what they send from operators without a memory, while somebody listens; with nobody
/// left to hear them they have nothing to see to, and need no isolated deinitialiser.
@MainActor
@usableFromInline
final class FedSignal<Value, Failure: Error>: Signal<Value, Failure> {
  /// What feeds the signal beside its operator, or has to end with it.
  @usableFromInline @exclusivity(unchecked) var work: Lifetime?

  @inlinable init() { super.init(rank: 0, relayBody: nil) }

  /// Makes a signal that takes from `feed` while somebody listens, and parts a long row of those.
  @usableFromInline
  init(lazy feed: Feed, relayBody: @escaping Receiver<Value>.Body) {
    super.init(rank: 0, relayBody: relayBody)
    self.feed = feed
  }

  isolated deinit {
    if let relay {
      relay.signal = nil
      relay.dispose()
    }
    if feed != nil {
      leaveFeed()
      DeferredRelease.drain()
    }
    work?.dispose()
  }

  /// Ends with the signal; made where it is first needed.
  var ownWork: Lifetime {
    if let work { return work }
    let made = hasEnded ? .hasEndedAlready : Lifetime()
    work = made
    return made
  }

  override func endWork() { work?.dispose() }

  private func leaveFeed() {
    guard let feed else { return }
    feed.end()
    DeferredRelease.enqueue(feed)
    self.feed = nil
  }
}
