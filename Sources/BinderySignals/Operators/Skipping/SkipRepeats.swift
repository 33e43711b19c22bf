/// Drops a value that repeats the previous one.
///
/// No access to its properties lasts while foreign code runs, so accesses are not checked.
@MainActor
@usableFromInline
final class SkipRepeats<Value, Failure: Error>: ValueOperator<Value, Value, Failure> {
  @usableFromInline let isRepeat: (Value, Value) -> Bool
  @usableFromInline @safe @exclusivity(unchecked) var last: Value?

  @inlinable init(_ isRepeat: @escaping (Value, Value) -> Bool) {
    self.isRepeat = isRepeat
    super.init { node, value in
      let node = downcast(node, to: SkipRepeats.self)
      let before = node.last
      node.last = value
      if let before, node.isRepeat(before, value) { return }
      node.pass(value)
    }
  }

  deinit {}
}

extension Signal {
  /// Drops a value if `isRepeat` returns true for the previous value and it.
  ///
  /// ```text
  /// self          ─1─1─2─1─|
  /// skipRepeats() ─1───2─1─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is forwarded, unless it repeats the previous one |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal |
  @inlinable
  public func skipRepeats(_ isRepeat: @escaping (Value, Value) -> Bool) -> Signal {
    stateful(SkipRepeats(isRepeat))
  }
}

extension Signal where Value: Equatable {
  /// Drops a value that equals the previous one.
  @inlinable
  public func skipRepeats() -> Signal { skipRepeats { $0 == $1 } }
}

extension SignalProducer {
  /// Drops a value if `isRepeat` returns true for the previous value of the run and it.
  ///
  /// The first value of each run is sent. Endings are forwarded.
  @inlinable
  public func skipRepeats(_ isRepeat: @escaping (Value, Value) -> Bool) -> SignalProducer {
    applying { _ in SkipRepeats(isRepeat) }
  }
}

extension SignalProducer where Value: Equatable {
  /// Drops a value that equals the previous one of the same run.
  ///
  /// The first value of each run is sent. Endings are forwarded.
  @inlinable
  public func skipRepeats() -> SignalProducer { skipRepeats { $0 == $1 } }
}
