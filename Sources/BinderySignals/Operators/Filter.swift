extension Signal {
  /// Lets only the values through for which `isIncluded` is true.
  ///
  /// ```text
  /// self              ─1─2─3─|
  /// filter(\.isEven)  ───2───|
  /// ```
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Signal {
    Signal { output, lifetime in
      lifetime += observe { event in
        if case .value(let value) = event, !isIncluded(value) { return }
        output.send(event)
      }
    }
  }
}

extension SignalProducer {
  /// Lets only the values through for which `isIncluded` is true; see `Signal.filter`.
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> SignalProducer {
    lift { $0.filter(isIncluded) }
  }
}
