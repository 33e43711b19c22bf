extension Signal {
  /// Calls `action` with each value, forwards the value if it succeeds, and fails if it fails.
  ///
  /// ```text
  /// self                     ─1─2─x─4─|
  /// attempt { try check($0) } ─1─2─#
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is forwarded after a successful `action`; a failure of `action` fails the result |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal, as does an action that fails |
  public func attempt(_ action: @escaping (Value) -> Result<(), Failure>) -> Signal {
    attemptMap { value in passing(value, action(value)) }
  }
}

extension Signal where Failure == Never {
  /// Calls `action` with each value, and fails with the first error that it throws.
  public func attempt(_ action: @escaping (Value) throws -> Void) -> Signal<Value, any Error> {
    promoteError((any Error).self).attempt(action)
  }
}

extension Signal where Failure == any Error {
  /// Calls `action` with each value, and fails with the first error that it throws.
  public func attempt(_ action: @escaping (Value) throws -> Void) -> Signal<Value, any Error> {
    attempt { result(of: action, $0) }
  }
}

extension SignalProducer {
  /// Calls `action` with each value, forwards the value if it succeeds, and fails if it fails.
  ///
  /// The failure ends the run and interrupts the work. Endings of this producer are forwarded.
  public func attempt(_ action: @escaping (Value) -> Result<(), Failure>) -> SignalProducer {
    attemptMap { value in passing(value, action(value)) }
  }
}

extension SignalProducer where Failure == Never {
  /// Calls `action` with each value, and fails with the first error that it throws.
  ///
  /// The value is forwarded after `action`. The error ends the run and interrupts the work; this
  /// producer itself cannot fail.
  public func attempt(
    _ action: @escaping (Value) throws -> Void
  ) -> SignalProducer<Value, any Error> {
    promoteError((any Error).self).attempt(action)
  }
}

extension SignalProducer where Failure == any Error {
  /// Calls `action` with each value, and fails with the first error that it throws.
  ///
  /// The value is forwarded after `action`. The error ends the run and interrupts the work. Endings
  /// of this producer are forwarded.
  public func attempt(
    _ action: @escaping (Value) throws -> Void
  ) -> SignalProducer<Value, any Error> {
    attempt { result(of: action, $0) }
  }
}

/// Returns `value` if `outcome` is a success, or else its failure.
private func passing<Value, Failure>(
  _ value: Value,
  _ outcome: Result<(), Failure>
) -> Result<Value, Failure> {
  switch outcome {
  case .success: .success(value)
  case .failure(let error): .failure(error)
  }
}
