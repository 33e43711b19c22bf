public import Bindery

/// Work that can be started any number of times.
///
/// Each start, called a run, sends its own events.
///
/// ```swift
/// let user = SignalProducer<User, any Error> { try await client.user() }
/// user.retry(upTo: 2).startWithResult { print($0) }
/// ```
///
/// - Order: nothing happens before a start. A run sends its events in order, one at a time.
/// - Lifetime: disposing of the handle that a start returns interrupts that run and cancels its
///   work. Releasing the handle does not, as long as the work retains its observer.
/// - Errors: a run ends with at most one failure, of the type `Failure`; `Never` is that of a
///   producer that cannot fail.
/// - Cost: a chain of operators makes one object for each operator and start, and no signals
///   between them.
///
/// The vocabulary is ReactiveSwift's.
@MainActor
public struct SignalProducer<Value, Failure: Error> {
  /// The type of the signal of a run.
  public typealias ProducedSignal = Signal<Value, Failure>

  @usableFromInline let core: ProducerCore<Value, Failure>

  @inlinable init(core: ProducerCore<Value, Failure>) { self.core = core }

  /// Makes a producer that calls `generator` at each start.
  ///
  /// Members of the lifetime end when the generator sends an ending, or when the run ends. The
  /// handle of the run retains the observer. When neither the handle nor the generator retains it,
  /// the run is interrupted.
  public init(_ generator: @escaping (Signal<Value, Failure>.Observer, Lifetime) -> Void) {
    core = GeneratorCore(generator)
  }

  /// Makes a producer of one value.
  @inlinable
  public init(value: Value) { self.init(core: ValueCore(value)) }

  /// Makes a producer of several values, in order.
  public init(values: [Value]) { core = SequenceCore(values) }

  /// Makes a producer that fails with `error`.
  public init(error: Failure) { core = EndingCore(.failed(error)) }

  /// A producer that completes without a value.
  public static var empty: SignalProducer { SignalProducer(core: EndingCore(.completed)) }

  /// A producer that sends no event and never ends.
  public static var never: SignalProducer { SignalProducer(core: EndingCore(nil)) }

  /// Makes a producer each start of which calls `join`.
  ///
  /// The work that `join` starts has to be added to the run, or it continues after the run has
  /// ended.
  init(
    joining join: @escaping (_ output: BinderySignals.Observer<Value, Failure>, ProducerRun) -> Void
  ) {
    core = JoiningCore(hasSeveralInputs: false, join)
  }

  /// Makes a producer from an operator with several inputs, such as other producers or a timer.
  ///
  /// An event that is sent during the delivery of another one is queued. Work that `combine` starts
  /// in the given run ends with the output.
  init(
    combining combine:
      @escaping (_ output: BinderySignals.Observer<Value, Failure>, ProducerRun) -> Void
  ) {
    core = JoiningCore(hasSeveralInputs: true, combine)
  }

  /// Applies an operator to this producer; each start makes a new one.
  @inlinable
  func applying<NewValue, NewFailure>(
    _ make: @escaping (ProducerRun) -> Operator<Value, Failure, NewValue, NewFailure>
  ) -> SignalProducer<NewValue, NewFailure> {
    SignalProducer<NewValue, NewFailure>(core: OperatorCore(core, make))
  }

  /// Applies an operator that has another input besides this producer.
  func combining<NewValue, NewFailure>(
    _ make: @escaping (ProducerRun) -> Operator<Value, Failure, NewValue, NewFailure>
  ) -> SignalProducer<NewValue, NewFailure> {
    let core = OperatorCore(core, make)
    return SignalProducer<NewValue, NewFailure>(combining: { core.start($0, $1) })
  }
}
