/// Forwards the values that satisfy a condition.
@MainActor
@usableFromInline
final class Filter<Value, Failure: Error>: StatelessOperator<Value, Value, Failure> {
  @usableFromInline let isIncluded: (Value) -> Bool

  @inlinable init(_ isIncluded: @escaping (Value) -> Bool) {
    self.isIncluded = isIncluded
    super.init { node, value in
      let filter = downcast(node, to: Filter.self)
      if filter.isIncluded(value) { filter.pass(value) }
    }
  }

  deinit {}
}

extension Signal {
  /// Forwards the values for which `isIncluded` is true.
  ///
  /// ```text
  /// self            ─1─2─3─4─|
  /// filter { even } ───2───4─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is forwarded if `isIncluded` is true for it |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal |
  @inlinable
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Signal {
    stateless(Filter(isIncluded))
  }
}

extension SignalProducer {
  /// Forwards the values of each run for which `isIncluded` is true, and drops the others.
  ///
  /// Endings are forwarded. `isIncluded` is called once for each value of each run.
  @inlinable
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> SignalProducer {
    applying { _ in Filter(isIncluded) }
  }
}
