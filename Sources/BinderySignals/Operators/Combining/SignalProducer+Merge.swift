extension SignalProducer {
  /// Starts two producers and passes on their values as they come.
  public static func merge(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer {
    merging([first.producer, second.producer])
  }

  /// Starts three producers and passes on their values as they come.
  public static func merge(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Value, Failure>,
    _ third: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer {
    merging([first.producer, second.producer, third.producer])
  }

  /// Starts four producers and passes on their values as they come.
  public static func merge(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Value, Failure>,
    _ third: some SignalProducerConvertible<Value, Failure>,
    _ fourth: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer {
    merging([first.producer, second.producer, third.producer, fourth.producer])
  }

  /// Starts five producers and passes on their values as they come.
  public static func merge(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Value, Failure>,
    _ third: some SignalProducerConvertible<Value, Failure>,
    _ fourth: some SignalProducerConvertible<Value, Failure>,
    _ fifth: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer {
    merging([
      first.producer,
      second.producer,
      third.producer,
      fourth.producer,
      fifth.producer,
    ])
  }

  /// Starts six producers and passes on their values as they come.
  public static func merge(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Value, Failure>,
    _ third: some SignalProducerConvertible<Value, Failure>,
    _ fourth: some SignalProducerConvertible<Value, Failure>,
    _ fifth: some SignalProducerConvertible<Value, Failure>,
    _ sixth: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer {
    merging([
      first.producer,
      second.producer,
      third.producer,
      fourth.producer,
      fifth.producer,
      sixth.producer,
    ])
  }

  /// Starts seven producers and passes on their values as they come.
  public static func merge(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Value, Failure>,
    _ third: some SignalProducerConvertible<Value, Failure>,
    _ fourth: some SignalProducerConvertible<Value, Failure>,
    _ fifth: some SignalProducerConvertible<Value, Failure>,
    _ sixth: some SignalProducerConvertible<Value, Failure>,
    _ seventh: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer {
    merging([
      first.producer,
      second.producer,
      third.producer,
      fourth.producer,
      fifth.producer,
      sixth.producer,
      seventh.producer,
    ])
  }

  /// Starts eight producers and passes on their values as they come.
  public static func merge(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Value, Failure>,
    _ third: some SignalProducerConvertible<Value, Failure>,
    _ fourth: some SignalProducerConvertible<Value, Failure>,
    _ fifth: some SignalProducerConvertible<Value, Failure>,
    _ sixth: some SignalProducerConvertible<Value, Failure>,
    _ seventh: some SignalProducerConvertible<Value, Failure>,
    _ eighth: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer {
    merging([
      first.producer,
      second.producer,
      third.producer,
      fourth.producer,
      fifth.producer,
      sixth.producer,
      seventh.producer,
      eighth.producer,
    ])
  }

  /// Starts nine producers and passes on their values as they come.
  public static func merge(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Value, Failure>,
    _ third: some SignalProducerConvertible<Value, Failure>,
    _ fourth: some SignalProducerConvertible<Value, Failure>,
    _ fifth: some SignalProducerConvertible<Value, Failure>,
    _ sixth: some SignalProducerConvertible<Value, Failure>,
    _ seventh: some SignalProducerConvertible<Value, Failure>,
    _ eighth: some SignalProducerConvertible<Value, Failure>,
    _ ninth: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer {
    merging([
      first.producer,
      second.producer,
      third.producer,
      fourth.producer,
      fifth.producer,
      sixth.producer,
      seventh.producer,
      eighth.producer,
      ninth.producer,
    ])
  }

  /// Starts ten producers and passes on their values as they come.
  public static func merge(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Value, Failure>,
    _ third: some SignalProducerConvertible<Value, Failure>,
    _ fourth: some SignalProducerConvertible<Value, Failure>,
    _ fifth: some SignalProducerConvertible<Value, Failure>,
    _ sixth: some SignalProducerConvertible<Value, Failure>,
    _ seventh: some SignalProducerConvertible<Value, Failure>,
    _ eighth: some SignalProducerConvertible<Value, Failure>,
    _ ninth: some SignalProducerConvertible<Value, Failure>,
    _ tenth: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer {
    merging([
      first.producer,
      second.producer,
      third.producer,
      fourth.producer,
      fifth.producer,
      sixth.producer,
      seventh.producer,
      eighth.producer,
      ninth.producer,
      tenth.producer,
    ])
  }
}
