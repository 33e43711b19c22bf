// Made by Scripts/generate-arities.

extension SignalProducer {
  /// Starts two producers in order, and sends tuples of their latest values.
  ///
  /// The first tuple is sent once all have sent a value, then one whenever one sends. A failure or
  /// an interruption of one producer ends the run and interrupts the others; it completes when all
  /// have completed.
  public static func combineLatest<Second>(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Second, Failure>
  ) -> SignalProducer<(Value, Second), Failure> {
    first.producer.combineLatest(with: second)
  }

  /// Starts three producers in order, and sends tuples of their latest values.
  ///
  /// The first tuple is sent once all have sent a value, then one whenever one sends. A failure or
  /// an interruption of one producer ends the run and interrupts the others; it completes when all
  /// have completed.
  public static func combineLatest<Second, Third>(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Second, Failure>,
    _ third: some SignalProducerConvertible<Third, Failure>
  ) -> SignalProducer<(Value, Second, Third), Failure> {
    let (first, second, third) = (first.producer, second.producer, third.producer)
    return .combining(LatestGroup.self, of: 3) { group, run in
      let first = group.input(first, in: run)
      let second = group.input(second, in: run)
      group.lastInput(third, in: run) { (first.value, second.value, $0.value) }
    }
  }

  /// Starts four producers in order, and sends tuples of their latest values.
  ///
  /// The first tuple is sent once all have sent a value, then one whenever one sends. A failure or
  /// an interruption of one producer ends the run and interrupts the others; it completes when all
  /// have completed.
  public static func combineLatest<Second, Third, Fourth>(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Second, Failure>,
    _ third: some SignalProducerConvertible<Third, Failure>,
    _ fourth: some SignalProducerConvertible<Fourth, Failure>
  ) -> SignalProducer<(Value, Second, Third, Fourth), Failure> {
    let (first, second, third, fourth) = (
      first.producer, second.producer, third.producer, fourth.producer
    )
    return .combining(LatestGroup.self, of: 4) { group, run in
      let first = group.input(first, in: run)
      let second = group.input(second, in: run)
      let third = group.input(third, in: run)
      group.lastInput(fourth, in: run) { (first.value, second.value, third.value, $0.value) }
    }
  }

  /// Starts five producers in order, and sends tuples of their latest values.
  ///
  /// The first tuple is sent once all have sent a value, then one whenever one sends. A failure or
  /// an interruption of one producer ends the run and interrupts the others; it completes when all
  /// have completed.
  public static func combineLatest<Second, Third, Fourth, Fifth>(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Second, Failure>,
    _ third: some SignalProducerConvertible<Third, Failure>,
    _ fourth: some SignalProducerConvertible<Fourth, Failure>,
    _ fifth: some SignalProducerConvertible<Fifth, Failure>
  ) -> SignalProducer<(Value, Second, Third, Fourth, Fifth), Failure> {
    let (first, second, third, fourth, fifth) = (
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer
    )
    return .combining(LatestGroup.self, of: 5) { group, run in
      let first = group.input(first, in: run)
      let second = group.input(second, in: run)
      let third = group.input(third, in: run)
      let fourth = group.input(fourth, in: run)
      group.lastInput(fifth, in: run) {
        (first.value, second.value, third.value, fourth.value, $0.value)
      }
    }
  }

  /// Starts six producers in order, and sends tuples of their latest values.
  ///
  /// The first tuple is sent once all have sent a value, then one whenever one sends. A failure or
  /// an interruption of one producer ends the run and interrupts the others; it completes when all
  /// have completed.
  public static func combineLatest<Second, Third, Fourth, Fifth, Sixth>(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Second, Failure>,
    _ third: some SignalProducerConvertible<Third, Failure>,
    _ fourth: some SignalProducerConvertible<Fourth, Failure>,
    _ fifth: some SignalProducerConvertible<Fifth, Failure>,
    _ sixth: some SignalProducerConvertible<Sixth, Failure>
  ) -> SignalProducer<(Value, Second, Third, Fourth, Fifth, Sixth), Failure> {
    let (first, second, third, fourth, fifth, sixth) = (
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer,
      sixth.producer
    )
    return .combining(LatestGroup.self, of: 6) { group, run in
      let first = group.input(first, in: run)
      let second = group.input(second, in: run)
      let third = group.input(third, in: run)
      let fourth = group.input(fourth, in: run)
      let fifth = group.input(fifth, in: run)
      group.lastInput(sixth, in: run) {
        (first.value, second.value, third.value, fourth.value, fifth.value, $0.value)
      }
    }
  }

  /// Starts seven producers in order, and sends tuples of their latest values.
  ///
  /// The first tuple is sent once all have sent a value, then one whenever one sends. A failure or
  /// an interruption of one producer ends the run and interrupts the others; it completes when all
  /// have completed.
  public static func combineLatest<Second, Third, Fourth, Fifth, Sixth, Seventh>(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Second, Failure>,
    _ third: some SignalProducerConvertible<Third, Failure>,
    _ fourth: some SignalProducerConvertible<Fourth, Failure>,
    _ fifth: some SignalProducerConvertible<Fifth, Failure>,
    _ sixth: some SignalProducerConvertible<Sixth, Failure>,
    _ seventh: some SignalProducerConvertible<Seventh, Failure>
  ) -> SignalProducer<(Value, Second, Third, Fourth, Fifth, Sixth, Seventh), Failure> {
    let (first, second, third, fourth, fifth, sixth, seventh) = (
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer,
      sixth.producer, seventh.producer
    )
    return .combining(LatestGroup.self, of: 7) { group, run in
      let first = group.input(first, in: run)
      let second = group.input(second, in: run)
      let third = group.input(third, in: run)
      let fourth = group.input(fourth, in: run)
      let fifth = group.input(fifth, in: run)
      let sixth = group.input(sixth, in: run)
      group.lastInput(seventh, in: run) {
        (first.value, second.value, third.value, fourth.value, fifth.value, sixth.value, $0.value)
      }
    }
  }

  /// Starts eight producers in order, and sends tuples of their latest values.
  ///
  /// The first tuple is sent once all have sent a value, then one whenever one sends. A failure or
  /// an interruption of one producer ends the run and interrupts the others; it completes when all
  /// have completed.
  public static func combineLatest<Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth>(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Second, Failure>,
    _ third: some SignalProducerConvertible<Third, Failure>,
    _ fourth: some SignalProducerConvertible<Fourth, Failure>,
    _ fifth: some SignalProducerConvertible<Fifth, Failure>,
    _ sixth: some SignalProducerConvertible<Sixth, Failure>,
    _ seventh: some SignalProducerConvertible<Seventh, Failure>,
    _ eighth: some SignalProducerConvertible<Eighth, Failure>
  ) -> SignalProducer<(Value, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth), Failure> {
    let (first, second, third, fourth, fifth, sixth, seventh, eighth) = (
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer,
      sixth.producer, seventh.producer, eighth.producer
    )
    return .combining(LatestGroup.self, of: 8) { group, run in
      let first = group.input(first, in: run)
      let second = group.input(second, in: run)
      let third = group.input(third, in: run)
      let fourth = group.input(fourth, in: run)
      let fifth = group.input(fifth, in: run)
      let sixth = group.input(sixth, in: run)
      let seventh = group.input(seventh, in: run)
      group.lastInput(eighth, in: run) {
        (
          first.value, second.value, third.value, fourth.value, fifth.value, sixth.value,
          seventh.value, $0.value
        )
      }
    }
  }
}
