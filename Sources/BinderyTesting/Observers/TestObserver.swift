public import BinderySignals

/// Records the events of a signal or of a producer's run, for a test to compare.
///
/// ```swift
/// let observer = TestObserver(viewModel.results)
/// viewModel.query = "bindery"
/// #expect(observer.values == [["bindery"]])
/// #expect(observer.take() == [.value(["bindery"])])  // returns the events and removes them
/// ```
///
/// The observation ends when the observer is released. The observer does not retain the signal.
@MainActor
public final class TestObserver<Value, Failure: Error> {
  /// An event of the signal.
  public typealias Event = Signal<Value, Failure>.Event

  /// The events since the beginning, or since the last ``take()``.
  public private(set) var events: [Event] = []
  private var observation: (any Disposable)?

  /// Makes an observer without a signal.
  public init() {}

  /// Observes a signal from now on.
  public convenience init(_ signal: Signal<Value, Failure>) {
    self.init()
    observation = signal.observe { [weak self] in self?.events.append($0) }
  }

  /// Starts a producer.
  public convenience init(_ producer: SignalProducer<Value, Failure>) {
    self.init()
    observation = producer.start { [weak self] in self?.events.append($0) }
  }

  isolated deinit { observation?.dispose() }

  /// The values among the events.
  public var values: [Value] {
    var values: [Value] = []
    for event in events { if let value = event.value { values.append(value) } }
    return values
  }

  /// Whether the last event is an ending.
  public var hasEnded: Bool { events.last?.isTerminating ?? false }

  /// Whether the last event is a completion.
  public var hasCompleted: Bool { events.last?.isCompleted ?? false }

  /// The failure with which the signal ended.
  public var failure: Failure? { events.last?.error }

  /// Returns the events and removes them, so that the next call returns only new ones.
  @discardableResult
  public func take() -> [Event] {
    let taken = events
    events = []
    return taken
  }

  /// Stops observing.
  public func dispose() { observation?.dispose() }
}
