@_spi(Engine) public import Bindery

/// A signal that receives values whether or not it is observed.
///
/// Its release ends the work that feeds it.
///
/// Other signals receive values from stateless operators, only while they are observed. They have
/// nothing to end when they are released, and need no isolated `deinit`.
@MainActor
@usableFromInline
final class FedSignal<Value, Failure: Error>: Signal<Value, Failure> {
  /// The work that feeds the signal besides its operator, or that has to end with it.
  @usableFromInline var work: Lifetime?

  @inlinable init() { super.init(rank: 0, relayBody: nil) }

  /// Makes a signal that receives values from `feed` only while it is observed.
  ///
  /// It divides a long chain of lazy signals: its `deinit` defers the release of those upstream, so
  /// that the release of the chain does not recurse too deeply.
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
      releaseFeed()
      DeferredRelease.drain()
    }
    work?.dispose()
  }

  /// A lifetime that ends with the signal; made at the first use.
  @usableFromInline var ownWork: Lifetime {
    if let work { return work }
    let made = hasEnded ? .hasEndedAlready : Lifetime()
    work = made
    return made
  }

  override func endWork() { work?.dispose() }

  private func releaseFeed() {
    guard let feed else { return }
    feed.end()
    DeferredRelease.enqueue(feed)
    self.feed = nil
  }
}
