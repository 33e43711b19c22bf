extension SignalProducer where Failure == Never {
  /// The same where there can be failures; one value stays one value.
  func promoted<NewFailure>() -> SignalProducer<Value, NewFailure> {
    if let core = core as? ValueCore { return SignalProducer<_, _>(value: core.value) }
    return promoteError(NewFailure.self)
  }
}
