extension Signal {
  /// Calls `action` when the signal completes.
  @discardableResult
  public func observeCompleted(_ action: @escaping () -> Void) -> (any Disposable)? {
    observe { if case .completed = $0 { action() } }
  }

  /// Calls `action` when the signal fails.
  @discardableResult
  public func observeFailed(_ action: @escaping (Failure) -> Void) -> (any Disposable)? {
    observe { if case .failed(let error) = $0 { action(error) } }
  }

  /// Calls `action` when the signal is interrupted.
  @discardableResult
  public func observeInterrupted(_ action: @escaping () -> Void) -> (any Disposable)? {
    observe { if case .interrupted = $0 { action() } }
  }

  /// Calls `action` with each value, and with the failure if there is one.
  @discardableResult
  public func observeResult(
    _ action: @escaping (Result<Value, Failure>) -> Void
  ) -> (any Disposable)? {
    observe { event in
      switch event {
      case .value(let value): action(.success(value))
      case .failed(let error): action(.failure(error))
      case .completed, .interrupted: break
      }
    }
  }
}

extension Signal where Failure == Never {
  /// Calls `action` with each value.
  @discardableResult
  public func observeValues(_ action: @escaping (Value) -> Void) -> (any Disposable)? {
    observe { if case .value(let value) = $0 { action(value) } }
  }
}
