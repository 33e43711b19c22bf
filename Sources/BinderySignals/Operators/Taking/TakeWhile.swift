/// Forwards values until a condition is false for the first time, then completes.
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
  /// Forwards values while `shouldContinue` is true, and completes with the first for which it is
  /// false.
  ///
  /// ```text
  /// self                  ─1─2─3─|
  /// take(while: { $0 < 3 }) ─1─2─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is forwarded; the first for which `shouldContinue` is false completes the result instead |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal, as does the completion |
  public func take(while shouldContinue: @escaping (Value) -> Bool) -> Signal {
    stateful(TakeWhile(includingLast: false, shouldContinue))
  }

  /// Forwards values up to and including the first for which `shouldContinue` is false.
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
  /// | value | is forwarded; the first for which `shouldContinue` is false is followed by the completion |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal, as does the completion |
  public func take(until shouldContinue: @escaping (Value) -> Bool) -> Signal {
    stateful(TakeWhile(includingLast: true, shouldContinue))
  }
}

extension SignalProducer {
  /// Forwards values while `shouldContinue` is true, and completes at the first for which it is
  /// false.
  ///
  /// That value is not sent. The completion interrupts the work.
  public func take(while shouldContinue: @escaping (Value) -> Bool) -> SignalProducer {
    applying(ending: { _, _ in TakeWhile(includingLast: false, shouldContinue) })
  }

  /// Forwards values up to and including the first for which `shouldContinue` is false.
  ///
  /// The completion follows that value and interrupts the work. Unlike ``take(while:)`` it sends
  /// the value that ends it.
  public func take(until shouldContinue: @escaping (Value) -> Bool) -> SignalProducer {
    applying(ending: { _, _ in TakeWhile(includingLast: true, shouldContinue) })
  }
}
