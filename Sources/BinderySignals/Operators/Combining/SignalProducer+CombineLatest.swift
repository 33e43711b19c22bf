extension SignalProducer {
  /// Starts all producers in order, and sends a tuple of their latest values whenever one sends.
  static func latest<each Other>(
    _ first: SignalProducer,
    _ others: repeat SignalProducer<each Other, Failure>
  ) -> SignalProducer<(Value, repeat each Other), Failure> {
    typealias Output = (Value, repeat each Other)
    var count = 1
    for _ in repeat each others { count += 1 }
    return SignalProducer<Output, Failure>(combining: { [count] output, run in
      let group = LatestGroup<Output, Failure>(of: count, sendingTo: output)
      let head = LatestInput<Value, Output, Failure>(of: group)
      let rest = (repeat LatestInput<each Other, Output, Failure>(of: group))
      group.snapshot = { (head.value, repeat (each rest).value) }
      run.work.observeEnded { group.close() }
      run.head = head
      first.start(head, in: run.work)
      for (other, input) in repeat (each others, each rest) {
        guard !run.isOver else { return }
        other.start(input, in: run.work)
      }
    })
  }

  /// Starts all producers in order, and sends an array of their latest values whenever one sends.
  ///
  /// Without producers it completes at once. See `Signal.combineLatest`.
  public static func combineLatest<Source: SignalProducerConvertible>(
    _ producers: some Sequence<Source>
  ) -> SignalProducer<[Value], Failure>
  where Source.Value == Value, Source.Failure == Failure {
    let producers = producers.map(\.producer)
    guard !producers.isEmpty else { return .empty }
    return SignalProducer<[Value], Failure>(combining: { output, run in
      let (group, inputs) = LatestGroup.inputs(count: producers.count, of: Signal.self, to: output)
      run.work.observeEnded { group.close() }
      run.head = inputs.first
      for (producer, input) in Swift.zip(producers, inputs) {
        guard !run.isOver else { return }
        producer.start(input, in: run.work)
      }
    })
  }

  /// Sends arrays of the latest values; without producers it sends `emptySentinel` and completes.
  public static func combineLatest<Source: SignalProducerConvertible>(
    _ producers: some Sequence<Source>,
    emptySentinel: [Value]
  ) -> SignalProducer<[Value], Failure>
  where Source.Value == Value, Source.Failure == Failure {
    let producers = Array(producers)
    guard !producers.isEmpty else { return SignalProducer<[Value], Failure>(value: emptySentinel) }
    return combineLatest(producers)
  }
}

extension SignalProducer {
  /// Starts two producers in order and sends their latest values; see `Signal.combineLatest`.
  public static func combineLatest<
    First: SignalProducerConvertible,
    Second: SignalProducerConvertible
  >(
    _ first: First,
    _ second: Second
  ) -> SignalProducer<(Value, Second.Value), Failure>
  where
    First.Value == Value,
    First.Failure == Failure,
    Second.Failure == Failure
  {
    first.producer.combineLatest(with: second)
  }

  /// Starts three producers in order and sends their latest values; see `Signal.combineLatest`.
  public static func combineLatest<
    First: SignalProducerConvertible,
    Second: SignalProducerConvertible,
    Third: SignalProducerConvertible
  >(
    _ first: First,
    _ second: Second,
    _ third: Third
  ) -> SignalProducer<(Value, Second.Value, Third.Value), Failure>
  where
    First.Value == Value,
    First.Failure == Failure,
    Second.Failure == Failure,
    Third.Failure == Failure
  {
    latest(first.producer, second.producer, third.producer)
  }

  /// Starts four producers in order and sends their latest values; see `Signal.combineLatest`.
  public static func combineLatest<
    First: SignalProducerConvertible,
    Second: SignalProducerConvertible,
    Third: SignalProducerConvertible,
    Fourth: SignalProducerConvertible
  >(
    _ first: First,
    _ second: Second,
    _ third: Third,
    _ fourth: Fourth
  ) -> SignalProducer<(Value, Second.Value, Third.Value, Fourth.Value), Failure>
  where
    First.Value == Value,
    First.Failure == Failure,
    Second.Failure == Failure,
    Third.Failure == Failure,
    Fourth.Failure == Failure
  {
    latest(first.producer, second.producer, third.producer, fourth.producer)
  }

  /// Starts five producers in order and sends their latest values; see `Signal.combineLatest`.
  public static func combineLatest<
    First: SignalProducerConvertible,
    Second: SignalProducerConvertible,
    Third: SignalProducerConvertible,
    Fourth: SignalProducerConvertible,
    Fifth: SignalProducerConvertible
  >(
    _ first: First,
    _ second: Second,
    _ third: Third,
    _ fourth: Fourth,
    _ fifth: Fifth
  ) -> SignalProducer<(Value, Second.Value, Third.Value, Fourth.Value, Fifth.Value), Failure>
  where
    First.Value == Value,
    First.Failure == Failure,
    Second.Failure == Failure,
    Third.Failure == Failure,
    Fourth.Failure == Failure,
    Fifth.Failure == Failure
  {
    latest(first.producer, second.producer, third.producer, fourth.producer, fifth.producer)
  }

  /// Starts six producers in order and sends their latest values; see `Signal.combineLatest`.
  public static func combineLatest<
    First: SignalProducerConvertible,
    Second: SignalProducerConvertible,
    Third: SignalProducerConvertible,
    Fourth: SignalProducerConvertible,
    Fifth: SignalProducerConvertible,
    Sixth: SignalProducerConvertible
  >(
    _ first: First,
    _ second: Second,
    _ third: Third,
    _ fourth: Fourth,
    _ fifth: Fifth,
    _ sixth: Sixth
  ) -> SignalProducer<
    (
      Value,
      Second.Value,
      Third.Value,
      Fourth.Value,
      Fifth.Value,
      Sixth.Value
    ), Failure
  >
  where
    First.Value == Value,
    First.Failure == Failure,
    Second.Failure == Failure,
    Third.Failure == Failure,
    Fourth.Failure == Failure,
    Fifth.Failure == Failure,
    Sixth.Failure == Failure
  {
    latest(
      first.producer,
      second.producer,
      third.producer,
      fourth.producer,
      fifth.producer,
      sixth.producer
    )
  }

  /// Starts seven producers in order and sends their latest values; see `Signal.combineLatest`.
  public static func combineLatest<
    First: SignalProducerConvertible,
    Second: SignalProducerConvertible,
    Third: SignalProducerConvertible,
    Fourth: SignalProducerConvertible,
    Fifth: SignalProducerConvertible,
    Sixth: SignalProducerConvertible,
    Seventh: SignalProducerConvertible
  >(
    _ first: First,
    _ second: Second,
    _ third: Third,
    _ fourth: Fourth,
    _ fifth: Fifth,
    _ sixth: Sixth,
    _ seventh: Seventh
  ) -> SignalProducer<
    (
      Value,
      Second.Value,
      Third.Value,
      Fourth.Value,
      Fifth.Value,
      Sixth.Value,
      Seventh.Value
    ), Failure
  >
  where
    First.Value == Value,
    First.Failure == Failure,
    Second.Failure == Failure,
    Third.Failure == Failure,
    Fourth.Failure == Failure,
    Fifth.Failure == Failure,
    Sixth.Failure == Failure,
    Seventh.Failure == Failure
  {
    latest(
      first.producer,
      second.producer,
      third.producer,
      fourth.producer,
      fifth.producer,
      sixth.producer,
      seventh.producer
    )
  }

  /// Starts eight producers in order and sends their latest values; see `Signal.combineLatest`.
  public static func combineLatest<
    First: SignalProducerConvertible,
    Second: SignalProducerConvertible,
    Third: SignalProducerConvertible,
    Fourth: SignalProducerConvertible,
    Fifth: SignalProducerConvertible,
    Sixth: SignalProducerConvertible,
    Seventh: SignalProducerConvertible,
    Eighth: SignalProducerConvertible
  >(
    _ first: First,
    _ second: Second,
    _ third: Third,
    _ fourth: Fourth,
    _ fifth: Fifth,
    _ sixth: Sixth,
    _ seventh: Seventh,
    _ eighth: Eighth
  ) -> SignalProducer<
    (
      Value,
      Second.Value,
      Third.Value,
      Fourth.Value,
      Fifth.Value,
      Sixth.Value,
      Seventh.Value,
      Eighth.Value
    ), Failure
  >
  where
    First.Value == Value,
    First.Failure == Failure,
    Second.Failure == Failure,
    Third.Failure == Failure,
    Fourth.Failure == Failure,
    Fifth.Failure == Failure,
    Sixth.Failure == Failure,
    Seventh.Failure == Failure,
    Eighth.Failure == Failure
  {
    latest(
      first.producer,
      second.producer,
      third.producer,
      fourth.producer,
      fifth.producer,
      sixth.producer,
      seventh.producer,
      eighth.producer
    )
  }

  /// Starts nine producers in order and sends their latest values; see `Signal.combineLatest`.
  public static func combineLatest<
    First: SignalProducerConvertible,
    Second: SignalProducerConvertible,
    Third: SignalProducerConvertible,
    Fourth: SignalProducerConvertible,
    Fifth: SignalProducerConvertible,
    Sixth: SignalProducerConvertible,
    Seventh: SignalProducerConvertible,
    Eighth: SignalProducerConvertible,
    Ninth: SignalProducerConvertible
  >(
    _ first: First,
    _ second: Second,
    _ third: Third,
    _ fourth: Fourth,
    _ fifth: Fifth,
    _ sixth: Sixth,
    _ seventh: Seventh,
    _ eighth: Eighth,
    _ ninth: Ninth
  ) -> SignalProducer<
    (
      Value,
      Second.Value,
      Third.Value,
      Fourth.Value,
      Fifth.Value,
      Sixth.Value,
      Seventh.Value,
      Eighth.Value,
      Ninth.Value
    ), Failure
  >
  where
    First.Value == Value,
    First.Failure == Failure,
    Second.Failure == Failure,
    Third.Failure == Failure,
    Fourth.Failure == Failure,
    Fifth.Failure == Failure,
    Sixth.Failure == Failure,
    Seventh.Failure == Failure,
    Eighth.Failure == Failure,
    Ninth.Failure == Failure
  {
    latest(
      first.producer,
      second.producer,
      third.producer,
      fourth.producer,
      fifth.producer,
      sixth.producer,
      seventh.producer,
      eighth.producer,
      ninth.producer
    )
  }

  /// Starts ten producers in order and sends their latest values; see `Signal.combineLatest`.
  public static func combineLatest<
    First: SignalProducerConvertible,
    Second: SignalProducerConvertible,
    Third: SignalProducerConvertible,
    Fourth: SignalProducerConvertible,
    Fifth: SignalProducerConvertible,
    Sixth: SignalProducerConvertible,
    Seventh: SignalProducerConvertible,
    Eighth: SignalProducerConvertible,
    Ninth: SignalProducerConvertible,
    Tenth: SignalProducerConvertible
  >(
    _ first: First,
    _ second: Second,
    _ third: Third,
    _ fourth: Fourth,
    _ fifth: Fifth,
    _ sixth: Sixth,
    _ seventh: Seventh,
    _ eighth: Eighth,
    _ ninth: Ninth,
    _ tenth: Tenth
  ) -> SignalProducer<
    (
      Value,
      Second.Value,
      Third.Value,
      Fourth.Value,
      Fifth.Value,
      Sixth.Value,
      Seventh.Value,
      Eighth.Value,
      Ninth.Value,
      Tenth.Value
    ), Failure
  >
  where
    First.Value == Value,
    First.Failure == Failure,
    Second.Failure == Failure,
    Third.Failure == Failure,
    Fourth.Failure == Failure,
    Fifth.Failure == Failure,
    Sixth.Failure == Failure,
    Seventh.Failure == Failure,
    Eighth.Failure == Failure,
    Ninth.Failure == Failure,
    Tenth.Failure == Failure
  {
    latest(
      first.producer,
      second.producer,
      third.producer,
      fourth.producer,
      fifth.producer,
      sixth.producer,
      seventh.producer,
      eighth.producer,
      ninth.producer,
      tenth.producer
    )
  }
}
