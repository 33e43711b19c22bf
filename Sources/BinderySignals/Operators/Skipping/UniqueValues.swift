/// Drops a value whose identity has been seen before.
@MainActor
final class UniqueValues<Value, Identity: Hashable, Failure: Error>:
  ValueOperator<Value, Value, Failure>
{
  private let identify: (Value) -> Identity
  private var seen: Set<Identity> = []

  init(_ identify: @escaping (Value) -> Identity) {
    self.identify = identify
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) { if seen.insert(identify(value)).inserted { pass(value) } }
}

extension Signal {
  /// Drops a value whose identity has been seen before.
  ///
  /// ```text
  /// self           ─1─2─1─3─2─|
  /// uniqueValues() ─1─2───3───|
  /// ```
  ///
  /// All identities are kept until the end.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is passed on the first time that its identity comes |
  /// | failure | is passed on |
  /// | completion | is passed on |
  /// | interruption | is passed on |
  /// | disposal | lets this signal go |
  public func uniqueValues<Identity: Hashable>(
    _ transform: @escaping (Value) -> Identity
  ) -> Signal {
    stateful(UniqueValues(transform))
  }
}

extension Signal where Value: Hashable {
  /// Drops a value that has been seen before; all are kept until the end.
  public func uniqueValues() -> Signal { uniqueValues { $0 } }
}

extension SignalProducer {
  /// Drops a value whose identity has been seen before; see `Signal.uniqueValues`.
  public func uniqueValues<Identity: Hashable>(
    _ transform: @escaping (Value) -> Identity
  ) -> SignalProducer {
    applying { _ in UniqueValues(transform) }
  }
}

extension SignalProducer where Value: Hashable {
  /// Drops a value that has been seen before; see `Signal.uniqueValues`.
  public func uniqueValues() -> SignalProducer { uniqueValues { $0 } }
}
