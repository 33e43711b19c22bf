import Bindery
public import BinderySignals

/// The operator names of Combine, so that the compiler suggests the name here.
extension SignalProducerConvertible {
  /// Combine’s name for `skipRepeats()`.
  @available(*, unavailable, renamed: "skipRepeats()")
  public func removeDuplicates() -> SignalProducer<Value, Failure> { unavailable() }

  /// Combine’s name for `skip(first:)`.
  @available(*, unavailable, renamed: "skip(first:)")
  public func dropFirst(_ count: Int = 1) -> SignalProducer<Value, Failure> { unavailable() }

  /// Combine’s name for `skip(while:)`.
  @available(*, unavailable, renamed: "skip(while:)")
  public func drop(while isSkipped: (Value) -> Bool) -> SignalProducer<Value, Failure> {
    unavailable()
  }

  /// Combine’s name for `take(first:)`.
  @available(*, unavailable, renamed: "take(first:)")
  public func prefix(_ count: Int) -> SignalProducer<Value, Failure> { unavailable() }

  /// Combine’s name for `take(while:)`.
  @available(*, unavailable, renamed: "take(while:)")
  public func prefix(while isTaken: (Value) -> Bool) -> SignalProducer<Value, Failure> {
    unavailable()
  }

  /// Combine’s name for `concat(_:)`.
  @available(*, unavailable, renamed: "concat(_:)")
  public func append(_ next: some SignalProducerConvertible<Value, Failure>) -> SignalProducer<
    Value, Failure
  > { unavailable() }

  /// Combine’s name for `prefix(_:)`.
  @available(*, unavailable, renamed: "prefix(_:)")
  public func prepend(_ first: some SignalProducerConvertible<Value, Failure>) -> SignalProducer<
    Value, Failure
  > { unavailable() }

  /// Combine’s name for `observe(on:)`.
  @available(
    *,
    unavailable,
    message: "everything is on the main actor: leave it out, or use observe(on:) with a Scheduler"
  )
  public func receive(on scheduler: some Any) -> SignalProducer<Value, Failure> {
    unavailable()
  }

  /// Combine’s name for `start(on:)`.
  @available(
    *,
    unavailable,
    message: "everything is on the main actor: leave it out, or use start(on:) with a Scheduler"
  )
  public func subscribe(on scheduler: some Any) -> SignalProducer<Value, Failure> {
    unavailable()
  }

  /// Combine’s name for `on(value:)`.
  @available(*, unavailable, renamed: "on(value:)")
  public func handleEvents(receiveOutput: (Value) -> Void) -> SignalProducer<Value, Failure> {
    unavailable()
  }

  /// Combine’s name for `attemptMap(_:)`.
  @available(*, unavailable, renamed: "attemptMap(_:)")
  public func tryMap<New>(_ transform: (Value) throws -> New) -> SignalProducer<New, any Error> {
    unavailable()
  }

  /// Combine’s name for `promoteError(_:)`.
  @available(*, unavailable, renamed: "promoteError(_:)")
  public func setFailureType<New: Error>(to type: New.Type) -> SignalProducer<Value, New> {
    unavailable()
  }

  /// Combine’s operator to handle a failure by another publisher.
  @available(*, unavailable, renamed: "flatMapError(_:)")
  public func `catch`(_ handle: (Failure) -> some SignalProducerConvertible) -> SignalProducer<
    Value, Failure
  > { unavailable() }

  /// Combine’s operator to handle a failure by a value.
  @available(*, unavailable, message: "use flatMapError { _ in SignalProducer(value: value) }")
  public func replaceError(with value: Value) -> SignalProducer<Value, Never> { unavailable() }

  /// Combine’s operator to hide a type.
  @available(
    *,
    unavailable,
    message: "signals and producers have no operator types: nothing has to be erased"
  )
  public func eraseToAnyPublisher() -> SignalProducer<Value, Failure> { unavailable() }

  /// Combine’s name for `startWith(_:)`.
  @available(*, unavailable, renamed: "startWith(_:)")
  public func prepend(_ values: Value...) -> SignalProducer<Value, Failure> { unavailable() }

  /// Combine’s name for `flatten(.latest)`.
  @available(*, unavailable, message: "use flatten(.latest), or flatMap(.latest) { … }")
  public func switchToLatest() -> SignalProducer<Value, Failure> { unavailable() }

  /// Combine’s operator to write values to a property.
  @available(*, unavailable, message: "bind to the property of the view model: _name <~ signal")
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Value>, on object: Root) {
    unavailable()
  }
}
