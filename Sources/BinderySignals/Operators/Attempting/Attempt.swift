extension Signal {
  /// Does something with each value, and fails with the first time that this fails.
  ///
  /// ```text
  /// self                     ─1─2─x─4─|
  /// attempt { try check($0) } ─1─2─#
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is passed on after the action, or fails the result |
  /// | failure | is passed on |
  /// | completion | is passed on |
  /// | interruption | is passed on |
  /// | disposal | lets this signal go, as does an action that fails |
  public func attempt(_ action: @escaping (Value) -> Result<(), Failure>) -> Signal {
    attemptMap { value in passing(value, action(value)) }
  }
}

extension Signal where Failure == Never {
  /// Does something with each value, and fails with the first error that `action` throws.
  public func attempt(_ action: @escaping (Value) throws -> Void) -> Signal<Value, any Error> {
    promoteError((any Error).self).attempt(action)
  }
}

extension Signal where Failure == any Error {
  /// Does something with each value, and fails with the first error that `action` throws.
  public func attempt(_ action: @escaping (Value) throws -> Void) -> Signal<Value, any Error> {
    attempt { result(of: action, $0) }
  }
}

extension SignalProducer {
  /// Does something with each value, and fails when that fails; see `Signal.attempt`.
  public func attempt(_ action: @escaping (Value) -> Result<(), Failure>) -> SignalProducer {
    attemptMap { value in passing(value, action(value)) }
  }
}

extension SignalProducer where Failure == Never {
  /// Does something with each value, and fails with the first error; see `Signal.attempt`.
  public func attempt(
    _ action: @escaping (Value) throws -> Void
  ) -> SignalProducer<Value, any Error> {
    promoteError((any Error).self).attempt(action)
  }
}

extension SignalProducer where Failure == any Error {
  /// Does something with each value, and fails with the first error; see `Signal.attempt`.
  public func attempt(
    _ action: @escaping (Value) throws -> Void
  ) -> SignalProducer<Value, any Error> {
    attempt { result(of: action, $0) }
  }
}

/// `value`, if `outcome` is a success.
private func passing<Value, Failure>(
  _ value: Value,
  _ outcome: Result<(), Failure>
) -> Result<Value, Failure> {
  switch outcome {
  case .success: .success(value)
  case .failure(let error): .failure(error)
  }
}
