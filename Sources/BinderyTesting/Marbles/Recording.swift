/// Records the events of a signal or of a producer's run as a timeline.
public final class Recording<Value, Failure: Error> {
  private let marbles: Marbles
  private let name: (Value) -> String
  private var events: [TimelineEvent] = []
  private var token: (any Disposable)?
  private var isRun = false
  /// An event that reports that disposing of the run sent no interruption.
  private var missing: TimelineEvent?

  /// The events so far.
  public var timeline: Timeline { Timeline(events: events + [missing].compactMap { $0 }) }

  init(_ marbles: Marbles, naming name: @escaping (Value) -> String) {
    self.marbles = marbles
    self.name = name
  }

  deinit {}

  /// Ends the observation or the run.
  ///
  /// A run must send an interruption then, which is not recorded.
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
  /// Observes `signal` from now on and records its events.
  ///
  /// - Parameters:
  ///   - signal: The signal. The recording observes it and does not retain it otherwise.
  ///   - name: Returns the name of a value; by default its description.
  /// - Returns: The recording, which grows during the play.
  public func record<Value, Failure>(
    _ signal: Signal<Value, Failure>,
    naming name: @escaping (Value) -> String = { String(describing: $0) }
  ) -> Recording<Value, Failure> {
    let recording = Recording<Value, Failure>(self, naming: name)
    recording.observe(signal)
    return recording
  }

  /// Starts `producer` and records the events of the run.
  ///
  /// - Parameters:
  ///   - producer: The producer.
  ///   - name: Returns the name of a value; by default its description.
  /// - Returns: The recording, which grows during the play.
  public func record<Value, Failure>(
    _ producer: SignalProducer<Value, Failure>,
    naming name: @escaping (Value) -> String = { String(describing: $0) }
  ) -> Recording<Value, Failure> {
    let recording = Recording<Value, Failure>(self, naming: name)
    recording.start(producer)
    return recording
  }
}
