/// Passes values on up to the first that does not fit.
@MainActor
final class TakeWhile<Value, Failure: Error>: EndingValueOperator<Value, Value, Failure> {
  private let shouldContinue: (Value) -> Bool
  private let includesLast: Bool

  init(includingLast includesLast: Bool, _ shouldContinue: @escaping (Value) -> Bool) {
    self.includesLast = includesLast
    self.shouldContinue = shouldContinue
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) {
    guard !hasEnded, !isSendingLast else { return }
    if shouldContinue(value) {
      pass(value)
    } else if includesLast {
      finish(after: value)
    } else {
      finish(.completed)
    }
  }
}

extension Signal {
  /// Passes values on while `shouldContinue` is true, and completes with the first that is not.
  ///
  /// ```text
  /// self                  ─1─2─3─|
  /// take(while: { $0 < 3 }) ─1─2─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is passed on, or else ends the result with a completion |
  /// | failure | is passed on |
  /// | completion | is passed on |
  /// | interruption | is passed on |
  /// | disposal | lets this signal go, as does the completion |
  public func take(while shouldContinue: @escaping (Value) -> Bool) -> Signal {
    stateful(TakeWhile(includingLast: false, shouldContinue))
  }

  /// Passes values on up to and with the first for which `shouldContinue` is false.
  ///
  /// ```text
  /// self                  ─1─2─3─4─|
  /// take(until: { $0 < 3 }) ─1─2─(3|)
  /// ```
  ///
  /// Unlike ``take(while:)`` it sends the value that ends it.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is passed on; the first that should not continue is followed by the completion |
  /// | failure | is passed on |
  /// | completion | is passed on |
  /// | interruption | is passed on |
  /// | disposal | lets this signal go, as does the completion |
  public func take(until shouldContinue: @escaping (Value) -> Bool) -> Signal {
    stateful(TakeWhile(includingLast: true, shouldContinue))
  }
}

extension SignalProducer {
  /// Passes values on while `shouldContinue` is true; see `Signal.take(while:)`.
  public func take(while shouldContinue: @escaping (Value) -> Bool) -> SignalProducer {
    applying(ending: { _, _ in TakeWhile(includingLast: false, shouldContinue) })
  }

  /// Passes values on up to and with the first that does not fit; see `Signal.take(until:)`.
  public func take(until shouldContinue: @escaping (Value) -> Bool) -> SignalProducer {
    applying(ending: { _, _ in TakeWhile(includingLast: true, shouldContinue) })
  }
}
