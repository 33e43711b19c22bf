extension Signal {
  /// The input of a signal: what is sent here happens there.
  ///
  /// Releasing the last reference interrupts the signal.
  @MainActor
  public final class Observer {
    private let deliver: (Event) -> Void
    private let released: () -> Void

    init(core: SignalCore<Value, Failure>) {
      deliver = { core.send($0) }
      released = { core.inputWasReleased() }
    }

    /// Makes an observer that hands events to `action`.
    public init(_ action: @escaping (Event) -> Void) {
      deliver = action
      released = {}
    }

    isolated deinit { released() }

    /// Sends an event.
    ///
    /// After an ending, events are ignored.
    public func send(_ event: Event) { deliver(event) }

    /// Sends a value.
    public func send(value: Value) { deliver(.value(value)) }

    /// Ends the signal with a failure.
    public func send(error: Failure) { deliver(.failed(error)) }

    /// Ends the signal: there is no more.
    public func sendCompleted() { deliver(.completed) }

    /// Ends the signal: somebody stopped it.
    public func sendInterrupted() { deliver(.interrupted) }
  }
}
