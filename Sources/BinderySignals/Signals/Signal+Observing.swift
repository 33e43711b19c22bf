public import Bindery

extension Signal {
  /// Delivers events to `observer` until the ending, or until the returned handle is disposed of.
  ///
  /// If the signal has ended, `observer` is interrupted at once.
  ///
  /// - Returns: A handle, or `nil` if the signal has ended. Releasing it ends nothing.
  @discardableResult
  public func observe(_ observer: BinderySignals.Observer<Value, Failure>) -> (any Disposable)? {
    token(of: Forwarder(to: observer))
  }

  /// Calls `action` with each event until the ending, or until the returned handle is disposed of.
  @discardableResult
  @inlinable
  public func observe(_ action: @escaping (Event) -> Void) -> (any Disposable)? {
    token(of: EventObserver(action))
  }

  @usableFromInline
  func token(of observer: BinderySignals.Observer<Value, Failure>) -> (any Disposable)? {
    attach(observer)
    return observer.isDisposed ? nil : observer
  }

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
  ///
  /// ```swift
  /// lifetime += viewModel.$title.signal.observeValues { print($0) }
  /// ```
  ///
  /// - Order: observers receive a value in the order in which they were added. A value that
  ///   `action` sends is delivered after the current one.
  /// - Lifetime: the signal retains `action` until it ends or the returned handle is disposed of.
  ///   Releasing the handle ends nothing.
  /// - Errors: a signal that can fail has `observeResult` in its place. On a signal that has ended,
  ///   `action` is never called, and the result is `nil`.
  /// - Cost: one object, which is also the handle; a value allocates nothing.
  @discardableResult
  @inlinable
  public func observeValues(_ action: @escaping (Value) -> Void) -> (any Disposable)? {
    token(of: ValueObserver(action))
  }
}
