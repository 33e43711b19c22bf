public import Bindery

extension Signal {
  /// The input of a signal, or an observer made of closures.
  ///
  /// ```swift
  /// let (taps, tap) = Signal<Int, Never>.pipe()
  ///
  /// tap.send(value: 2)
  /// ```
  ///
  /// - Order: events that are sent to an input are sent on its signal, in the order of sending.
  /// - Lifetime: an input does not retain its signal. Releasing the last reference to an input
  ///   interrupts its signal.
  /// - Errors: an input ignores events after the ending.
  /// - Cost: an input is two objects; sending allocates nothing.
  @MainActor
  public class Observer: BinderySignals.Observer<Value, Failure> {
    @usableFromInline let action: ((Event) -> Void)?
    @usableFromInline let relay: Relay<Value, Failure>?
    @usableFromInline let token: InputToken<Value, Failure>?

    /// Makes the input of a signal.
    @inlinable
    init(to relay: Relay<Value, Failure>) {
      action = nil
      self.relay = relay
      token = InputToken(relay)
      super.init { observer, value in
        let observer = downcast(observer, to: Observer.self)
        observer.relay?.signal?.borrow { $0.send(value) }
      }
    }

    /// Makes the input of a generator.
    override init() {
      action = nil
      relay = nil
      token = nil
      super.init()
    }

    /// Makes an observer that hands events to `action`.
    public init(_ action: @escaping (Event) -> Void) {
      self.action = action
      relay = nil
      token = nil
      super.init { downcast($0, to: Observer.self).action?(.value($1)) }
    }

    /// Makes an observer that sends its events to `target`.
    public convenience init(_ target: BinderySignals.Observer<Value, Failure>) {
      self.init { target.send($0) }
    }

    /// Makes an observer of closures; events without a closure are ignored.
    public convenience init(
      value: ((Value) -> Void)? = nil,
      failed: ((Failure) -> Void)? = nil,
      completed: (() -> Void)? = nil,
      interrupted: (() -> Void)? = nil
    ) {
      self.init { event in
        switch event {
        case .value(let received): value?(received)
        case .failed(let error): failed?(error)
        case .completed: completed?()
        case .interrupted: interrupted?()
        }
      }
    }

    deinit {}

    /// A lifetime that ends with the signal or the run that this is an input of; `nil` for an
    /// observer of closures.
    var lifetime: Lifetime? {
      guard let relay else { return nil }
      guard let signal = relay.signal else { return .hasEndedAlready }
      return signal.borrow { ($0 as? FedSignal)?.ownWork }
    }

    /// Handles a value; the same as sending it.
    public override func receive(_ value: Value) { send(value: value) }

    /// Handles the ending.
    ///
    /// The input of a signal ignores events after it.
    public override func terminate(_ termination: Termination<Failure>) {
      action?(Event(termination))
      relay?.terminate(termination)
    }
  }
}

/// A token whose release interrupts a signal, because its last input has been released.
@usableFromInline
@MainActor
final class InputToken<Value, Failure: Error> {
  private let relay: Relay<Value, Failure>

  @usableFromInline init(_ relay: Relay<Value, Failure>) { self.relay = relay }

  isolated deinit { relay.terminate(.interrupted) }
}
