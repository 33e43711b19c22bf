/// Drops values up to the first that does not fit.
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
  /// Drops values while `shouldContinueSkipping` is true; after that everything passes.
  ///
  /// ```text
  /// self                    ─1─2─3─1─|
  /// skip(while: { $0 < 3 }) ─────3─1─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is dropped until one does not fit; that one and all later ones are passed on |
  /// | failure | is passed on |
  /// | completion | is passed on |
  /// | interruption | is passed on |
  /// | disposal | lets this signal go |
  public func skip(while shouldContinueSkipping: @escaping (Value) -> Bool) -> Signal {
    stateful(SkipWhile(shouldContinueSkipping))
  }
}

extension SignalProducer {
  /// Drops values while `shouldContinueSkipping` is true; see `Signal.skip(while:)`.
  public func skip(while shouldContinueSkipping: @escaping (Value) -> Bool) -> SignalProducer {
    applying { _ in SkipWhile(shouldContinueSkipping) }
  }
}
