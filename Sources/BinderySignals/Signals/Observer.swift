public import Bindery

/// A place that takes events: the end of a signal, or one operator on the way.
///
/// Subclass it to write an operator of your own; ``Signal/Observer`` is the one made of closures,
/// and the input of a signal. The idea is ReactiveSwift's `Observer`.
@MainActor
open class Observer<Value, Failure: Error>: Receiver<Value> {
  /// Makes an observer whose subclass overrides ``receive(_:)``.
  public init() {
    super.init { receiver, value in
      unsafeDowncast(receiver, to: Observer<Value, Failure>.self).receive(value)
    }
  }

  /// Makes an observer that takes values in `body`, formed where the types are known.
  @inlinable override package init(body: @escaping Body) { super.init(body: body) }

  deinit {}

  /// Takes a value.
  open func receive(_ value: Value) {}

  /// Takes the ending; nothing follows.
  open func terminate(_ termination: Termination<Failure>) {}

  /// Sends a value.
  @inlinable public final func send(value: Value) { body(self, value) }

  /// Sends an event.
  public final func send(_ event: Signal<Value, Failure>.Event) {
    switch event {
    case .value(let value): body(self, value)
    case .failed(let error): terminate(.failed(error))
    case .completed: terminate(.completed)
    case .interrupted: terminate(.interrupted)
    }
  }

  /// Ends the signal with a failure.
  public final func send(error: Failure) { terminate(.failed(error)) }

  /// Ends the signal: there is no more.
  public final func sendCompleted() { terminate(.completed) }

  /// Ends the signal: somebody stopped it.
  public final func sendInterrupted() { terminate(.interrupted) }

  /// Told by an operator that leaves an interruption to a scheduler: it comes, but later.
  func interruptionScheduled() {}

  /// Whether this observer is the last of `run`, so that it delivers one event at a time.
  func isLastObserver(of run: ProducerRun) -> Bool { false }

  public override func interrupt() { terminate(.interrupted) }

  public override func channelClosed() { terminate(.completed) }
}

extension Unmanaged {
  /// Sends `value` to an observer without retaining it meanwhile.
  @inlinable func send<Value, Failure>(value: Value) where Instance == Observer<Value, Failure> {
    borrow { $0.body($0, value) }
  }
}
