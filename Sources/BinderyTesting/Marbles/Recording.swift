/// What comes out of a signal or of a run of a producer, written down.
public final class Recording<Value, Failure: Error> {
  private let marbles: Marbles
  private let name: (Value) -> String
  private var events: [TimelineEvent] = []
  private var token: (any Disposable)?
  private var isRun = false
  /// What to say if the interruption of a run that was disposed of never comes.
  private var missing: TimelineEvent?

  /// What has come so far.
  public var timeline: Timeline { Timeline(events: events + [missing].compactMap { $0 }) }

  init(_ marbles: Marbles, naming name: @escaping (Value) -> String) {
    self.marbles = marbles
    self.name = name
  }

  deinit {}

  /// Ends the observation or the run.
  ///
  /// A run must answer with an interruption; it is not written down.
  public func dispose() {
    guard let token, !token.isDisposed else { return }
    let count = events.count
    token.dispose()
    guard isRun else { return }
    if events.last?.symbol == .interruption, events.count > count {
      events.removeLast()
    } else {
      missing = marbles.event(.value("not interrupted"))
    }
  }

  func observe(_ signal: Signal<Value, Failure>) {
    token = signal.observe { [weak self] in self?.add($0) }
  }

  func start(_ producer: SignalProducer<Value, Failure>) {
    isRun = true
    token = producer.start { [weak self] in self?.add($0) }
  }

  private func add(_ event: Signal<Value, Failure>.Event) {
    let symbol: EventSymbol =
      switch event {
      case .value(let value): .value(described: name(value))
      case .failed: .failure
      case .completed: .completion
      case .interrupted: .interruption
      }
    if symbol == .interruption, missing != nil {
      missing = nil
    } else {
      events.append(marbles.event(symbol))
    }
  }
}

extension Marbles {
  /// Observes `signal` from now on and writes down what happens.
  ///
  /// - Parameters:
  ///   - signal: The signal; only its being observed keeps it alive.
  ///   - name: Makes the name of a value; by default its description.
  /// - Returns: What is written down, growing while the stage plays.
  public func record<Value, Failure>(
    _ signal: Signal<Value, Failure>,
    naming name: @escaping (Value) -> String = { String(describing: $0) }
  ) -> Recording<Value, Failure> {
    let recording = Recording<Value, Failure>(self, naming: name)
    recording.observe(signal)
    return recording
  }

  /// Starts `producer` and writes down what happens in that run.
  ///
  /// - Parameters:
  ///   - producer: The producer.
  ///   - name: Makes the name of a value; by default its description.
  /// - Returns: What is written down, growing while the stage plays.
  public func record<Value, Failure>(
    _ producer: SignalProducer<Value, Failure>,
    naming name: @escaping (Value) -> String = { String(describing: $0) }
  ) -> Recording<Value, Failure> {
    let recording = Recording<Value, Failure>(self, naming: name)
    recording.start(producer)
    return recording
  }
}
