/// Drops values until a condition is false for the first time.
@MainActor
final class SkipWhile<Value, Failure: Error>: ValueOperator<Value, Value, Failure> {
  private let shouldSkip: (Value) -> Bool
  private var isSkipping = true

  init(_ shouldSkip: @escaping (Value) -> Bool) {
    self.shouldSkip = shouldSkip
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) {
    isSkipping = isSkipping && shouldSkip(value)
    if !isSkipping { pass(value) }
  }
}

extension Signal {
  /// Drops values while `shouldContinueSkipping` is true, then forwards all values.
  ///
  /// ```text
  /// self                    ─1─2─3─1─|
  /// skip(while: { $0 < 3 }) ─────3─1─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is dropped while the condition is true; the first other value and all later ones are forwarded |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal |
  public func skip(while shouldContinueSkipping: @escaping (Value) -> Bool) -> Signal {
    stateful(SkipWhile(shouldContinueSkipping))
  }
}

extension SignalProducer {
  /// Drops values while `shouldContinueSkipping` is true, then forwards all values of the run.
  ///
  /// Each run begins by dropping again. Endings are forwarded.
  public func skip(while shouldContinueSkipping: @escaping (Value) -> Bool) -> SignalProducer {
    applying { _ in SkipWhile(shouldContinueSkipping) }
  }
}
