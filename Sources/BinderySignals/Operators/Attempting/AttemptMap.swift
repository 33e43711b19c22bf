/// Transforms each value by a function that can fail.
@MainActor
final class AttemptMap<Value, New, Failure: Error>: EndingValueOperator<Value, New, Failure> {
  private let transform: (Value) -> Result<New, Failure>

  init(_ transform: @escaping (Value) -> Result<New, Failure>) {
    self.transform = transform
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) {
    guard !hasEnded else { return }
    switch transform(value) {
    case .success(let new): pass(new)
    case .failure(let error): finish(.failed(error))
    }
  }
}

extension Signal {
  /// Transforms each value, and fails with the first failure of the transformation.
  ///
  /// ```text
  /// self                        ─1─2─x─4─|
  /// attemptMap { try parse($0) } ─1─2─#
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is transformed and sent; a failure of `transform` fails the result |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal, as does a transformation that fails |
  public func attemptMap<New>(
    _ transform: @escaping (Value) -> Result<New, Failure>
  ) -> Signal<New, Failure> {
    stateful(AttemptMap(transform))
  }
}

extension Signal where Failure == Never {
  /// Transforms each value, and fails with the first error that `transform` throws.
  public func attemptMap<New>(
    _ transform: @escaping (Value) throws -> New
  ) -> Signal<New, any Error> {
    promoteError((any Error).self).attemptMap(transform)
  }
}

extension Signal where Failure == any Error {
  /// Transforms each value, and fails with the first error that `transform` throws.
  public func attemptMap<New>(
    _ transform: @escaping (Value) throws -> New
  ) -> Signal<New, any Error> {
    attemptMap { result(of: transform, $0) }
  }
}

extension SignalProducer {
  /// Transforms each value, and fails with the first failure of the transformation.
  ///
  /// The failure ends the run and interrupts the work. Endings of this producer are forwarded.
  public func attemptMap<New>(
    _ transform: @escaping (Value) -> Result<New, Failure>
  ) -> SignalProducer<New, Failure> {
    applying(ending: { _, _ in AttemptMap(transform) })
  }
}

extension SignalProducer where Failure == Never {
  /// Transforms each value, and fails with the first error that `transform` throws.
  ///
  /// The error ends the run and interrupts the work; this producer itself cannot fail.
  public func attemptMap<New>(
    _ transform: @escaping (Value) throws -> New
  ) -> SignalProducer<New, any Error> {
    promoteError((any Error).self).attemptMap(transform)
  }
}

extension SignalProducer where Failure == any Error {
  /// Transforms each value, and fails with the first error that `transform` throws.
  ///
  /// The error ends the run and interrupts the work. Endings of this producer are forwarded.
  public func attemptMap<New>(
    _ transform: @escaping (Value) throws -> New
  ) -> SignalProducer<New, any Error> {
    attemptMap { result(of: transform, $0) }
  }
}

/// Returns the result of `transform`, or the error that it throws.
func result<Value, New>(
  of transform: (Value) throws -> New,
  _ value: Value
) -> Result<New, any Error> {
  do {
    return .success(try transform(value))
  } catch {
    return .failure(error)
  }
}
