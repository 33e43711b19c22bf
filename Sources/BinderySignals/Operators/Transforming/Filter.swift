/// Lets only some values through.
@MainActor
@usableFromInline
final class Filter<Value, Failure: Error>: StatelessOperator<Value, Value, Failure> {
  @usableFromInline let isIncluded: (Value) -> Bool

  @inlinable init(_ isIncluded: @escaping (Value) -> Bool) {
    self.isIncluded = isIncluded
    super.init { node, value in
      let filter = unsafeDowncast(node, to: Filter.self)
      if filter.isIncluded(value) { filter.pass(value) }
    }
  }

  deinit {}
}

extension Signal {
  /// Lets only the values through for which `isIncluded` is true.
  ///
  /// ```text
  /// self            ─1─2─3─4─|
  /// filter { even } ───2───4─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is passed on if it is included |
  /// | failure | is passed on |
  /// | completion | is passed on |
  /// | interruption | is passed on |
  /// | disposal | lets this signal go |
  @inlinable
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Signal {
    stateless(Filter(isIncluded))
  }
}

extension SignalProducer {
  /// Lets only the values through for which `isIncluded` is true; see `Signal.filter`.
  @inlinable
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> SignalProducer {
    applying { _ in Filter(isIncluded) }
  }
}
