extension SignalProducer {
  /// Starts the work without listening to it.
  @discardableResult
  public func start() -> any Disposable { start { _ in } }

  /// Starts the work; `action` gets each value, and the failure if there is one.
  @discardableResult
  public func startWithResult(
    _ action: @escaping (Result<Value, Failure>) -> Void
  ) -> any Disposable {
    start { event in
      switch event {
      case .value(let value): action(.success(value))
      case .failed(let error): action(.failure(error))
      case .completed, .interrupted: break
      }
    }
  }

  /// Starts the work; `action` runs when it completes.
  @discardableResult
  public func startWithCompleted(_ action: @escaping () -> Void) -> any Disposable {
    start { if case .completed = $0 { action() } }
  }
}

extension SignalProducer where Failure == Never {
  /// Starts the work; `action` gets each value.
  @discardableResult
  public func startWithValues(_ action: @escaping (Value) -> Void) -> any Disposable {
    start { if case .value(let value) = $0 { action(value) } }
  }
}
