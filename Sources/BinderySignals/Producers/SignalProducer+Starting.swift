public import Bindery

extension SignalProducer {
  /// Starts the work and sends its events to `observer`.
  ///
  /// - Returns: A handle: disposing of it interrupts the run. Releasing it does not.
  @discardableResult
  @inlinable
  public func start(_ observer: BinderySignals.Observer<Value, Failure>) -> any Disposable {
    guard core.isSingle else { return startRun(observer) }
    // A single value and a completion need no run, because the caller cannot dispose of it before
    // both are sent.
    core.sendSingle(to: observer)
    observer.terminate(.completed)
    return Lifetime.hasEndedAlready
  }

  @usableFromInline
  func startRun(_ observer: BinderySignals.Observer<Value, Failure>) -> any Disposable {
    core.startLast(observer)
  }

  /// Starts the work for an operator.
  ///
  /// The new run is added to `outer`, whose end interrupts it.
  ///
  /// Unlike ``start(_:)`` it sends directly to `observer`, which must be new and not linked.
  @discardableResult
  func start(_ observer: BinderySignals.Observer<Value, Failure>, in outer: Lifetime) -> ProducerRun
  {
    let run = ProducerRun()
    outer += run
    core.start(RunObserver(run, sendingTo: observer), run)
    return run
  }

  /// Starts the work and calls `action` with each event.
  @discardableResult
  @inlinable
  public func start(_ action: @escaping (Signal<Value, Failure>.Event) -> Void) -> any Disposable {
    start(EventObserver(action))
  }

  /// Starts the work without observing it.
  @discardableResult
  public func start() -> any Disposable {
    core.isSingle ? start(BinderySignals.Observer()) : core.startUnobserved()
  }

  /// Starts the work and calls `action` with each value, and with the failure if there is one.
  ///
  /// ```swift
  /// user.retry(upTo: 2).startWithResult { print($0) }
  /// ```
  ///
  /// The run ends with its work. Disposing of the returned handle interrupts the run and cancels
  /// the work; releasing it does not.
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

  /// Starts the work and calls `action` when it completes.
  @discardableResult
  public func startWithCompleted(_ action: @escaping () -> Void) -> any Disposable {
    start { if case .completed = $0 { action() } }
  }

  /// Starts the work and calls `action` with the failure if there is one.
  @discardableResult
  public func startWithFailed(_ action: @escaping (Failure) -> Void) -> any Disposable {
    start { if case .failed(let error) = $0 { action(error) } }
  }

  /// Starts the work and calls `action` when it is interrupted.
  @discardableResult
  public func startWithInterrupted(_ action: @escaping () -> Void) -> any Disposable {
    start { if case .interrupted = $0 { action() } }
  }

  /// Makes a signal of a run, calls `setup` with it, and then starts the work.
  ///
  /// - Returns: The result of `setup`.
  @discardableResult
  public func startWithSignal<Result>(
    _ setup: (_ signal: Signal<Value, Failure>, _ interrupt: any Disposable) -> Result
  ) -> Result {
    let run = ProducerRun()
    let signal = FedSignal<Value, Failure>()
    let end = RunObserver(run, sendingTo: signal.ownRelay)
    // The run ends when the signal has no owners and observers left.
    let work = Lifetime()
    work += run
    signal.work = work
    let token = RunToken(run)
    let result = setup(signal, token)
    if !run.isDisposed { core.start(end, run) }
    // `setup` may have stored the token; whether it has is known once the work has its input.
    withExtendedLifetime(token) {}
    return result
  }

  /// Applies a signal operator to each run.
  public func lift<NewValue, NewFailure>(
    _ transform: @escaping (Signal<Value, Failure>) -> Signal<NewValue, NewFailure>
  ) -> SignalProducer<NewValue, NewFailure> {
    SignalProducer<NewValue, NewFailure>(joining: { output, run in
      startWithSignal { signal, inner in
        run.head = (inner as? RunToken)?.run
        run.work += inner
        transform(signal).attach(output, during: run.work)
      }
    })
  }

  /// Applies a signal operator with two inputs to each run; the other producer is started first.
  public func lift<Other, OtherFailure, NewValue, NewFailure>(
    _ transform:
      @escaping (Signal<Value, Failure>) -> (Signal<Other, OtherFailure>) -> Signal<
        NewValue, NewFailure
      >
  ) -> (SignalProducer<Other, OtherFailure>) -> SignalProducer<NewValue, NewFailure> {
    { other in
      SignalProducer<NewValue, NewFailure>(joining: { output, run in
        startWithSignal { signal, inner in
          run.head = (inner as? RunToken)?.run
          run.work += inner
          other.startWithSignal { otherSignal, otherInner in
            run.work += otherInner
            transform(signal)(otherSignal).attach(output, during: run.work)
          }
        }
      })
    }
  }
}

extension SignalProducer where Failure == Never {
  /// Starts the work and calls `action` with each value.
  @discardableResult
  @inlinable
  public func startWithValues(_ action: @escaping (Value) -> Void) -> any Disposable {
    start(ValueObserver(action))
  }
}
