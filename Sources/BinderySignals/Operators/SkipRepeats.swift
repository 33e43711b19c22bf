extension Signal {
  /// Drops a value that `areEqual` says is the same as the one before it.
  ///
  /// ```text
  /// self          ─1─1─2─1─|
  /// skipRepeats() ─1───2─1─|
  /// ```
  public func skipRepeats(_ areEqual: @escaping (Value, Value) -> Bool) -> Signal {
    Signal { output, lifetime in
      var last: Value?
      lifetime += observe { event in
        if case .value(let value) = event {
          if let last, areEqual(last, value) { return }
          last = value
        }
        output.send(event)
      }
    }
  }
}

extension Signal where Value: Equatable {
  /// Drops a value that equals the one before it.
  public func skipRepeats() -> Signal { skipRepeats { $0 == $1 } }
}

extension SignalProducer {
  /// Drops a value that `areEqual` says is the same as the one before it.
  public func skipRepeats(_ areEqual: @escaping (Value, Value) -> Bool) -> SignalProducer {
    lift { $0.skipRepeats(areEqual) }
  }
}

extension SignalProducer where Value: Equatable {
  /// Drops a value that equals the one before it.
  public func skipRepeats() -> SignalProducer { skipRepeats { $0 == $1 } }
}
