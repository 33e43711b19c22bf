/// Transforms each value, and drops results that are `nil`.
@MainActor
@usableFromInline
final class CompactMap<Value, New, Failure: Error>: StatelessOperator<Value, New, Failure> {
  @usableFromInline let transform: (Value) -> New?

  @inlinable init(_ transform: @escaping (Value) -> New?) {
    self.transform = transform
    super.init { node, value in
      let map = downcast(node, to: CompactMap.self)
      if let new = map.transform(value) { map.pass(new) }
    }
  }

  deinit {}
}

extension Signal {
  /// Transforms each value, and drops results that are `nil`.
  ///
  /// ```text
  /// self               ─1─x─3─|
  /// compactMap(Int(_)) ─1───3─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is transformed, and sent unless the result is `nil` |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal |
  @inlinable
  public func compactMap<New>(_ transform: @escaping (Value) -> New?) -> Signal<New, Failure> {
    stateless(CompactMap(transform))
  }
}

extension SignalProducer {
  /// Transforms each value of each run, and drops results that are `nil`.
  ///
  /// Endings are forwarded.
  @inlinable
  public func compactMap<New>(
    _ transform: @escaping (Value) -> New?
  ) -> SignalProducer<New, Failure> {
    applying { _ in CompactMap(transform) }
  }
}
