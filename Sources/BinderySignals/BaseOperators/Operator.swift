@_spi(Engine) public import Bindery

/// An operator between an upstream and an output, the same for signals and producers.
///
/// It observes its upstream and retains the observer that it sends to. `Signal.stateless(_:)`,
/// `Signal.stateful(_:)` and `SignalProducer.applying(_:)` connect the two.
///
/// - Ending: an operator that ends its output by itself sends nothing after that.
/// - Disposal: work that it has started (timers, other producers) is added to the lifetime that its
///   initialiser receives.
///
/// No access to its properties lasts while foreign code runs, so accesses are not checked.
@MainActor
@usableFromInline
class Operator<Value, Failure: Error, NewValue, NewFailure: Error>: Observer<Value, Failure> {
  /// The observer that the operator sends to; retained by the operator, and called without another
  /// retain.
  @usableFromInline @safe @exclusivity(unchecked)
  final var destination: Borrowed<Observer<NewValue, NewFailure>>?
  /// The ``upstream``, typed as an object so that a check for a unique reference needs no type
  /// metadata.
  @usableFromInline @safe @exclusivity(unchecked) final var upstreamObject: AnyObject?

  @inlinable override init(body: @escaping Body) { super.init(body: body) }

  @inlinable override init() { super.init() }

  deinit { destination?.release() }

  /// The signal that the operator observes, if its upstream is a signal.
  @inlinable final var upstream: Signal<Value, Failure>? {
    get {
      guard let upstreamObject else { return nil }
      return downcast(upstreamObject, to: Signal<Value, Failure>.self)
    }
    set { upstreamObject = newValue }
  }

  /// The observer that the operator sends to; every start and every signal connects it before the
  /// operator sends.
  final var output: Observer<NewValue, NewFailure> {
    guard let destination else { preconditionFailure("an operator needs an output first") }
    return destination.object
  }

  /// Replaces the observer that the operator sends to.
  @usableFromInline final func connect(to output: Observer<NewValue, NewFailure>) {
    destination?.release()
    destination = .retaining(output)
  }

  /// Sends `value` to the output without retaining the output meanwhile.
  @inlinable final func pass(_ value: NewValue) {
    destination?.borrow { $0.body($0, value) }
  }

  override func interruptionScheduled() { output.interruptionScheduled() }

  // MARK: As the feed of a signal

  override var isUnconnected: Bool { destination == nil }

  override func connect(_ output: UnsafeMutableRawPointer) {
    destination?.release()
    destination = unsafe Borrowed(address: output)
  }

  /// Connects itself to the operators upstream whose signals have no other owner, and observes the
  /// signal before those.
  override func begin() -> Feed {
    var root = Borrowed<Feed>.retaining(self)
    while let before = unsafe root.borrow({ unsafe $0.join() }) {
      root = unsafe Borrowed(address: before)
    }
    root.borrow { $0.listen() }
    return root.takeRetained()
  }

  override func join() -> UnsafeMutableRawPointer? {
    guard isKnownUniquelyReferenced(&upstreamObject), let before = takeUpstreamFeed() else {
      return nil
    }
    upstreamObject = nil
    before.borrow { unsafe $0.connect(Borrowed<Feed>(self).address) }
    return unsafe before.address
  }

  private func takeUpstreamFeed() -> Borrowed<Feed>? {
    guard let upstream, upstream.rank > 0, upstream.first == nil, let feed = upstream.feed,
      feed.isUnconnected
    else { return nil }
    upstream.feed = nil
    return .retaining(feed)
  }

  @usableFromInline override func listen() { upstream?.attach(self) }

  override func pause() { dispose() }

  private func releaseUpstream() {
    if let upstreamObject { DeferredRelease.enqueue(upstreamObject) }
    upstreamObject = nil
  }

  override func end() {
    dispose()
    guard upstreamObject != nil else { return }
    releaseUpstream()
    DeferredRelease.drain()
  }
}

/// An operator that forwards endings unchanged.
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

/// A ``ValueOperator`` without state, which observes its upstream only while it is observed.
@MainActor
@usableFromInline
class StatelessOperator<Value, NewValue, Failure: Error>: ValueOperator<Value, NewValue, Failure> {
  @inlinable override init(body: @escaping Body) { super.init(body: body) }

  deinit {}

  override var isLazy: Bool { true }
}
