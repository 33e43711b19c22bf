/// Transforms each value, and drops what comes out as `nil`.
@MainActor
@usableFromInline
final class CompactMap<Value, New, Failure: Error>: StatelessOperator<Value, New, Failure> {
  @usableFromInline let transform: (Value) -> New?

  @inlinable init(_ transform: @escaping (Value) -> New?) {
    self.transform = transform
    super.init { node, value in
      let map = unsafeDowncast(node, to: CompactMap.self)
      if let new = map.transform(value) { map.pass(new) }
    }
  }

  deinit {}
}

extension Signal {
  /// Transforms each value, and drops what comes out as `nil`.
  ///
  /// ```text
  /// self               ─1─x─3─|
  /// compactMap(Int(_)) ─1───3─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is transformed, and sent unless that gives `nil` |
  /// | failure | is passed on |
  /// | completion | is passed on |
  /// | interruption | is passed on |
  /// | disposal | lets this signal go |
  @inlinable
  public func compactMap<New>(_ transform: @escaping (Value) -> New?) -> Signal<New, Failure> {
    stateless(CompactMap(transform))
  }

  /// The old name of ``compactMap(_:)``.
  @available(*, deprecated, renamed: "compactMap")
  public func filterMap<New>(_ transform: @escaping (Value) -> New?) -> Signal<New, Failure> {
    compactMap(transform)
  }
}

extension SignalProducer {
  /// Transforms each value, and drops what comes out as `nil`; see `Signal.compactMap`.
  @inlinable
  public func compactMap<New>(
    _ transform: @escaping (Value) -> New?
  ) -> SignalProducer<New, Failure> {
    applying { _ in CompactMap(transform) }
  }

  /// The old name of ``compactMap(_:)``.
  @available(*, deprecated, renamed: "compactMap")
  public func filterMap<New>(
    _ transform: @escaping (Value) -> New?
  ) -> SignalProducer<New, Failure> {
    compactMap(transform)
  }
}
