extension SignalProducer where Failure == Never {
  /// Returns the producer with another failure type.
  ///
  /// A producer of a single value stays one.
  func promoted<NewFailure>() -> SignalProducer<Value, NewFailure> {
    if let core = core as? ValueCore { return SignalProducer<_, _>(value: core.value) }
    return promoteError(NewFailure.self)
  }
}
