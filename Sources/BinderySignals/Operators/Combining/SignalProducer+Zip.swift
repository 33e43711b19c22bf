extension SignalProducer {
  /// Starts both producers and sends tuples of their nth values; see `Signal.zip`.
  ///
  /// This producer is started first.
  public func zip<Other: SignalProducerConvertible>(
    with other: Other
  ) -> SignalProducer<(Value, Other.Value), Failure> where Other.Failure == Failure {
    zip(with: other.producer)
  }

  /// Starts both producers and sends tuples of their nth values; see `Signal.zip`.
  public func zip<Other>(
    with other: SignalProducer<Other, Failure>
  ) -> SignalProducer<(Value, Other), Failure> {
    SignalProducer.zipped(self, other)
  }

  /// Starts all producers in order, and sends a tuple of their nth values.
  static func zipped<each Other>(
    _ first: SignalProducer,
    _ others: repeat SignalProducer<each Other, Failure>
  ) -> SignalProducer<(Value, repeat each Other), Failure> {
    typealias Output = (Value, repeat each Other)
    var count = 1
    for _ in repeat each others { count += 1 }
    return SignalProducer<Output, Failure>(combining: { [count] output, run in
      let group = ZipGroup<Output, Failure>(of: count, sendingTo: output)
      let head = ZipInput<Value, Output, Failure>(of: group)
      let rest = (repeat ZipInput<each Other, Output, Failure>(of: group))
      group.take = { (head.take(), repeat (each rest).take()) }
      run.work.observeEnded { group.close() }
      run.head = head
      first.start(head, in: run.work)
      for (other, input) in repeat (each others, each rest) {
        guard !run.isOver else { return }
        other.start(input, in: run.work)
      }
    })
  }

  /// Starts all producers in order, and sends an array of their nth values.
  ///
  /// Without producers it completes at once. See `Signal.zip`.
  public static func zip<Source: SignalProducerConvertible>(
    _ producers: some Sequence<Source>
  ) -> SignalProducer<[Value], Failure>
  where Source.Value == Value, Source.Failure == Failure {
    let producers = producers.map(\.producer)
    guard !producers.isEmpty else { return .empty }
    return SignalProducer<[Value], Failure>(combining: { output, run in
      let (group, inputs) = ZipGroup.inputs(count: producers.count, of: Signal.self, to: output)
      run.work.observeEnded { group.close() }
      run.head = inputs.first
      for (producer, input) in Swift.zip(producers, inputs) {
        guard !run.isOver else { return }
        producer.start(input, in: run.work)
      }
    })
  }

  /// Sends arrays of the nth values; without producers it sends `emptySentinel` and completes.
  public static func zip<Source: SignalProducerConvertible>(
    _ producers: some Sequence<Source>,
    emptySentinel: [Value]
  ) -> SignalProducer<[Value], Failure>
  where Source.Value == Value, Source.Failure == Failure {
    let producers = Array(producers)
    guard !producers.isEmpty else { return SignalProducer<[Value], Failure>(value: emptySentinel) }
    return zip(producers)
  }
}

extension SignalProducer {
  /// Starts two producers and sends tuples of their nth values; see `Signal.zip`.
  public static func zip<
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
    zipped(first.producer, second.producer)
  }

  /// Starts three producers and sends tuples of their nth values; see `Signal.zip`.
  public static func zip<
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
    zipped(first.producer, second.producer, third.producer)
  }

  /// Starts four producers and sends tuples of their nth values; see `Signal.zip`.
  public static func zip<
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
    zipped(first.producer, second.producer, third.producer, fourth.producer)
  }

  /// Starts five producers and sends tuples of their nth values; see `Signal.zip`.
  public static func zip<
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
    zipped(first.producer, second.producer, third.producer, fourth.producer, fifth.producer)
  }

  /// Starts six producers and sends tuples of their nth values; see `Signal.zip`.
  public static func zip<
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
    zipped(
      first.producer,
      second.producer,
      third.producer,
      fourth.producer,
      fifth.producer,
      sixth.producer
    )
  }

  /// Starts seven producers and sends tuples of their nth values; see `Signal.zip`.
  public static func zip<
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
    zipped(
      first.producer,
      second.producer,
      third.producer,
      fourth.producer,
      fifth.producer,
      sixth.producer,
      seventh.producer
    )
  }

  /// Starts eight producers and sends tuples of their nth values; see `Signal.zip`.
  public static func zip<
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
    zipped(
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

  /// Starts nine producers and sends tuples of their nth values; see `Signal.zip`.
  public static func zip<
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
    zipped(
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

  /// Starts ten producers and sends tuples of their nth values; see `Signal.zip`.
  public static func zip<
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
    zipped(
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
