/// The closures that an ``On`` operator calls.
struct SideEffects<Value, Failure: Error> {
  let event: ((Signal<Value, Failure>.Event) -> Void)?
  let failed: ((Failure) -> Void)?
  let completed: (() -> Void)?
  let interrupted: (() -> Void)?
  let terminated: (() -> Void)?
  let value: ((Value) -> Void)?
}

/// Calls closures at events before they are forwarded.
@MainActor
final class On<Value, Failure: Error>: ValueOperator<Value, Value, Failure> {
  private let effects: SideEffects<Value, Failure>
  private let disposal: AnyDisposable?
  /// The run of the operator, if it belongs to a producer.
  private let run: ProducerRun?
  private var hasEnded = false
  /// Whether a scheduled interruption from upstream is pending.
  private var isInterruptionScheduled = false

  /// Makes an operator that disposes of `disposal` after the ending.
  init(
    _ effects: SideEffects<Value, Failure>,
    in run: ProducerRun? = nil,
    disposal: AnyDisposable? = nil
  ) {
    self.effects = effects
    self.run = run
    self.disposal = disposal
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) {
    guard forwardsValues else { return }
    effects.event?(.value(value))
    effects.value?(value)
    if forwardsValues { pass(value) }
  }

  /// Whether values are still forwarded.
  ///
  /// Values that were scheduled before the run was disposed of are not.
  private var forwardsValues: Bool {
    !hasEnded && (!isInterruptionScheduled || run?.isOver != true)
  }

  override func terminate(_ termination: Termination<Failure>) {
    // After the ending, an interruption may follow for operators that are still active downstream.
    guard !hasEnded else { return super.terminate(termination) }
    hasEnded = true
    effects.event?(Signal<Value, Failure>.Event(termination))
    switch termination {
    case .failed(let error): effects.failed?(error)
    case .completed: effects.completed?()
    case .interrupted: effects.interrupted?()
    }
    effects.terminated?()
    super.terminate(termination)
    disposal?.dispose()
  }

  override func interruptionScheduled() {
    isInterruptionScheduled = true
    super.interruptionScheduled()
  }

  /// Disposes of the disposal when the run has ended, unless a scheduled interruption is pending.
  func runHasEnded() {
    if hasEnded || !isInterruptionScheduled { disposal?.dispose() }
  }
}

extension Signal {
  /// Calls closures at events, before the events are forwarded.
  ///
  /// ```text
  /// self              ─1─2─|
  /// on(value: print)  ─1─2─|   and prints 1, 2
  /// ```
  ///
  /// Each closure is called once per event, however many observers there are, even if there are
  /// none.
  ///
  /// - Parameters:
  ///   - event: Called with every event.
  ///   - failed: Called with the failure.
  ///   - completed: Called at completion.
  ///   - interrupted: Called at interruption.
  ///   - terminated: Called at any ending.
  ///   - disposed: Called when the resulting signal has ended or is released by all its owners and
  ///     observers.
  ///   - value: Called with each value.
  /// - Returns: A signal of the same events.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | calls `event` and `value`, then is forwarded |
  /// | failure | calls `event`, `failed` and `terminated`, then is forwarded |
  /// | completion | calls `event`, `completed` and `terminated`, then is forwarded |
  /// | interruption | calls `event`, `interrupted` and `terminated`, then is forwarded |
  /// | disposal | calls `disposed`, also after any ending |
  public func on(
    event: ((Event) -> Void)? = nil,
    failed: ((Failure) -> Void)? = nil,
    completed: (() -> Void)? = nil,
    interrupted: (() -> Void)? = nil,
    terminated: (() -> Void)? = nil,
    disposed: (() -> Void)? = nil,
    value: ((Value) -> Void)? = nil
  ) -> Signal {
    let effects = SideEffects(
      event: event,
      failed: failed,
      completed: completed,
      interrupted: interrupted,
      terminated: terminated,
      value: value
    )
    guard let disposed else { return stateful(On(effects)) }
    return stateful { work in
      work.observeEnded(disposed)
      return On(effects)
    }
  }
}

extension SignalProducer {
  /// Calls closures at the start and at the events of each run, before the events are forwarded.
  ///
  /// A producer that is started twice calls the closures for each of the two runs.
  ///
  /// - Parameters:
  ///   - starting: Called at each start, before the work begins.
  ///   - started: Called at each start, after the work has begun.
  ///   - event: Called with every event.
  ///   - failed: Called with the failure.
  ///   - completed: Called at completion.
  ///   - interrupted: Called at interruption.
  ///   - terminated: Called at any ending.
  ///   - disposed: Called after the ending of a run, or when the run ends without one.
  ///   - value: Called with each value.
  /// - Returns: A producer of the same events.
  public func on(
    starting: (() -> Void)? = nil,
    started: (() -> Void)? = nil,
    event: ((Signal<Value, Failure>.Event) -> Void)? = nil,
    failed: ((Failure) -> Void)? = nil,
    completed: (() -> Void)? = nil,
    interrupted: (() -> Void)? = nil,
    terminated: (() -> Void)? = nil,
    disposed: (() -> Void)? = nil,
    value: ((Value) -> Void)? = nil
  ) -> SignalProducer {
    let effects = SideEffects(
      event: event,
      failed: failed,
      completed: completed,
      interrupted: interrupted,
      terminated: terminated,
      value: value
    )
    return SignalProducer(joining: { output, run in
      starting?()
      let disposal = disposed.map { AnyDisposable($0) }
      let node = On(effects, in: run, disposal: disposal)
      node.connect(to: output)
      if disposal != nil { run.work.observeEnded { node.runHasEnded() } }
      core.start(node, run)
      started?()
    })
  }
}
