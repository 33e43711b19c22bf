public import BinderySignals

/// Writes down what a signal sends, for a test to look at.
///
/// ```swift
/// let observer = TestObserver(viewModel.results)
/// viewModel.query = "bindery"
/// #expect(observer.values == [["bindery"]])
/// #expect(observer.take() == [.value(["bindery"])])  // and forgets them
/// ```
///
/// It observes for as long as it lives, and keeps the signal from nothing: it is no owner of it.
@MainActor
public final class TestObserver<Value, Failure: Error> {
  /// One thing that happened.
  public typealias Event = Signal<Value, Failure>.Event

  /// All that has happened since the beginning, or since ``take()``.
  public private(set) var events: [Event] = []
  private var observation: (any Disposable)?

  /// Makes an observer that observes nothing yet.
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

  /// The failure with which it ended.
  public var failure: Failure? { events.last?.error }

  /// Gives the events and forgets them, so that the next look sees only what is new.
  @discardableResult
  public func take() -> [Event] {
    let taken = events
    events = []
    return taken
  }

  /// Stops observing.
  public func dispose() { observation?.dispose() }
}
