public import Bindery

/// One operator on the way from an upstream to an output, the same for signals and producers.
///
/// It observes what it gets and holds the observer to send to. Signals and producers differ only in
/// who connects the two: see `Signal.stateless(_:)`, `Signal.stateful(_:)` and
/// `SignalProducer.applying(_:)`.
///
/// - Ending: an operator that ends its output by itself sends nothing after that.
/// - Disposal: what it has started (timers, other producers) belongs to the lifetime that its maker
///   is given.
@MainActor
@usableFromInline
class Operator<Value, Failure: Error, NewValue, NewFailure: Error>: Observer<Value, Failure> {
  /// Where the operator sends; owned, and read without being retained.
  @usableFromInline @exclusivity(unchecked)
  final var destination: Unmanaged<Observer<NewValue, NewFailure>>?
  /// The ``upstream``, of a type that need not be looked up to ask who else holds it.
  @usableFromInline @exclusivity(unchecked) final var upstreamObject: AnyObject?

  @inlinable override init(body: @escaping Body) { super.init(body: body) }

  @inlinable override init() { super.init() }

  deinit { destination?.release() }

  /// What the operator takes its values from, where that is a signal.
  @inlinable final var upstream: Signal<Value, Failure>? {
    get {
      guard let upstreamObject else { return nil }
      return unsafeDowncast(upstreamObject, to: Signal<Value, Failure>.self)
    }
    set { upstreamObject = newValue }
  }

  /// Where the operator sends.
  final var output: Observer<NewValue, NewFailure> {
    guard let destination else { preconditionFailure("an operator is connected before it is fed") }
    return destination.takeUnretainedValue()
  }

  /// Sends from now on to `output`.
  @usableFromInline final func connect(to output: Observer<NewValue, NewFailure>) {
    destination?.release()
    destination = .passRetained(output)
  }

  /// Sends `value` on, without retaining the output meanwhile.
  @inlinable final func pass(_ value: NewValue) {
    destination?.borrow { $0.body($0, value) }
  }

  override func interruptionWaits() { output.interruptionWaits() }

  // MARK: As the feed of a signal

  public override var isUnconnected: Bool { destination == nil }

  public override func connect(_ output: UnsafeMutableRawPointer, _ call: EngineCall) {
    destination?.release()
    destination = .fromOpaque(output)
  }

  /// Begins, joined with the operators before it that nobody else listens to.
  public override func begin() -> Feed {
    var root = Unmanaged<Feed>.passRetained(self)
    while let before = root.borrow({ $0.join(EngineCall()) }) { root = before }
    root.borrow { $0.listen() }
    return root.takeRetainedValue()
  }

  public override func join(_ call: EngineCall) -> Unmanaged<Feed>? {
    guard isKnownUniquelyReferenced(&upstreamObject), let before = takeUpstreamFeed() else {
      return nil
    }
    upstreamObject = nil
    before.borrow { $0.connect(Unmanaged.passUnretained(self).toOpaque(), call) }
    return before
  }

  private func takeUpstreamFeed() -> Unmanaged<Feed>? {
    guard let upstream, upstream.rank > 0, upstream.first == nil, let feed = upstream.feed,
      feed.isUnconnected
    else { return nil }
    upstream.feed = nil
    return .passRetained(feed)
  }

  public override func listen() { upstream?.attach(self) }

  public override func pause() { dispose() }

  private func leaveUpstream() {
    if let upstreamObject { DeferredRelease.enqueue(upstreamObject) }
    upstreamObject = nil
  }

  public override func end() {
    dispose()
    guard upstreamObject != nil else { return }
    leaveUpstream()
    DeferredRelease.drain()
  }
}

/// An operator that passes failures and endings on as they are.
@MainActor
@usableFromInline
class ValueOperator<Value, NewValue, Failure: Error>: Operator<Value, Failure, NewValue, Failure> {
  @inlinable override init(body: @escaping Body) { super.init(body: body) }

  @inlinable override init() { super.init() }

  deinit {}

  @usableFromInline override func terminate(_ termination: Termination<Failure>) {
    output.terminate(termination)
  }
}

/// A ``ValueOperator`` without a memory: it need not hear what nobody listens to.
@MainActor
@usableFromInline
class StatelessOperator<Value, NewValue, Failure: Error>: ValueOperator<Value, NewValue, Failure> {
  @inlinable override init(body: @escaping Body) { super.init(body: body) }

  deinit {}

  public override var isLazy: Bool { true }
}
