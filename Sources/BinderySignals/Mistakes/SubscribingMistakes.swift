public import Bindery

extension Signal {
  /// Rejects the name of a producer’s method; the message names that of a signal.
  @discardableResult
  @available(
    *,
    unavailable,
    message: "a signal is running already: observe it with observeValues { … }"
  )
  public func startWithValues(_ action: (Value) -> Void) -> any Disposable { unavailable() }
}

extension SignalProducer {
  /// Rejects the name of a signal’s method; the message names that of a producer.
  @discardableResult
  @available(
    *,
    unavailable,
    message: "a producer does nothing until it is started: startWithValues { … }"
  )
  public func observeValues(_ action: (Value) -> Void) -> any Disposable { unavailable() }

  /// Rejects a producer that can fail; the message names the method that receives the failure.
  @_disfavoredOverload
  @discardableResult
  @available(
    *,
    unavailable,
    message: "the producer can fail: startWithResult { … }, or flatMapError { _ in … } before"
  )
  public func startWithValues(_ action: (Value) -> Void) -> any Disposable { unavailable() }
}
