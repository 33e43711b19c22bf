/// Transforms each value.
@MainActor
@usableFromInline
final class Map<Value, New, Failure: Error>: StatelessOperator<Value, New, Failure> {
  @usableFromInline let transform: (Value) -> New

  @inlinable init(_ transform: @escaping (Value) -> New) {
    self.transform = transform
    super.init { node, value in
      let map = downcast(node, to: Map.self)
      map.pass(map.transform(value))
    }
  }

  deinit {}
}

extension Signal {
  /// Transforms each value.
  ///
  /// ```text
  /// self        ─1──2──|
  /// map { -$0 } ─-1─-2─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is transformed and sent |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal |
  ///
  /// ```swift
  /// taps.filter { $0 > 1 }.map(String.init).observeValues { print($0) }
  /// ```
  ///
  /// - Order: values are sent in the order in which they arrive.
  /// - Lifetime: the result retains `transform` and this signal until it ends or is released.
  /// - Errors: a failure is forwarded; `attemptMap` is for a transformation that can fail.
  /// - Cost: each value is transformed once for all observers, and only while the result is
  ///   observed. One operator for the signal; a value allocates nothing.
  @inlinable
  public func map<New>(_ transform: @escaping (Value) -> New) -> Signal<New, Failure> {
    stateless(Map(transform))
  }
}

extension SignalProducer {
  /// Transforms each value of each run.
  ///
  /// ```swift
  /// let greeting = user.map { "Hello, \($0.name)" }
  /// ```
  ///
  /// - Order: values are sent in the order in which they arrive.
  /// - Lifetime: the producer retains `transform`; nothing runs before a start.
  /// - Errors: a failure is forwarded; `attemptMap` is for a transformation that can fail.
  /// - Cost: one operator for each run; a value allocates nothing.
  @inlinable
  public func map<New>(_ transform: @escaping (Value) -> New) -> SignalProducer<New, Failure> {
    applying { _ in Map(transform) }
  }
}
