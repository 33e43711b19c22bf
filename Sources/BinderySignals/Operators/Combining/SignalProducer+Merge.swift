extension SignalProducer {
  /// Starts two producers in order and forwards their values.
  public static func merge(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer {
    merging([first.producer, second.producer])
  }

  /// Starts three producers in order and forwards their values.
  public static func merge(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Value, Failure>,
    _ third: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer {
    merging([first.producer, second.producer, third.producer])
  }

  /// Starts four producers in order and forwards their values.
  public static func merge(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Value, Failure>,
    _ third: some SignalProducerConvertible<Value, Failure>,
    _ fourth: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer {
    merging([first.producer, second.producer, third.producer, fourth.producer])
  }

  /// Starts five producers in order and forwards their values.
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

  /// Starts six producers in order and forwards their values.
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

  /// Starts seven producers in order and forwards their values.
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

  /// Starts eight producers in order and forwards their values.
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

  /// Starts nine producers in order and forwards their values.
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

  /// Starts ten producers in order and forwards their values.
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
