@_spi(Engine) import Bindery

/// Makes a producer from each value, and adds it to a ``Flattening``.
@MainActor
final class FlatMap<Value, OuterFailure: Error, New, Failure: Error>:
  Operator<Value, OuterFailure, New, Failure>
{
  private let strategy: FlattenStrategy
  private let work: Lifetime
  /// The run of the operator, if it belongs to a producer.
  private let run: ProducerRun?
  private let promote: (OuterFailure) -> Failure
  private let transform: (Value) -> SignalProducer<New, Failure>
  private var begun: Flattening<New, Failure>?

  init(
    _ strategy: FlattenStrategy,
    during work: Lifetime,
    in run: ProducerRun? = nil,
    promoting promote: @escaping (OuterFailure) -> Failure,
    _ transform: @escaping (Value) -> SignalProducer<New, Failure>
  ) {
    self.strategy = strategy
    self.work = work
    self.run = run
    self.promote = promote
    self.transform = transform
    super.init()
  }

  deinit {}

  /// The state of the strategy, made when the operator has an output.
  private var flattening: Flattening<New, Failure> {
    if let begun { return begun }
    let made = Flattening.following(strategy, to: output, during: work, in: run)
    begun = made
    return made
  }

  override func receive(_ value: Value) { flattening.add(transform(value)) }

  override func terminate(_ termination: Termination<OuterFailure>) {
    switch termination {
    case .completed: flattening.outerCompleted()
    case .failed(let error): flattening.end(.failed(promote(error)))
    case .interrupted: flattening.end(.interrupted)
    }
  }

  override func interrupt() { flattening.interrupt() }
}

extension Signal {
  func flatMapped<New, NewFailure>(
    _ strategy: FlattenStrategy,
    promoting promote: @escaping (Failure) -> NewFailure,
    _ transform: @escaping (Value) -> SignalProducer<New, NewFailure>
  ) -> Signal<New, NewFailure> {
    stateful { FlatMap(strategy, during: $0, promoting: promote, transform) }
  }

  /// Makes a producer from each value, and forwards the values of the producers.
  ///
  /// ```text
  /// self                 ─a──────b─────────|
  /// flatMap(.latest)     ──a1─a2──b1─b2─b3─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | makes a producer, which is started as ``FlattenStrategy`` describes |
  /// | failure | of this signal or of a producer: forwarded |
  /// | completion | forwarded when this signal and all producers have completed |
  /// | interruption | forwarded; of an inner producer: counted as its completion, but forwarded by `race` and `throttle` |
  /// | disposal | stops observing this signal and interrupts the producers |
  ///
  /// Inner producers may be `flatMap`s of further producers without end: if each is the last inner
  /// producer of the one before, neither the stack nor the memory grows. At a depth of sixty-four
  /// nested synchronous starts, a start is queued until the one that caused it has returned.
  public func flatMap<New>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<New, Failure>
  ) -> Signal<New, Failure> {
    flatMapped(strategy, promoting: sameFailure, transform)
  }
}

extension SignalProducer {
  func flatMapped<New, NewFailure>(
    _ strategy: FlattenStrategy,
    promoting promote: @escaping (Failure) -> NewFailure,
    _ transform: @escaping (Value) -> SignalProducer<New, NewFailure>
  ) -> SignalProducer<New, NewFailure> {
    SignalProducer<New, NewFailure>(combining: { output, run in
      let node = FlatMap(strategy, during: run.work, in: run, promoting: promote, transform)
      node.connect(to: output)
      run.head = node
      start(node, in: run.work)
    })
  }

  /// Makes a producer from each value, and forwards the values of the producers.
  ///
  /// The strategy decides when a producer is started, and which ones are interrupted. A failure of
  /// this producer or of an inner one fails the run. The run completes when this producer and all
  /// inner ones have. Disposing of it interrupts all of them.
  public func flatMap<New>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<New, Failure>
  ) -> SignalProducer<New, Failure> {
    flatMapped(strategy, promoting: sameFailure, transform)
  }
}

func sameFailure<Failure: Error>(_ error: Failure) -> Failure { error }

func noFailure<Failure: Error>(_ error: Never) -> Failure {}
