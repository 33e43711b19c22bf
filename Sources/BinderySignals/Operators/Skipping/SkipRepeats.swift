/// Drops a value that is the same as the one before it.
@MainActor
@usableFromInline
final class SkipRepeats<Value, Failure: Error>: ValueOperator<Value, Value, Failure> {
  @usableFromInline let isRepeat: (Value, Value) -> Bool
  @usableFromInline @exclusivity(unchecked) var last: Value?

  @inlinable init(_ isRepeat: @escaping (Value, Value) -> Bool) {
    self.isRepeat = isRepeat
    super.init { node, value in
      let node = unsafeDowncast(node, to: SkipRepeats.self)
      let before = node.last
      node.last = value
      if let before, node.isRepeat(before, value) { return }
      node.pass(value)
    }
  }

  deinit {}
}

extension Signal {
  /// Drops a value that `isRepeat` says is the same as the one before it.
  ///
  /// ```text
  /// self          ─1─1─2─1─|
  /// skipRepeats() ─1───2─1─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is passed on, unless it repeats the one before it |
  /// | failure | is passed on |
  /// | completion | is passed on |
  /// | interruption | is passed on |
  /// | disposal | lets this signal go |
  @inlinable
  public func skipRepeats(_ isRepeat: @escaping (Value, Value) -> Bool) -> Signal {
    stateful(SkipRepeats(isRepeat))
  }
}

extension Signal where Value: Equatable {
  /// Drops a value that equals the one before it.
  @inlinable
  public func skipRepeats() -> Signal { skipRepeats { $0 == $1 } }
}

extension SignalProducer {
  /// Drops a value that `isRepeat` says is the same as the last; see `Signal.skipRepeats`.
  @inlinable
  public func skipRepeats(_ isRepeat: @escaping (Value, Value) -> Bool) -> SignalProducer {
    applying { _ in SkipRepeats(isRepeat) }
  }
}

extension SignalProducer where Value: Equatable {
  /// Drops a value that equals the one before it; see `Signal.skipRepeats`.
  @inlinable
  public func skipRepeats() -> SignalProducer { skipRepeats { $0 == $1 } }
}
