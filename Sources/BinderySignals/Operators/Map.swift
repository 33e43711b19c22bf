extension Signal {
  /// Transforms each value.
  ///
  /// ```text
  /// self        ─1─2─|
  /// map { -$0 } ─-1─-2─|
  /// ```
  public func map<New>(_ transform: @escaping (Value) -> New) -> Signal<New, Failure> {
    Signal<New, Failure> { output, lifetime in
      lifetime += observe { output.send($0.map(transform)) }
    }
  }
}

extension SignalProducer {
  /// Transforms each value; see `Signal.map`.
  public func map<New>(_ transform: @escaping (Value) -> New) -> SignalProducer<New, Failure> {
    lift { $0.map(transform) }
  }
}
