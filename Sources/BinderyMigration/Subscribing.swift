public import Bindery
public import BinderySignals

/// The ways of Combine and RxSwift to receive all events of a signal or a producer.
extension SignalProducerConvertible {
  /// Combine’s operator to receive all events.
  @discardableResult
  @available(
    *,
    unavailable,
    message: "use observe(_:) of a signal, or start(_:) of a producer, with a closure for events"
  )
  public func sink<Completion>(
    receiveCompletion: (Completion) -> Void,
    receiveValue: (Value) -> Void
  ) -> any Disposable { unavailable() }

  /// RxSwift’s operator to receive values and failures.
  @discardableResult
  @available(
    *,
    unavailable,
    message: "use observeResult(_:) of a signal, or startWithResult(_:) of a producer"
  )
  public func subscribe(
    onNext: (Value) -> Void,
    onError: (Failure) -> Void
  ) -> any Disposable { unavailable() }
}

/// The ways of Combine and RxSwift to subscribe to a signal.
extension Signal {
  /// Combine’s name for `observeValues(_:)`.
  @discardableResult
  @available(*, unavailable, renamed: "observeValues(_:)")
  public func sink(receiveValue: (Value) -> Void) -> any Disposable { unavailable() }

  /// RxSwift’s name for `observeValues(_:)`.
  @discardableResult
  @available(*, unavailable, renamed: "observeValues(_:)")
  public func subscribe(onNext: (Value) -> Void) -> any Disposable { unavailable() }
}

/// The ways of Combine and RxSwift to start a producer.
extension SignalProducer {
  /// Combine’s name for `startWithValues(_:)`.
  @discardableResult
  @available(*, unavailable, renamed: "startWithValues(_:)")
  public func sink(receiveValue: (Value) -> Void) -> any Disposable { unavailable() }

  /// RxSwift’s name for `startWithValues(_:)`.
  @discardableResult
  @available(*, unavailable, renamed: "startWithValues(_:)")
  public func subscribe(onNext: (Value) -> Void) -> any Disposable { unavailable() }
}

/// The ways of Combine and RxSwift to observe a property.
extension Property {
  /// Combine’s operator to observe a published property.
  @discardableResult
  @available(
    *,
    unavailable,
    message: "use lifetime.observe(self) { … }, or `.producer` of the property and startWithValues"
  )
  public func sink(receiveValue: (Value) -> Void) -> any Disposable { unavailable() }

  /// RxSwift’s operator to observe a relay.
  @discardableResult
  @available(
    *,
    unavailable,
    message: "use lifetime.observe(self) { … }, or `.producer` of the property and startWithValues"
  )
  public func subscribe(onNext: (Value) -> Void) -> any Disposable { unavailable() }
}

/// The ways of Combine and RxSwift to keep a subscription.
extension Disposable {
  /// Combine’s method to retain a subscription.
  @available(*, unavailable, message: "add it to a lifetime: lifetime += token")
  public func store(in members: inout some Any) { unavailable() }

  /// RxSwift’s method to retain a subscription.
  @available(*, unavailable, message: "add it to a lifetime: lifetime += token")
  public func disposed(by members: some Any) { unavailable() }
}

/// The same for the handles of signals, which may be `nil`.
extension Optional where Wrapped == any Disposable {
  /// Combine’s method to retain a subscription.
  @available(*, unavailable, message: "add it to a lifetime: lifetime += token")
  public func store(in members: inout some Any) { unavailable() }

  /// RxSwift’s method to retain a subscription.
  @available(*, unavailable, message: "add it to a lifetime: lifetime += token")
  public func disposed(by members: some Any) { unavailable() }
}
