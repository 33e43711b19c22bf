@_spi(Engine) public import Bindery

/// A receiver of events: an observer of a signal or a run, or one operator.
///
/// Subclass it to write an operator. ``Signal/Observer`` is the subclass made of closures, and the
/// input of a signal. The idea is ReactiveSwift’s `Observer`.
@MainActor
open class Observer<Value, Failure: Error>: Receiver<Value> {
  /// Makes an observer whose subclass overrides ``receive(_:)``.
  public init() { super.init(body: Receiver.receiving) }

  /// Makes an observer that handles values in `body`, specialised in the caller.
  @inlinable override package init(body: @escaping Body) { super.init(body: body) }

  deinit {}

  /// Handles a value.
  open override func receive(_ value: Value) {}

  /// Handles the ending; no event follows it.
  open func terminate(_ termination: Termination<Failure>) {}

  /// Sends a value.
  ///
  /// ```swift
  /// tap.send(value: 2)
  /// ```
  ///
  /// - Order: all observers have received the value when the method returns; during a delivery, the
  ///   value is queued and delivered after the current one.
  /// - Lifetime: the value is retained until it is delivered.
  /// - Errors: an input ignores a value after the ending. A call from another actor does not
  ///   compile; use `poster` there.
  /// - Cost: a call for each observer; nothing is allocated.
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

  /// Ends the signal with a completion.
  public final func sendCompleted() { terminate(.completed) }

  /// Ends the signal with an interruption.
  public final func sendInterrupted() { terminate(.interrupted) }

  /// Records that an operator upstream has scheduled an interruption, which follows later.
  func interruptionScheduled() {}

  /// Returns whether this observer is the last of `run`, and so delivers one event at a time.
  func isLastObserver(of run: Feed) -> Bool { false }

  @_spi(Engine) public override func interrupt() { terminate(.interrupted) }

  @_spi(Engine) public override func channelClosed() { terminate(.completed) }
}
