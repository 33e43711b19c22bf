extension SignalProducer where Failure == Never {
  /// The same where there can be failures; one value stays one value.
  func promoted<NewFailure>() -> SignalProducer<Value, NewFailure> {
    if case .some(.some(let value)) = core.only { return SignalProducer<_, _>(value: value) }
    return promoteError(NewFailure.self)
  }
}
