/// Drops a value whose identity has been received before.
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
  /// Drops a value whose identity has been received before.
  ///
  /// ```text
  /// self           ─1─2─1─3─2─|
  /// uniqueValues() ─1─2───3───|
  /// ```
  ///
  /// All identities are retained until the end.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is forwarded if its identity has not been received before |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal |
  public func uniqueValues<Identity: Hashable>(
    _ transform: @escaping (Value) -> Identity
  ) -> Signal {
    stateful(UniqueValues(transform))
  }
}

extension Signal where Value: Hashable {
  /// Drops a value that has been received before; all values are retained until the end.
  public func uniqueValues() -> Signal { uniqueValues { $0 } }
}

extension SignalProducer {
  /// Drops a value whose identity has been received before in the same run.
  ///
  /// A run retains all its identities until its end. Endings are forwarded.
  public func uniqueValues<Identity: Hashable>(
    _ transform: @escaping (Value) -> Identity
  ) -> SignalProducer {
    applying { _ in UniqueValues(transform) }
  }
}

extension SignalProducer where Value: Hashable {
  /// Drops a value that has been received before in the same run.
  ///
  /// A run retains all values that it has sent until its end. Endings are forwarded.
  public func uniqueValues() -> SignalProducer { uniqueValues { $0 } }
}
