public import Bindery

extension Property {
  /// The changes of the property from now on, without its present value.
  ///
  /// A ``MutableProperty`` sends each value as it is written, nested writes in order; a derived or
  /// computed one sends what it became, once per change. Completes when the property is released;
  /// the signal of a derived property, when all that it is derived from are. A constant has no
  /// changes: its signal has completed.
  @inlinable public var signal: Signal<Value, Never> {
    if !node.livesWhileObserved, let writes = node.writes() { return .following(writes) }
    return changes
  }

  /// The present value at each start, then the changes; see ``signal``.
  ///
  /// The producer does not keep a ``MutableProperty`` alive; started later than that is released, it
  /// sends the last value and completes.
  public var producer: SignalProducer<Value, Never> { node.following }

  /// The present value, then the changes; keeps the property until it is released itself.
  var values: SignalProducer<Value, Never> { SignalProducer(core: PropertyCore(node)) }

  @usableFromInline var changes: Signal<Value, Never> {
    if node.ending?.hasEnded == true { return .empty }
    return Signal.joining { output, lifetime in
      if let writes = node.writes() {
        lifetime.observeEnded { [node] in _ = node }
        let receiver = Forwarder(to: output)
        writes.add(receiver)
        lifetime += receiver
      } else {
        follow(output, during: lifetime)
      }
    }
  }

  /// Sends what a derived property becomes, once per change.
  fileprivate func follow(_ output: Observer<Value, Never>, during lifetime: Lifetime) {
    var isFirst = true
    let observation = observe { [self] in
      let value = value
      if !isFirst { untracked { output.send(value: value) } }
      isFirst = false
    }
    lifetime += observation
    lifetime += node.ending?.observeEnded { [weak output, weak lifetime] in
      guard let output, let lifetime else { return }
      lifetime += completion(of: output)
    }
  }

  /// Completes `output` after all observers have received the changes that are due.
  private func completion(of output: Observer<Value, Never>) -> any Disposable {
    let hasEnded = MutableProperty(false)
    let token = observe { [weak output] in
      if hasEnded.value { untracked { output?.sendCompleted() } }
    }
    hasEnded.value = true
    return token
  }
}

extension MutableProperty {
  /// The values written from now on; see ``Property/signal``.
  @inlinable public var signal: Signal<Value, Never> { .following(ownChannel) }

  /// The present value at each start, then the values written; see ``Property/producer``.
  public var producer: SignalProducer<Value, Never> { following }
}

extension PropertyNode {
  /// What its mirror does from a start on; made once where the mirror is kept too.
  fileprivate var following: SignalProducer<Value, Never> {
    if let follower { return SignalProducer(core: unsafeDowncast(follower, to: ProducerCore.self)) }
    let core = PropertyCore(mirror)
    follower = core
    return SignalProducer(core: core)
  }
}

extension Signal where Failure == Never {
  /// Makes a signal of what is sent to a property's channel, which need not live as long.
  @inlinable
  static func following(_ channel: Channel<Value>) -> Signal {
    let signal = FedSignal<Value, Never>()
    let relay = Relay(to: signal)
    signal.relay = relay
    channel.add(relay)
    return signal
  }
}

/// The present value of a property, then its changes.
@MainActor
final class PropertyCore<Value>: ProducerCore<Value, Never> {
  private let node: PropertyNode<Value>

  init(_ node: PropertyNode<Value>) {
    self.node = node
    super.init()
  }

  deinit {}

  override func link(_ output: Observer<Value, Never>) -> Bool { node.subscribe(output) }

  override func start(_ output: Observer<Value, Never>, _ run: Run) {
    run.head = output
    if node.ending?.hasEnded == true {
      output.send(value: node.current)
      if !run.isDisposed { output.terminate(.completed) }
    } else if let writes = node.writes() {
      run.source = output
      if node.livesWhileObserved { run.owned = node }
      // What the first value makes somebody write comes after it.
      writes.add(output, sendingFirst: node.current)
    } else {
      startDerived(output, run)
    }
  }

  private func startDerived(_ output: Observer<Value, Never>, _ run: Run) {
    let gate = Gate(output)
    run.head = gate
    Property(node: node).follow(gate, during: run.work)
    gate.send(value: node.current)
  }
}
