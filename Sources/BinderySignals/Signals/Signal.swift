public import Bindery

/// Values that happen over time, delivered to whoever observes at that moment.
///
/// - Contract: any number of values, then at most one ending; after it, nothing.
/// - Order: a value sent during a delivery is delivered after the current one, to everybody.
/// - Lifetime: a signal lives while somebody holds it or observes it. When neither is the case,
///   what feeds it is disposed of. A signal whose input is released is interrupted.
/// - Everything happens on the main actor; no operator closure ever runs elsewhere.
/// - Cost: sending allocates nothing; observing costs the observer, which is its own token.
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
  @usableFromInline @exclusivity(unchecked) final var relay: Relay<Value, Failure>?
  /// What the relay will do with a value, where that is made only when the signal is observed.
  private final let relayBody: Receiver<Value>.Body?
  /// The operator that feeds the signal, if one does.
  @usableFromInline @exclusivity(unchecked) final var feed: Feed?
  /// How the signal has ended, or is about to, and with which failure.
  ///
  /// Two fields, because for a ``Termination`` each signal that goes would have to look its type up.
  @exclusivity(unchecked) private final var ending: SignalEnding?
  @exclusivity(unchecked) private final var failure: SignalFailure<Failure>?
  /// How many operators without a memory lie before the signal in a row; 0 for a ``FedSignal``.
  @usableFromInline final let rank: UInt8

  /// Makes a signal fed by `generator`, which runs at once.
  ///
  /// What is added to the lifetime ends when the signal does, or when nobody is left to hear it.
  public init(_ generator: (Observer, Lifetime) -> Void) {
    let source = FedSignal<Value, Failure>()
    let work = Lifetime()
    source.work = work
    let node = PassThrough<Value, Failure>()
    node.upstream = source
    rank = 1
    relayBody = Relay<Value, Failure>.body
    super.init()
    feed = node
    generator(Observer(to: source.ownRelay), work)
  }

  @usableFromInline
  init(rank: UInt8, relayBody: Receiver<Value>.Body?) {
    self.rank = rank
    self.relayBody = relayBody
    super.init()
  }

  deinit {}

  /// Makes a signal that takes from `feed` while somebody listens.
  ///
  /// A row of such signals goes in one go, which takes a deep stack: each sixty-fourth parts it.
  @inlinable
  static func lazy(_ feed: Feed, rank: UInt8) -> Signal {
    let relayBody = Relay<Value, Failure>.body
    guard rank < 64 else { return FedSignal(lazy: feed, relayBody: relayBody) }
    let signal = Signal(rank: rank, relayBody: relayBody)
    signal.feed = feed
    return signal
  }

  /// A signal and the input that feeds it.
  ///
  /// Releasing the input interrupts the signal.
  @inlinable
  public static func pipe() -> (output: Signal, input: Observer) {
    let output = FedSignal<Value, Failure>()
    let relay = Relay(to: output)
    output.relay = relay
    return (output, Observer(to: relay))
  }

  /// A signal and the input that feeds it; `disposable` is disposed of when the signal ends.
  ///
  /// That is also when nobody holds or observes it any more. Releasing the input interrupts it.
  public static func pipe(disposable: (any Disposable)?) -> (output: Signal, input: Observer) {
    let output = FedSignal<Value, Failure>()
    let work = Lifetime()
    work += disposable
    output.work = work
    return (output, Observer(to: output.ownRelay))
  }

  /// A signal on which nothing ever happens.
  public static var never: Signal {
    Signal { observer, lifetime in lifetime.observeEnded { _ = observer } }
  }

  /// A signal that has completed: an observer hears the ending at once, as an interruption.
  public static var empty: Signal { Signal { observer, _ in observer.sendCompleted() } }

  /// Whether the signal has ended, or is about to.
  final var hasEnded: Bool { ending != nil }

  private final var termination: Termination<Failure>? {
    switch ending {
    case nil: nil
    case .completed: .completed
    case .interrupted: .interrupted
    case .failed: failure.map { .failed($0.error) }
    }
  }

  /// What an operator sends to so that it happens on this signal.
  final var ownRelay: Relay<Value, Failure> {
    if let relay { return relay }
    let made = if let relayBody { Relay(to: self, body: relayBody) } else { Relay(to: self) }
    relay = made
    return made
  }

  // MARK: Observers

  /// Links `observer`, which is not linked anywhere, or interrupts it when the signal has ended.
  @inlinable
  final func attach(_ observer: BinderySignals.Observer<Value, Failure>) {
    if busy.isDisjoint(with: [.ending, .ended]) {
      add(observer)
    } else {
      observer.terminate(.interrupted)
    }
  }

  public override func becameObserved(_ call: EngineCall) {
    // A signal that is observed lives, held or not.
    _ = Unmanaged.passRetained(self)
    guard let feed, feed.isLazy else { return }
    if let relay {
      relay.signal = .passUnretained(self)
    } else {
      feed.connect(Unmanaged.passRetained(ownRelay).toOpaque(), call)
    }
    let root = feed.begin()
    if !hasEnded { self.feed = root }
  }

  public override func becameUnobserved(_ call: EngineCall) {
    // At the ending this is done once for all.
    guard !hasEnded else { return }
    if let feed, feed.isLazy {
      feed.pause()
      // The signal may go, and what is on its way to it has nowhere to go then.
      relay?.signal = nil
    }
    Unmanaged.passUnretained(self).release()
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
      deliverEnding(EngineCall())
    } else {
      busy.insert(.ending)
    }
  }

  public override func deliverEnding(_ call: EngineCall) {
    guard let termination else { return }
    // Who was observed is kept up to the end of this; what goes here may own who was not.
    if first == nil { _ = Unmanaged.passRetained(self) }
    // Nobody can be added any more, and who is removed by another hears nothing.
    while let receiver = popFirst() {
      unsafeDowncast(receiver, to: BinderySignals.Observer<Value, Failure>.self)
        .terminate(termination)
    }
    let feed = feed
    self.feed = nil
    feed?.end()
    relay?.signal = nil
    relay?.dispose()
    endWork()
    Unmanaged.passUnretained(self).release()
  }

  /// Ends what feeds the signal beside its operator.
  func endWork() {}
}
