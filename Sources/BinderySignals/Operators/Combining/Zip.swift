extension Signal {
  /// Sends the first values of both signals as a tuple, then the second values, and so on.
  ///
  /// ```text
  /// self       ─1─2─────3─|
  /// other      ─────a─b───|
  /// zip(with:) ─────1a─2b─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | queued, without a bound, until the other signal has sent its counterpart |
  /// | failure | of either: forwarded |
  /// | completion | forwarded as soon as no further pair is possible |
  /// | interruption | of either: forwarded |
  /// | disposal | stops observing both and drops the queued values |
  public func zip<Other>(
    with other: Signal<Other, Failure>
  ) -> Signal<(Value, Other), Failure> {
    .combining(ZipGroup.self, of: 2) { group, work in
      let first = group.input(self, during: work)
      let second = group.input(other, during: work)
      return { (first.take(), second.take()) }
    }
  }
}

extension SignalProducer {
  /// Starts both producers, and sends their first values as a tuple, then the second ones, and so
  /// on.
  ///
  /// This producer is started first. Values are queued, without a bound, until their counterpart
  /// arrives. A failure or an interruption of either is forwarded; the run completes when no
  /// further pair is possible.
  public func zip<Other: SignalProducerConvertible>(
    with other: Other
  ) -> SignalProducer<(Value, Other.Value), Failure> where Other.Failure == Failure {
    let other = other.producer
    return .combining(ZipGroup.self, of: 2) { group, run in
      let first = group.input(self, in: run)
      group.lastInput(other, in: run) { (first.take(), $0.take()) }
    }
  }
}
