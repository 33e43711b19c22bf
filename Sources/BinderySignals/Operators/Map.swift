/// Transforms each value.
@MainActor
@usableFromInline
final class Map<Value, New, Failure: Error>: StatelessOperator<Value, New, Failure> {
  @usableFromInline let transform: (Value) -> New

  @inlinable init(_ transform: @escaping (Value) -> New) {
    self.transform = transform
    super.init { node, value in
      let map = unsafeDowncast(node, to: Map.self)
      map.pass(map.transform(value))
    }
  }

  deinit {}
}

extension Signal {
  /// Transforms each value.
  ///
  /// ```text
  /// self        ─1─2─|
  /// map { -$0 } ─-1─-2─|
  /// ```
  @inlinable
  public func map<New>(_ transform: @escaping (Value) -> New) -> Signal<New, Failure> {
    stateless(Map(transform))
  }
}

extension SignalProducer {
  /// Transforms each value; see `Signal.map`.
  public func map<New>(_ transform: @escaping (Value) -> New) -> SignalProducer<New, Failure> {
    applying { _ in Map(transform) }
  }
}
