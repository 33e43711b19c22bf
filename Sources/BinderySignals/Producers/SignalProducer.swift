/// Work that can be started any number of times; each start makes a signal of its own.
///
/// ```swift
/// let user = SignalProducer<GitHub.User, any Error> { try await client.user() }
/// user.retry(upTo: 2).startWithResult { print($0) }
/// ```
///
/// Nothing happens before it is started. Disposing of what a start returns interrupts that
/// one run and cancels its work. The vocabulary is ReactiveSwift's.
public struct SignalProducer<Value, Failure: Error> {
  /// The signal that a start of this producer makes.
  public typealias ProducedSignal = Signal<Value, Failure>
  private let generator: (Signal<Value, Failure>.Observer, Lifetime) -> Void

  /// Makes a producer that runs `generator` at each start.
  ///
  /// What is added to the lifetime ends when the run does.
  public init(_ generator: @escaping (Signal<Value, Failure>.Observer, Lifetime) -> Void) {
    self.generator = generator
  }

  /// Makes a producer whose every start observes `signal`.
  public init(_ signal: Signal<Value, Failure>) {
    self.init { observer, lifetime in lifetime += signal.observe(observer) }
  }

  /// Makes a producer of one value.
  public init(value: Value) {
    self.init(values: [value])
  }

  /// Makes a producer of several values, in order.
  public init(values: [Value]) {
    self.init { observer, lifetime in
      for value in values where !lifetime.hasEnded { observer.send(value: value) }
      observer.sendCompleted()
    }
  }

  /// Makes a producer that fails.
  public init(error: Failure) {
    self.init { observer, _ in observer.send(error: error) }
  }

  /// A producer that completes without a value.
  public static var empty: SignalProducer {
    SignalProducer { observer, _ in observer.sendCompleted() }
  }

  /// A producer on which nothing ever happens.
  public static var never: SignalProducer {
    SignalProducer { observer, lifetime in lifetime.observeEnded { _ = observer } }
  }

  /// Starts the work.
  ///
  /// - Returns: A token: disposing of it interrupts the run. Releasing it does not.
  @discardableResult
  public func start(_ action: @escaping (Signal<Value, Failure>.Event) -> Void) -> any Disposable {
    let run = Lifetime()
    var hasEnded = false
    let finish = { (event: Signal<Value, Failure>.Event) in
      guard !hasEnded else { return }
      hasEnded = event.isTerminating
      action(event)
      if hasEnded { run.dispose() }
    }
    run.observeEnded { finish(.interrupted) }
    generator(Signal<Value, Failure>.Observer(finish), run)
    return run
  }

  /// Starts the work and sends its events to `observer`.
  @discardableResult
  public func start(_ observer: Signal<Value, Failure>.Observer) -> any Disposable {
    start { observer.send($0) }
  }

  /// Starts the work as a signal, after `setup` has had the chance to observe it.
  public func startWithSignal(_ setup: (Signal<Value, Failure>, any Disposable) -> Void) {
    let (signal, input) = Signal<Value, Failure>.pipe()
    let run = SerialDisposable()
    setup(signal, run)
    if !run.isDisposed { run.inner = start(input) }
  }

  /// Applies a signal operator to every run.
  public func lift<New, NewFailure>(
    _ transform: @escaping (Signal<Value, Failure>) -> Signal<New, NewFailure>
  ) -> SignalProducer<New, NewFailure> {
    SignalProducer<New, NewFailure> { observer, lifetime in
      startWithSignal { signal, run in
        lifetime += run
        lifetime += transform(signal).observe(observer)
      }
    }
  }
}
