public import Bindery

extension Property {
  /// The changes of the property from now on, without its current value.
  ///
  /// A ``MutableProperty`` sends each value as it is written, nested writes in order. A derived or
  /// computed property sends its new value once per change. The signal completes when the property
  /// is released; that of a derived property completes when all its sources are released. A
  /// constant has no changes, so its signal has completed.
  @inlinable public var signal: Signal<Value, Never> {
    if !node.livesWhileObserved, let writes = node.writes() { return .following(writes) }
    return changes
  }

  /// A producer that sends the current value at each start, then the changes.
  ///
  /// A ``MutableProperty`` sends each value written, a derived or computed property its new value
  /// once per change. A run completes when the property is released, that of a derived property
  /// when all its sources are.
  ///
  /// The producer does not retain a ``MutableProperty``. Started after the property is released, it
  /// sends the last value and completes.
  public var producer: SignalProducer<Value, Never> { node.following }

  /// A producer of the current value, then the changes.
  ///
  /// It retains the property.
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

  /// Sends each new value of a derived property to `output`, once per change.
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

  /// Completes `output` after all observers have received the pending changes.
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
  /// The values that are written from now on, without the current one.
  ///
  /// Each value is sent as it is written, nested writes in order, and equal values too. The signal
  /// does not retain the property, and completes when the property is released.
  @inlinable public var signal: Signal<Value, Never> { .following(ownChannel) }

  /// A producer that sends the current value at each start, then each value as it is written.
  ///
  /// The producer does not retain the property. A run completes when the property is released; one
  /// started after that sends the last value and completes.
  public var producer: SignalProducer<Value, Never> { following }
}

extension PropertyNode {
  /// A producer of the values of the node’s mirror, cached together with the mirror.
  fileprivate var following: SignalProducer<Value, Never> {
    if let follower { return SignalProducer(core: downcast(follower, to: ProducerCore.self)) }
    let core = PropertyCore(mirror)
    follower = core
    return SignalProducer(core: core)
  }
}

extension Signal where Failure == Never {
  /// Makes a signal of the values sent to a property’s channel, which it does not retain.
  @inlinable
  static func following(_ channel: Channel<Value>) -> Signal {
    let signal = FedSignal<Value, Never>()
    let relay = Relay(to: signal)
    signal.relay = relay
    channel.add(relay)
    return signal
  }
}

/// The implementation of a producer of the current value of a property, then its changes.
@MainActor
final class PropertyCore<Value>: ProducerCore<Value, Never> {
  private let node: PropertyNode<Value>

  init(_ node: PropertyNode<Value>) {
    self.node = node
    super.init()
  }

  deinit {}

  override var isState: Bool { true }

  override func link(_ output: Observer<Value, Never>) -> Bool { node.subscribe(output) }

  override func start(_ output: Observer<Value, Never>, _ run: ProducerRun) {
    run.head = output
    if node.ending?.hasEnded == true {
      output.send(value: node.current)
      if !run.isDisposed { output.terminate(.completed) }
    } else if let writes = node.writes() {
      run.source = output
      if node.livesWhileObserved { run.owned = node }
      // A value that is written in response to the first one is delivered after it.
      writes.add(output, sendingFirst: node.current)
    } else {
      startDerived(output, run)
    }
  }

  private func startDerived(_ output: Observer<Value, Never>, _ run: ProducerRun) {
    let input = GeneratorInput(output, in: run)
    Property(node: node).follow(input, during: run.work)
    input.send(value: node.current)
  }
}
