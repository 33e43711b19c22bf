// Made by Scripts/generate-arities.

extension SignalProducer {
  /// Starts two producers in order, and sends tuples of their nth values.
  ///
  /// Values are queued, without a bound, until all others have sent their counterparts. A failure
  /// or an interruption of one producer ends the run and interrupts the others; it completes when
  /// no further tuple is possible.
  public static func zip<Second>(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Second, Failure>
  ) -> SignalProducer<(Value, Second), Failure> {
    first.producer.zip(with: second)
  }

  /// Starts three producers in order, and sends tuples of their nth values.
  ///
  /// Values are queued, without a bound, until all others have sent their counterparts. A failure
  /// or an interruption of one producer ends the run and interrupts the others; it completes when
  /// no further tuple is possible.
  public static func zip<Second, Third>(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Second, Failure>,
    _ third: some SignalProducerConvertible<Third, Failure>
  ) -> SignalProducer<(Value, Second, Third), Failure> {
    let (first, second, third) = (first.producer, second.producer, third.producer)
    return .combining(ZipGroup.self, of: 3) { group, run in
      let first = group.input(first, in: run)
      let second = group.input(second, in: run)
      group.lastInput(third, in: run) { (first.take(), second.take(), $0.take()) }
    }
  }

  /// Starts four producers in order, and sends tuples of their nth values.
  ///
  /// Values are queued, without a bound, until all others have sent their counterparts. A failure
  /// or an interruption of one producer ends the run and interrupts the others; it completes when
  /// no further tuple is possible.
  public static func zip<Second, Third, Fourth>(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Second, Failure>,
    _ third: some SignalProducerConvertible<Third, Failure>,
    _ fourth: some SignalProducerConvertible<Fourth, Failure>
  ) -> SignalProducer<(Value, Second, Third, Fourth), Failure> {
    let (first, second, third, fourth) = (
      first.producer, second.producer, third.producer, fourth.producer
    )
    return .combining(ZipGroup.self, of: 4) { group, run in
      let first = group.input(first, in: run)
      let second = group.input(second, in: run)
      let third = group.input(third, in: run)
      group.lastInput(fourth, in: run) { (first.take(), second.take(), third.take(), $0.take()) }
    }
  }
}
