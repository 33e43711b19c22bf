/// What a signal and its input share: the observers, and what to end when nobody is left.
@MainActor
final class SignalCore<Value, Failure: Error> {
  private let channel = Channel<Signal<Value, Failure>.Event>()
  private var hasEnded = false
  private var isHeld = true

  /// What feeds the signal.
  let lifetime = Lifetime()

  init() {}

  isolated deinit {}

  func send(_ event: Signal<Value, Failure>.Event) {
    guard !hasEnded else { return }
    if event.isTerminating { hasEnded = true }
    channel.send(event)
    guard hasEnded else { return }
    // During a delivery the ending waits in the channel behind the values before it.
    if !channel.isDelivering { close() }
  }

  func add(_ action: @escaping (Signal<Value, Failure>.Event) -> Void) -> (any Disposable)? {
    guard !hasEnded else {
      action(.interrupted)
      return nil
    }
    // The slot owns the core, so a signal that is observed lives.
    let slot = ClosureSlot<Signal<Value, Failure>.Event> { [self] event in
      withExtendedLifetime(self) { action(event) }
    }
    channel.add(slot)
    return AnyDisposable { [weak self] in self?.remove(slot) }
  }

  func handleWasReleased() {
    isHeld = false
    endIfAbandoned()
  }

  /// The input is gone: nothing can follow.
  func inputWasReleased() { send(.interrupted) }

  fileprivate func close() {
    channel.removeAll()
    lifetime.dispose()
  }

  private func remove(_ slot: Slot<Signal<Value, Failure>.Event>) {
    channel.remove(slot)
    endIfAbandoned()
  }

  private func endIfAbandoned() {
    guard !isHeld, channel.count == 0, !hasEnded else { return }
    hasEnded = true
    lifetime.dispose()
  }
}
