/// What to do on the side as events pass.
struct SideEffects<Value, Failure: Error> {
  let event: ((Signal<Value, Failure>.Event) -> Void)?
  let failed: ((Failure) -> Void)?
  let completed: (() -> Void)?
  let interrupted: (() -> Void)?
  let terminated: (() -> Void)?
  let value: ((Value) -> Void)?
}

/// Does something on the side as events pass.
@MainActor
final class On<Value, Failure: Error>: ValueOperator<Value, Value, Failure> {
  private let effects: SideEffects<Value, Failure>
  private let disposal: AnyDisposable?
  /// The run that the node is in, where it belongs to a producer.
  private let run: ProducerRun?
  private var hasEnded = false
  /// Whether a scheduler upstream is about to interrupt.
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
    guard isWanted else { return }
    effects.event?(.value(value))
    effects.value?(value)
    if isWanted { pass(value) }
  }

  /// Whether values still pass; not those that were under way when the run was disposed of.
  private var isWanted: Bool { !hasEnded && (!isInterruptionScheduled || run?.isOver != true) }

  override func terminate(_ termination: Termination<Failure>) {
    // After the ending there can be an interruption of what is still at work downstream.
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

  /// Disposes of the disposal when the run is over, unless an interruption is still to come.
  func runHasEnded() {
    if hasEnded || !isInterruptionScheduled { disposal?.dispose() }
  }
}

extension Signal {
  /// Does something on the side as events pass, before they are passed on.
  ///
  /// ```text
  /// self              ─1─2─|
  /// on(value: print)  ─1─2─|   and prints 1, 2
  /// ```
  ///
  /// The effects happen once for all observers, and whether there are any or not.
  ///
  /// - Parameters:
  ///   - event: Called with every event.
  ///   - failed: Called with the failure.
  ///   - completed: Called at completion.
  ///   - interrupted: Called at interruption.
  ///   - terminated: Called at any ending.
  ///   - disposed: Called when the result has ended, or is let go by everybody.
  ///   - value: Called with each value.
  /// - Returns: The same events, after the side effects.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | calls `event` and `value`, then is passed on |
  /// | failure | calls `event`, `failed` and `terminated`, then is passed on |
  /// | completion | calls `event`, `completed` and `terminated`, then is passed on |
  /// | interruption | calls `event`, `interrupted` and `terminated`, then is passed on |
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
  /// Does something on the side as events pass; see `Signal.on`.
  ///
  /// - Parameters:
  ///   - starting: Called at each start, before the work.
  ///   - started: Called at each start, when the work has been started.
  ///   - event: Called with every event.
  ///   - failed: Called with the failure.
  ///   - completed: Called at completion.
  ///   - interrupted: Called at interruption.
  ///   - terminated: Called at any ending.
  ///   - disposed: Called after the ending, or when the run is over without one.
  ///   - value: Called with each value.
  /// - Returns: The same events, after the side effects.
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
