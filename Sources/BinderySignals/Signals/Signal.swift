@_spi(Engine) public import Bindery

/// A source of values over time, which delivers each value to its current observers.
///
/// - Errors: any number of values, then at most one ending, and no event after it. A failure is one
///   of the three endings; `Never` is the type of a signal that cannot fail.
/// - Order: a value that is sent during a delivery is delivered to all observers after the current
///   one.
/// - Lifetime: a signal lives while it is retained or observed. After that, the work that feeds it
///   is disposed of. A signal whose input is released is interrupted.
/// - Isolation: all events are delivered, and all operator closures called, on the main actor.
/// - Cost: sending allocates nothing; observing allocates the observer, which is also its handle.
///
/// ```swift
/// let (taps, tap) = Signal<Int, Never>.pipe()
/// taps.filter { $0 > 1 }.map(String.init).observeValues { print($0) }
/// tap.send(value: 2)
/// ```
///
/// The vocabulary is ReactiveSwift's.
@MainActor
public class Signal<Value, Failure: Error>: Channel<Value> {
  // No access to these lasts while foreign code runs, so accesses are not checked.
  @usableFromInline @safe @exclusivity(unchecked) final var relay: Relay<Value, Failure>?
  /// The function of the relay that handles a value, if the relay is made only when the signal is
  /// observed.
  private final let relayBody: Receiver<Value>.Body?
  /// The operator that feeds the signal, if there is one.
  @usableFromInline @safe @exclusivity(unchecked) final var feed: Feed?
  /// The kind of the ending that has been sent or is pending, and its failure.
  ///
  /// Two fields instead of a ``Termination``, because the release of a signal would look up its
  /// type metadata.
  @safe @exclusivity(unchecked) private final var ending: SignalEnding?
  @safe @exclusivity(unchecked) private final var failure: SignalFailure<Failure>?
  /// The number of stateless operators before the signal in a chain; 0 for a ``FedSignal``.
  @usableFromInline final let rank: UInt8

  @usableFromInline
  init(rank: UInt8, relayBody: Receiver<Value>.Body?) {
    self.rank = rank
    self.relayBody = relayBody
    super.init()
  }

  deinit {}

  /// Makes a signal that receives values from `feed` only while it is observed.
  ///
  /// The release of a chain of such signals recurses, so each sixty-fourth signal defers the
  /// release of those before it.
  @inlinable
  static func lazy(_ feed: Feed, rank: UInt8) -> Signal {
    let relayBody = Relay<Value, Failure>.body
    guard rank < 64 else { return FedSignal(lazy: feed, relayBody: relayBody) }
    let signal = Signal(rank: rank, relayBody: relayBody)
    signal.feed = feed
    return signal
  }

  /// Returns a signal and the input that feeds it.
  ///
  /// ```swift
  /// let (taps, tap) = Signal<Int, Never>.pipe()
  ///
  /// tap.send(value: 2)
  /// ```
  ///
  /// - Parameter disposable: Work that is disposed of when the signal ends, or is released.
  /// - Returns: The signal and its input.
  /// - Order: a value is delivered to all observers before `send` returns, unless another value is
  ///   being delivered.
  /// - Lifetime: the input does not retain the signal. Releasing the input interrupts the signal.
  /// - Errors: what is sent after the ending is dropped.
  /// - Cost: four objects.
  @inlinable
  public static func pipe(
    disposable: (any Disposable)? = nil
  ) -> (output: Signal, input: Observer) {
    let output = FedSignal<Value, Failure>()
    let relay = Relay(to: output)
    output.relay = relay
    if let disposable { output.ownWork += disposable }
    return (output, Observer(to: relay))
  }

  /// Whether the signal has ended, or an ending is pending.
  final var hasEnded: Bool { ending != nil }

  private final var termination: Termination<Failure>? {
    switch ending {
    case nil: nil
    case .completed: .completed
    case .interrupted: .interrupted
    case .failed: failure.map { .failed($0.error) }
    }
  }

  /// The observer through which operators send on this signal.
  final var ownRelay: Relay<Value, Failure> {
    if let relay { return relay }
    let made = if let relayBody { Relay(to: self, body: relayBody) } else { Relay(to: self) }
    relay = made
    return made
  }

  // MARK: Observers

  /// Links `observer`, which must not be linked, or interrupts it if the signal has ended.
  @inlinable
  final func attach(_ observer: BinderySignals.Observer<Value, Failure>) {
    if busy.isDisjoint(with: [.ending, .ended]) {
      add(observer)
    } else {
      observer.terminate(.interrupted)
    }
  }

  @_spi(Engine) public override func becameObserved() {
    // An observed signal is retained, also without other owners.
    _ = Borrowed.retaining(self)
    guard let feed, feed.isLazy else { return }
    if let relay {
      relay.signal = BackReference(self)
    } else {
      unsafe feed.connect(Borrowed.retaining(ownRelay).address)
    }
    let root = feed.begin()
    if !hasEnded { self.feed = root }
  }

  @_spi(Engine) public override func becameUnobserved() {
    // The ending releases the signal itself, once.
    guard !hasEnded else { return }
    if let feed, feed.isLazy {
      feed.pause()
      // The signal may be deallocated, and values that are sent meanwhile must not reach it.
      relay?.signal = nil
    }
    Borrowed(self).release()
  }

  // MARK: The ending

  final func terminate(_ termination: Termination<Failure>) {
    guard !hasEnded else { return }
    switch termination {
    case .completed: ending = .completed
    case .interrupted: ending = .interrupted
    case .failed(let error):
      ending = .failed
      failure = SignalFailure(error)
    }
    if busy.isEmpty {
      busy = .ended
      deliverEnding()
    } else {
      busy.insert(.ending)
    }
  }

  @_spi(Engine) public override func deliverEnding() {
    guard let termination else { return }
    // An observed signal is retained until the end of this function. One without observers has to
    // be retained here, because releasing its members may release it.
    if first == nil { _ = Borrowed.retaining(self) }
    // No observer can be added after this, and an observer that is removed by another receives no
    // event.
    while let receiver = popFirst() {
      downcast(receiver, to: BinderySignals.Observer<Value, Failure>.self)
        .terminate(termination)
    }
    let feed = feed
    self.feed = nil
    feed?.end()
    relay?.signal = nil
    relay?.dispose()
    endWork()
    Borrowed(self).release()
  }

  /// Ends the work that feeds the signal besides its operator.
  func endWork() {}
}
