public import Bindery

/// Names of the signal of a property, so that the compiler says where they are.
extension Property {
  /// A name of its signal.
  @discardableResult
  @available(
    *,
    unavailable,
    message: "use `.signal` of the property, or `.producer` for its value too"
  )
  public func observeValues(_ action: (Value) -> Void) -> any Disposable { unavailable() }

  /// A name of its signal.
  @available(
    *,
    unavailable,
    message: "use `.signal` of the property, or `.producer` for its value too"
  )
  public func debounce(
    _ interval: Duration,
    on scheduler: any Scheduler
  ) -> SignalProducer<Value, Never> { unavailable() }

  /// A name of its signal.
  @available(
    *,
    unavailable,
    message: "use `.signal` of the property, or `.producer` for its value too"
  )
  public func throttle(
    _ interval: Duration,
    on scheduler: any Scheduler
  ) -> SignalProducer<Value, Never> { unavailable() }
}
